/// The source beside which a menu opens, in the window's coordinates.
enum MenuAnchor {
  /// A point that was clicked: the menu begins there.
  case point(CGPoint)
  /// A control: the menu is below it, or above it if there is more space.
  ///
  /// - Parameter share: 0 aligns the beginnings of menu and control, 0.5 their middles, 1 their ends.
  case control(CGRect, share: CGFloat)

  /// The point from which the menu grows.
  var middle: CGPoint {
    switch self {
    case .point(let place): place
    case .control(let frame, let share): CGPoint(x: frame.minX + frame.width * share, y: frame.midY)
    }
  }
}

/// An object with a menu that opens beside it: a control, or a button in a bar.
@MainActor
protocol MenuOwner: AnyObject {
  /// Whether the menu may open now.
  var mayOpenMenu: Bool { get }
  /// The source of the menu.
  func menuAnchor(for configuration: UIContextMenuConfiguration) -> MenuAnchor
  /// The sender of the actions, such as the control whose menu it is.
  var menuSender: Any { get }
  /// Whether the elements keep their order above and below the source, unless the configuration specifies otherwise.
  var keepsMenuOrder: Bool { get }
  /// Called before the menu is requested.
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
