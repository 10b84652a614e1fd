import CoreGraphics

/// A row or column of a lazy grid.
///
/// Documentation: `SwiftUI/GridItem`.
public struct GridItem: Equatable, Sendable {
  /// The width of a column, or the height of a row.
  public enum Size: Equatable, Sendable {
    /// Some points.
    case fixed(CGFloat)
    /// A share of the available space, within limits in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit in a share of the space, each within limits in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The width of the column, or the height of the row.
  public var size: Size
  /// The points to the next column or row; nil for the usual distance.
  public var spacing: CGFloat?
  /// The alignment of views in their cells; nil for the centre.
  public var alignment: Alignment?

  /// A column or row.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension GridItem {
  /// The length without available space, for a grid whose views have a given length.
  func idealLength(of view: CGFloat) -> CGFloat {
    switch size {
    case .fixed(let length): length
    case .flexible(let least, let most), .adaptive(let least, let most): min(max(view, least), most)
    }
  }
}

/// The columns of a vertical grid, or the rows of a horizontal one, for an available length.
struct LazyTracks: Equatable {
  struct Track: Equatable {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment
  }

  private(set) var tracks: [Track] = []
  /// The total length of the tracks and the spacing between them.
  private(set) var length: CGFloat = 0

  /// The usual distance [?].
  private static let usual: CGFloat = 8

  /// Divides the length among columns: fixed ones first, then the others in order, each an equal share of the rest
  /// within its limits [D]. An adaptive column becomes as many as fit in its share.
  init(_ items: [GridItem], room: CGFloat) {
    let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? Self.usual) }
    var rest = room - gaps
    var flexible = 0
    for item in items {
      if case .fixed(let length) = item.size { rest -= length } else { flexible += 1 }
    }
    var position: CGFloat = 0
    for (index, item) in items.enumerated() {
      let gap = item.spacing ?? Self.usual
      let share = max(rest / CGFloat(max(flexible, 1)), 0)
      let lengths = Self.lengths(of: item.size, share: share, gap: gap)
      if case .fixed = item.size {
      } else {
        flexible -= 1
        rest -= lengths.reduce(0, +) + CGFloat(lengths.count - 1) * gap
      }
      for (inner, length) in lengths.enumerated() {
        tracks.append(Track(start: position, length: length, alignment: item.alignment ?? .center))
        position += length
        if inner + 1 < lengths.count || index + 1 < items.count { position += gap }
      }
    }
    length = position
  }

  private static func lengths(of size: GridItem.Size, share: CGFloat, gap: CGFloat) -> [CGFloat] {
    switch size {
    case .fixed(let length): return [max(length, 0)]
    case .flexible(let least, let most): return [max(min(share, most), least)]
    case .adaptive(let least, let most):
      let fitting = (share + gap) / (max(least, 1) + gap)
      // An infinite share fits any number of columns.
      let count = fitting.isFinite ? max(Int(fitting), 1) : 1
      let length = (share - CGFloat(count - 1) * gap) / CGFloat(count)
      return Array(repeating: max(min(length, most), least), count: count)
    }
  }
}
