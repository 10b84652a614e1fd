import CoreGraphics

/// A position in a view, which another view converts to its coordinates with a `GeometryProxy`.
///
/// Documentation: `SwiftUI/Anchor`.
public struct Anchor<Value>: @unchecked Sendable {
  let source: Source
  let place: AnchorPlace

  /// The kind of an anchor: a point or rectangle of a view.
  ///
  /// Documentation: `SwiftUI/Anchor/Source`.
  public struct Source: @unchecked Sendable {
    /// Computes the value from the view's size; a closure converts points of the view.
    let value: (CGSize, (CGPoint) -> CGPoint) -> Value
  }
}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both belong to the same view and have equal values.
  public static func == (a: Anchor, b: Anchor) -> Bool { a.place === b.place && a.sample == b.sample }

  private var sample: Value { source.value(CGSize(width: 1, height: 1)) { $0 } }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(place)) }
}

extension Anchor.Source where Value == CGRect {
  /// A rectangle of the view, in points.
  public static func rect(_ r: CGRect) -> Self {
    Self { _, convert in
      let (start, end) = (convert(r.origin), convert(CGPoint(x: r.maxX, y: r.maxY)))
      return CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
    }
  }

  /// The bounds of the view.
  public static var bounds: Self {
    Self { size, convert in CGRect(origin: convert(.zero), size: size) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view, in points from its upper leading corner.
  public static func point(_ p: CGPoint) -> Self { Self { _, convert in convert(p) } }

  /// A point of the view, in fractions of its size.
  public static func unitPoint(_ p: UnitPoint) -> Self {
    Self { size, convert in convert(CGPoint(x: size.width * p.x, y: size.height * p.y)) }
  }

  /// The upper leading corner.
  public static var topLeading: Self { unitPoint(.topLeading) }
  /// The middle of the upper edge.
  public static var top: Self { unitPoint(.top) }
  /// The upper trailing corner.
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Self { unitPoint(.leading) }
  /// The middle.
  public static var center: Self { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Self { unitPoint(.trailing) }
  /// The lower leading corner.
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  /// The middle of the lower edge.
  public static var bottom: Self { unitPoint(.bottom) }
  /// The lower trailing corner.
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// An anchor for several values.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init { size, convert in array.map { $0.value(size, convert) } }
  }

  /// An anchor for a value, or nil.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init { size, convert in anchor?.value(size, convert) }
  }
}

/// The view to which an anchor belongs.
@MainActor
final class AnchorPlace {
  /// Finds the view's element; nil where the view is not in the tree.
  var element: () -> LayoutNode? = { nil }
}

extension LayoutNode {
  /// A point of the element in the coordinates of the outermost element around it.
  final func outermost(_ point: CGPoint) -> CGPoint {
    var point = point
    var element = self
    while let container = element.container {
      point = CGPoint(x: point.x + element.frame.minX, y: point.y + element.frame.minY)
      if let scroll = container as? ScrollLeaf { point = scroll.shownPlace(of: point) }
      element = container
    }
    return point
  }
}

extension GeometryProxy {
  /// The value of an anchor in the coordinates of this view.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let leaf = self.leaf
    return MainActor.assumeIsolated {
      AnchorValue(
        value: leaf.reading {
          let target = leaf.outermost(.zero)
          let element = anchor.place.element()
          return anchor.source.value(element?.frame.size ?? .zero) { point in
            let place = element?.outermost(point) ?? point
            return CGPoint(x: place.x - target.x, y: place.y - target.y)
          }
        })
    }.value
  }
}

/// A value that is read on the main thread alone.
private struct AnchorValue<Value>: @unchecked Sendable { let value: Value }
