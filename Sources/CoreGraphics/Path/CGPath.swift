import Foundation

/// Lines and curves in the coordinates of whoever draws them. Immutable unless it is a
/// `CGMutablePath`.
public class CGPath {
  var elements = PathElements()

  init(elements: PathElements) {
    self.elements = elements
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var elements = PathElements()
    elements.addRect(rect, transform?.pointee ?? .identity)
    self.init(elements: elements)
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var elements = PathElements()
    elements.addEllipse(in: rect, transform?.pointee ?? .identity)
    self.init(elements: elements)
  }

  /// A rectangle with elliptic corners. Twice a corner's size must fit the rectangle.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var elements = PathElements()
    elements.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform?.pointee ?? .identity)
    self.init(elements: elements)
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.types.isEmpty }

  /// The end of the last element; zero for an empty path.
  public var currentPoint: CGPoint { elements.currentPoint ?? .zero }

  public func copy() -> CGPath? { CGPath(elements: elements) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.applying(transform?.pointee ?? .identity))
  }

  public func mutableCopy() -> CGMutablePath? {
    CGMutablePath(elements: elements)
  }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: elements.applying(transform?.pointee ?? .identity))
  }

  /// Calls `function` with each element in order.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Calls `block` with each element in order.
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
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.elements == right.elements
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements.types.count)
    hasher.combine(elements.points)
  }
}
