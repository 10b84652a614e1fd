import Foundation

/// Lines and curves, in the coordinates of the context or layer that draws them. Immutable unless it is a
/// `CGMutablePath`. Equal by elements.
public class CGPath {
  var elements = PathElements()

  init(elements: PathElements) {
    self.elements = elements
  }

  /// A path around a rectangle, mapped by `transform`; nil means the identity. Empty for a null rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var elements = PathElements()
    elements.addRect(rect, transform?.pointee ?? .identity)
    self.init(elements: elements)
  }

  /// A path along the ellipse that touches the four sides of `rect`, mapped by `transform`; nil means the identity.
  /// Empty for a null rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var elements = PathElements()
    elements.addEllipse(in: rect, transform?.pointee ?? .identity)
    self.init(elements: elements)
  }

  /// A path around a rectangle with elliptic corners, mapped by `transform`; nil means the identity. Stops the
  /// program when twice a corner's size exceeds the rectangle's, or a size is negative.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var elements = PathElements()
    elements.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform?.pointee ?? .identity)
    self.init(elements: elements)
  }

  /// Whether the path has no elements; a path of a single move is not empty.
  public var isEmpty: Bool { elements.types.isEmpty }

  /// The end of the last element; zero for an empty path.
  public var currentPoint: CGPoint { elements.currentPoint ?? .zero }

  /// An immutable path of the elements as they are now. O(1): elements are copied when one of both changes. Never
  /// nil.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// An immutable path with every point mapped by `transform`; nil means the identity. Never nil.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.applying(transform?.pointee ?? .identity))
  }

  /// A mutable copy. Never nil.
  public func mutableCopy() -> CGMutablePath? {
    CGMutablePath(elements: elements)
  }

  /// A mutable copy with every point mapped by `transform`; nil means the identity. Never nil.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: elements.applying(transform?.pointee ?? .identity))
  }

  /// Calls `function` with `info` and each element in order. The element's points are valid only during the call.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Calls `block` with each element in order. The element's points are valid only during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
      guard let base = buffer.baseAddress else { return }
      base.initialize(repeating: .zero, count: 3)
      var next = 0
      for type in elements.types {
        for offset in 0..<type.pointCount { base[offset] = elements.points[next + offset] }
        next += type.pointCount
        var element = CGPathElement(type: type, points: base)
        block(&element)
      }
    }
  }
}

extension CGPath: Hashable {
  /// Paths are equal when they have equal elements in the same order, also if one of them is mutable. O(n).
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.elements == right.elements
  }

  /// Combines the points; O(n). A mutable path must not change while it is in a set or a dictionary.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements.types.count)
    hasher.combine(elements.points)
  }
}
