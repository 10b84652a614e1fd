/// An item with a position in a plane that can be rotated and scaled. A dynamic animator moves and rotates it.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The position of the item's centre, in points.
  var center: CGPoint { get set }
  /// The size as a rectangle whose origin is zero.
  var bounds: CGRect { get }
  /// How the item is turned and scaled about its middle.
  var transform: CGAffineTransform { get set }
  /// The shape that collides; the rectangle of the bounds by default.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The shape that collides where the type is `.path`: convex, in points around the middle.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The rectangle of the bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The rectangle of the bounds around the middle.
  public var collisionBoundingPath: UIBezierPath { .collisionBounds(bounds) }
}

extension UIBezierPath {
  /// The rectangle of an item's bounds around its middle.
  static func collisionBounds(_ bounds: CGRect) -> UIBezierPath {
    UIBezierPath(
      rect: CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
  }
}

/// The shape with which an item collides.
public enum UIDynamicItemCollisionBoundsType: UInt {
  /// The item's bounds.
  case rectangle
  /// The ellipse in the bounds.
  case ellipse
  /// The item's `collisionBoundingPath`.
  case path
}

extension UIView: UIDynamicItem {}
