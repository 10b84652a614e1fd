/// The control above a scroll view's content that a pull starts, as the scroll view sees it.
@MainActor
protocol PulledControl: UIView {
  /// The part of the scroll view that places the control; nil while the control has no scroll view.
  var room: ScrollRefresh? { get set }
  var isRefreshing: Bool { get }
  /// Whether the control is at rest and hidden.
  var isIdle: Bool { get }
  /// The space that the control needs at a width, in points.
  func height(width: CGFloat) -> CGFloat
  /// Called when the content is `distance` points below its resting position.
  func contentDidMove(to distance: CGFloat, viewHeight: CGFloat, isHeld: Bool)
  /// Begins a refresh as if the user had pulled for it.
  /// - Returns: whether there was none under way.
  func beginByUser() -> Bool
  /// Called when the control was removed from its scroll view, or given to another one.
  func detach()
}
