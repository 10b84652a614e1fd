import Foundation

/// One of the two directions of the plane.
package enum LayoutAxis: Hashable, Sendable {
  case horizontal, vertical

  package var across: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

/// A width or a height of a compositional layout, before its container is known.
package struct LayoutDimension: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A part of the container's width or height, from 0 to 1 or more.
    case fractionalWidth, fractionalHeight
    /// Points.
    case absolute
    /// An estimate in points until a cell provides its size.
    case estimated
    /// Like ``estimated``; then as large as the largest of its siblings.
    case uniformAcrossSiblings
  }

  package let kind: Kind
  package let value: CGFloat

  /// A value that is negative or not a number becomes 0; an infinite one becomes the greatest length.
  package init(_ kind: Kind, _ value: CGFloat) {
    self.kind = kind
    self.value = LayoutDimension.usable(value)
  }

  /// The greatest length of one dimension, in points: sums of a billion of them are still exact.
  private static let greatest: CGFloat = 20_000

  /// A length given by a cell or an app, limited to the range that can be laid out. NaN becomes 0.
  package static func usable(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, greatest) : 0 }

  /// Whether the cells decide the length.
  package var isEstimated: Bool { kind == .estimated || kind == .uniformAcrossSiblings }

  package var isFractional: Bool { kind == .fractionalWidth || kind == .fractionalHeight }

  /// The length in a container, in points. [M] Parts of a container are rounded down to a pixel.
  package func length(in container: CGSize, scale: CGFloat) -> CGFloat {
    switch kind {
    case .fractionalWidth: Self.wholePixels(Self.usable(container.width * value), scale)
    case .fractionalHeight: Self.wholePixels(Self.usable(container.height * value), scale)
    case .absolute, .estimated, .uniformAcrossSiblings: value
    }
  }

  /// The rounding error by which a third of a length may be below a whole pixel, in pixels.
  private static let tolerance: CGFloat = 0.0001

  static func wholePixels(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
    (length * scale + tolerance).rounded(.down) / scale
  }
}

/// The width and the height of an item or group.
package struct LayoutSize: Hashable, Sendable {
  package var width: LayoutDimension
  package var height: LayoutDimension

  package init(width: LayoutDimension, height: LayoutDimension) {
    self.width = width
    self.height = height
  }

  package subscript(axis: LayoutAxis) -> LayoutDimension { axis == .horizontal ? width : height }

  package func size(in container: CGSize, scale: CGFloat) -> CGSize {
    CGSize(width: width.length(in: container, scale: scale), height: height.length(in: container, scale: scale))
  }

  package var isEstimated: Bool { width.isEstimated || height.isEstimated }
}

/// Distances from the edges of a rectangle, in points, for left-to-right interfaces.
package struct LayoutInsets: Hashable, Sendable {
  package var top: CGFloat
  package var leading: CGFloat
  package var bottom: CGFloat
  package var trailing: CGFloat

  package init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package static let zero = LayoutInsets()

  func before(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? leading : top }
  func behind(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? trailing : bottom }
  func both(_ axis: LayoutAxis) -> CGFloat { before(axis) + behind(axis) }

  /// [C] Insets have no effect on a dimension that is estimated.
  func without(estimatesOf size: LayoutSize) -> LayoutInsets {
    var insets = self
    if size.width.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if size.height.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  /// The part of a size within the insets; insets that leave no room leave nothing.
  package func room(in size: CGSize) -> CGSize {
    CGSize(width: max(size.width - both(.horizontal), 0), height: max(size.height - both(.vertical), 0))
  }
}

/// The distance between two items, in points: either fixed or a minimum.
package struct LayoutSpacing: Hashable, Sendable {
  package var isFlexible: Bool
  package var length: CGFloat

  package init(isFlexible: Bool, length: CGFloat) {
    self.isFlexible = isFlexible
    self.length = length.isFinite ? length : 0
  }
}

/// The space around an item, outside its size. Nil leaves none.
package struct LayoutEdgeSpacing: Hashable, Sendable {
  package var leading: LayoutSpacing?
  package var top: LayoutSpacing?
  package var trailing: LayoutSpacing?
  package var bottom: LayoutSpacing?

  package init(
    leading: LayoutSpacing? = nil, top: LayoutSpacing? = nil, trailing: LayoutSpacing? = nil,
    bottom: LayoutSpacing? = nil
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  func before(_ axis: LayoutAxis) -> LayoutSpacing? { axis == .horizontal ? leading : top }
  func behind(_ axis: LayoutAxis) -> LayoutSpacing? { axis == .horizontal ? trailing : bottom }
}

extension CGSize {
  package subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  package subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension CGRect {
  func inset(by insets: LayoutInsets) -> CGRect {
    CGRect(origin: CGPoint(x: minX + insets.leading, y: minY + insets.top), size: insets.room(in: size))
  }

  /// The start and end of the rectangle along an axis.
  package func extent(_ axis: LayoutAxis) -> Extent {
    axis == .horizontal ? Extent(start: minX, length: width) : Extent(start: minY, length: height)
  }
}
