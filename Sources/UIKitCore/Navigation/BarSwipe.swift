/// The bars, as seen by the gestures that hide and show them.
@MainActor
protocol BarHidingHost: AnyObject {
  var isBarHidden: Bool { get }
  /// The controller that has the bars; nil where it is about to go.
  var barController: UIViewController? { get }
  /// Hides or shows the navigation bar and the toolbar.
  func setBarsHidden(_ areHidden: Bool)
}

/// Recognises swipes up, which hide the bars of a navigation controller, and down, which show them. Other gestures
/// recognise the same touches: content scrolls during the swipe.
@MainActor
final class BarSwipe: UIPanGestureRecognizer {
  /// How far a finger moves before the bars are hidden or shown, in points [?].
  static let distance: CGFloat = 20

  private weak var host: (any BarHidingHost)?
  /// The position of the finger's last change of direction, relative to its start; distances count from there.
  private var turn: CGFloat = 0
  private var farthest: CGFloat = 0

  init(host: (any BarHidingHost)?) {
    self.host = host
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
    isEnabled = false
    actions.handler = { [weak self] in self?.follow() }
  }

  required convenience init?(coder: NSCoder) {
    self.init(host: nil)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  private func follow() {
    guard let view, state == .began || state == .changed else { return }
    let translation = translation(in: view)
    if state == .began { (turn, farthest) = (0, 0) }
    // A finger that reverses its direction begins a swipe the other way.
    if (farthest - turn) * (translation.y - farthest) < 0 { turn = farthest }
    farthest = translation.y
    let moved = farthest - turn
    guard abs(moved) >= Self.distance, abs(translation.y) > abs(translation.x) else { return }
    host?.setBarsHidden(moved < 0)
  }
}
