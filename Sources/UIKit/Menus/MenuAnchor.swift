/// What a menu that stands by itself belongs to, in the window's coordinates.
enum MenuAnchor {
  /// A place that was clicked: the menu begins there.
  case point(CGPoint)
  /// A control: the menu stands below it, or above it where there is more room.
  /// - Parameter share: 0 for a menu that begins where the control begins, 0.5 for one about its middle, 1 for one that
  ///   ends where the control ends.
  case control(CGRect, share: CGFloat)

  /// Out of what the menu grows.
  var middle: CGPoint {
    switch self {
    case .point(let place): place
    case .control(let frame, let share): CGPoint(x: frame.minX + frame.width * share, y: frame.midY)
    }
  }
}

/// What opens a menu of its own, beside which the menu stands: a control, a button in a bar.
@MainActor
protocol MenuOwner: AnyObject {
  /// Whether the menu may open now.
  var mayOpenMenu: Bool { get }
  /// Where the menu belongs to.
  func menuAnchor(for configuration: UIContextMenuConfiguration) -> MenuAnchor
  /// Who performs the actions.
  var menuSender: Any { get }
  /// Whether the elements keep their order wherever the menu stands, if nobody says otherwise.
  var keepsMenuOrder: Bool { get }
  /// The menu is about to be asked for.
  func menuWillBeAsked()
  func menuDidOpen()
  func menuWillClose()
  /// An action is about to be performed.
  func menuWillPerform(_ action: UIAction)
}

extension MenuOwner {
  func menuWillBeAsked() {}
  func menuWillPerform(_ action: UIAction) {}
  var keepsMenuOrder: Bool { false }
}
