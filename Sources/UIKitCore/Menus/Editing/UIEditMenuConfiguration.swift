/// The direction in which an edit menu's arrow points: a menu that points down is above its source.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// The menu is above its source, or below it if there is no room.
  case automatic = 0
  /// The menu is below its source.
  case up = 1
  /// The menu is above its source.
  case down = 2
  /// The menu is to the right of its source.
  case left = 3
  /// The menu is to the left of its source.
  case right = 4
}

/// The source of an edit menu: an identifier and a point.
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

  /// The identifier that the app gave, or a generated one.
  open var identifier: AnyHashable { name }

  /// The point for which the menu was requested, in the view's coordinates.
  open var sourcePoint: CGPoint { point }

  /// The preferred direction of the arrow; `automatic` by default.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
}
