import Foundation

/// An item of a compositional layout: a cell, or a group of further items.
package struct LayoutItem {
  package indirect enum Content {
    case cell
    /// Items side by side, or one below the other.
    case line(LayoutLine)
    /// Cells where an app puts them in a group of a size.
    case custom((CGSize) -> [LayoutCustomCell])
  }

  package var size: LayoutSize
  /// The space within the item's size that its frame leaves free.
  package var insets = LayoutInsets.zero
  package var edgeSpacing = LayoutEdgeSpacing()
  /// Supplementary views attached to the item.
  package var attached: [LayoutAttachedView] = []
  package var content: Content

  package init(size: LayoutSize, content: Content = .cell) {
    self.size = size
    self.content = content
  }

  /// Whether anything within has an estimated size.
  package var isEstimated: Bool {
    if size.isEstimated || attached.contains(where: \.size.isEstimated) { return true }
    guard case .line(let line) = content else { return false }
    return line.items.contains(where: \.isEstimated)
  }
}

/// Items that follow each other along an axis.
package struct LayoutLine {
  package enum Repetition: Hashable, Sendable {
    /// The items in turn, as many as fit in the line.
    case asRoomAllows
    /// The first item so many times, each with an equal share of the line.
    case equalShares(Int)
    /// The first item so many times, in its own size.
    case times(Int)
  }

  package var axis: LayoutAxis
  package var items: [LayoutItem]
  package var repetition: Repetition
  /// Between two items; nil leaves no room.
  package var spacing: LayoutSpacing?

  package init(
    axis: LayoutAxis, items: [LayoutItem], repetition: Repetition = .asRoomAllows, spacing: LayoutSpacing? = nil
  ) {
    self.axis = axis
    self.items = items
    self.repetition = repetition
    self.spacing = spacing
  }

  /// How many items a line has, where that does not depend on their sizes.
  var count: Int? {
    switch repetition {
    case .asRoomAllows: nil
    case .equalShares(let count), .times(let count): max(count, 0)
    }
  }
}

/// A cell of a custom group.
package struct LayoutCustomCell: Equatable, Sendable {
  /// In the group, in points.
  package var frame: CGRect
  package var depth: Int

  package init(frame: CGRect, depth: Int = 0) {
    self.frame = frame
    self.depth = depth
  }
}

/// Edges, or the corner where two of them meet. None is the middle.
package struct LayoutEdges: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let top = LayoutEdges(rawValue: 1)
  package static let leading = LayoutEdges(rawValue: 2)
  package static let bottom = LayoutEdges(rawValue: 4)
  package static let trailing = LayoutEdges(rawValue: 8)

  /// The point of a rectangle that the edges name, as parts of its size. Opposite edges cancel each other.
  var unitPoint: CGPoint {
    CGPoint(
      x: contains(.leading) == contains(.trailing) ? 0.5 : contains(.leading) ? 0 : 1,
      y: contains(.top) == contains(.bottom) ? 0.5 : contains(.top) ? 0 : 1)
  }
}

/// The point of a rectangle where a supplementary view is attached.
package struct LayoutAnchor: Hashable, Sendable {
  package var edges: LayoutEdges
  /// In points, or in parts of the view's size.
  package var offset: CGPoint
  package var isFractional: Bool

  package init(edges: LayoutEdges, offset: CGPoint = .zero, isFractional: Bool = false) {
    self.edges = edges
    self.offset = offset
    self.isFractional = isFractional
  }

  func distance(for size: CGSize) -> CGPoint {
    isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}

/// A supplementary view at an item, such as a badge.
package struct LayoutAttachedView {
  /// The number of the view's kind among the section's kinds.
  package var kind: Int
  package var size: LayoutSize
  package var insets = LayoutInsets.zero
  package var container: LayoutAnchor
  /// The view's own anchor point, aligned with the container's; nil for the point with the same edges.
  package var own: LayoutAnchor?

  package init(kind: Int, size: LayoutSize, container: LayoutAnchor, own: LayoutAnchor? = nil) {
    self.kind = kind
    self.size = size
    self.container = container
    self.own = own
  }

  /// The view's frame, for an item's frame.
  func frame(at item: CGRect, scale: CGFloat) -> CGRect {
    let size = size.size(in: item.size, scale: scale)
    let outer = container.edges.unitPoint
    let inner = own?.edges.unitPoint ?? outer
    let outerOffset = container.distance(for: size)
    let innerOffset = own?.distance(for: size) ?? .zero
    let origin = CGPoint(
      x: item.minX + item.width * outer.x + outerOffset.x - size.width * inner.x + innerOffset.x,
      y: item.minY + item.height * outer.y + outerOffset.y - size.height * inner.y + innerOffset.y)
    return CGRect(origin: origin, size: size).inset(by: insets.without(estimatesOf: self.size))
  }

  /// The distance in points by which the view's origin moves for each point by which the view grows.
  var drift: CGPoint {
    let inner = (own ?? container).edges.unitPoint
    let parts = [container, own].compactMap { $0 }.filter(\.isFractional)
    return CGPoint(
      x: parts.reduce(0) { $0 + $1.offset.x } - inner.x, y: parts.reduce(0) { $0 + $1.offset.y } - inner.y)
  }
}
