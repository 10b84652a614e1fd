/// Something with a place in a plane that can be turned and scaled.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle, in points.
  var center: CGPoint { get set }
  /// The size as a rectangle whose origin is zero.
  var bounds: CGRect { get }
  /// How the item is turned and scaled about its middle.
  var transform: CGAffineTransform { get set }
}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
