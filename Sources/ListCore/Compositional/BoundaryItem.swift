import Foundation

/// A supplementary view at the boundary of a section, or of a whole layout: a header, a footer.
package struct BoundaryItem {
  /// The edge of the content at which an item is.
  package enum Edge: Hashable, Sendable { case top, leading, bottom, trailing, none }

  /// The alignment of an item along its edge.
  package enum Alignment: Hashable, Sendable { case start, middle, end }

  /// The number of the view's kind among the section's kinds.
  package var kind: Int
  package var size: LayoutSize
  package var insets = LayoutInsets.zero
  package var edge: Edge
  package var alignment: Alignment
  /// The offset from the position that edge and alignment give, in points.
  package var offset = CGPoint.zero
  /// Whether the item lies outside the content, which is moved to leave space for it; otherwise it covers the content.
  package var extendsBoundary = true
  /// Whether the item stays in the visible part while a part of its section is visible.
  package var isPinned = false

  package init(kind: Int, size: LayoutSize, edge: Edge, alignment: Alignment = .middle) {
    self.kind = kind
    self.size = size
    self.edge = edge
    self.alignment = alignment
  }

  /// The axis along which the item is before or after the content; nil for an item at no edge.
  var axis: LayoutAxis? {
    switch edge {
    case .top, .bottom: .vertical
    case .leading, .trailing: .horizontal
    case .none: nil
    }
  }

  var isBefore: Bool { edge == .top || edge == .leading }
}

/// The sizes of a rectangle's boundary items, and the space that they take.
package struct Boundary {
  package let items: [BoundaryItem]
  package private(set) var sizes: [CGSize]

  /// - Parameter measured: the sizes that views requested, by the number of the item.
  package init(_ items: [BoundaryItem], in container: CGSize, scale: CGFloat, measured: [Int: CGSize]) {
    self.items = items
    sizes = items.enumerated().map { index, item in
      var size = item.size.size(in: container, scale: scale)
      guard let asked = measured[index] else { return size }
      if item.size.width.isEstimated { size.width = LayoutDimension.usable(asked.width) }
      if item.size.height.isEstimated { size.height = LayoutDimension.usable(asked.height) }
      return size
    }
  }

  /// The space at the edges. [M] Items at one edge do not stack: the largest decides.
  var extents: LayoutInsets {
    var extents = LayoutInsets.zero
    for (item, size) in zip(items, sizes) where item.extendsBoundary {
      switch item.edge {
      case .top: extents.top = max(extents.top, size.height)
      case .bottom: extents.bottom = max(extents.bottom, size.height)
      case .leading: extents.leading = max(extents.leading, size.width)
      case .trailing: extents.trailing = max(extents.trailing, size.width)
      case .none: break
      }
    }
    return extents
  }

  /// The frame of an item around a content rectangle. Items that extend the content are outside of it, others inside.
  func frame(_ index: Int, around content: CGRect) -> CGRect {
    let item = items[index]
    let size = sizes[index]
    let (left, top) = (content.minX, content.minY)
    var origin = CGPoint(
      x: left + Self.position(item.alignment, size.width, content.width),
      y: top + Self.position(item.alignment, size.height, content.height))
    let outside = item.extendsBoundary
    switch item.edge {
    case .top: origin.y = outside ? top - size.height : top
    case .bottom: origin.y = outside ? content.maxY : content.maxY - size.height
    case .leading: origin.x = outside ? left - size.width : left
    case .trailing: origin.x = outside ? content.maxX : content.maxX - size.width
    case .none: break
    }
    origin.x += item.offset.x
    origin.y += item.offset.y
    return CGRect(origin: origin, size: size).inset(by: item.insets.without(estimatesOf: item.size))
  }

  private static func position(_ alignment: BoundaryItem.Alignment, _ length: CGFloat, _ room: CGFloat) -> CGFloat {
    switch alignment {
    case .start: 0
    case .middle: (room - length) / 2
    case .end: room - length
    }
  }

  /// [M] A pinned item stays in the visible part, within the rectangle that it belongs to.
  func pinned(_ frame: CGRect, _ index: Int, along axis: LayoutAxis, visible: Extent, within whole: Extent) -> CGRect {
    guard items[index].isPinned, items[index].axis == axis else { return frame }
    let own = frame.extent(axis)
    var start = own.start
    if items[index].isBefore {
      start = max(own.start, min(visible.start, whole.end - own.length))
    } else {
      start = min(own.start, max(visible.end - own.length, whole.start))
    }
    var pinned = frame
    pinned.origin[axis] = start
    return pinned
  }
}
