/// Divides the width of a segmented control among its segments.
struct SegmentWidths {
  /// The width that each segment's content needs, in points, with the padding at both sides.
  var natural: [CGFloat]
  /// The width that was set for each segment, in points; 0 for none.
  var given: [CGFloat]
  var isApportioned: Bool

  /// The total width of all segments, in points.
  var total: CGFloat {
    let widest = natural.max() ?? 0
    return zip(natural, given).reduce(0) { sum, width in
      sum + (width.1 > 0 ? width.1 : isApportioned ? width.0 : widest)
    }
  }

  /// The widths in a control of `width` points: widths that the app set are kept, and the other segments share the
  /// rest, equally or in proportion to their content.
  func widths(in width: CGFloat) -> [CGFloat] {
    let rest = max(width - given.reduce(0, +), 0)
    let free = zip(natural, given).filter { $0.1 == 0 }.map(\.0)
    let needed = free.reduce(0, +)
    return zip(natural, given).map { natural, given in
      if given > 0 { return given }
      return isApportioned && needed > 0 ? rest * natural / needed : rest / CGFloat(max(free.count, 1))
    }
  }
}
