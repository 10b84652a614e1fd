/// On which side of an edit menu what it belongs to is: a menu that points down stands above it.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// Above, or below where there is no room.
  case automatic = 0
  case up = 1
  case down = 2
  case left = 3
  case right = 4
}

/// What an edit menu is opened for.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  private let name: AnyHashable
  private let point: CGPoint

  private init(_ identifier: AnyHashable, at point: CGPoint) {
    name = identifier
    self.point = point
    super.init()
  }

  /// A menu at a point of the view that has it.
  public convenience init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.init(identifier ?? AnyHashable(UUID()), at: sourcePoint)
  }

  /// Whatever the app knows the menu by; made up where none was given.
  open var identifier: AnyHashable { name }

  /// Where the menu was asked for, in the view.
  open var sourcePoint: CGPoint { point }

  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
}
