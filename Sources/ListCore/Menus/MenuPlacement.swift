/// The position of a menu beside its preview, along one axis; in points.
package struct MenuPlacement: Equatable, Sendable {
  /// The beginning of the preview.
  package let preview: Double
  /// The beginning of the menu.
  package let menu: Double
  /// The length of the menu; content that does not fit is scrolled.
  package let length: Double

  /// Places a menu below a preview, or above it if there is more space. If neither is enough, the preview is moved, and
  /// then the menu is shortened.
  ///
  /// - Parameters:
  /// - preview: the preview's present beginning and height.
  /// - length: the height of the whole menu.
  /// - room: the range that both must stay in.
  /// - gap: the distance between both.
  package init(
    preview: (start: Double, length: Double), menu length: Double, room: ClosedRange<Double>, gap: Double
  ) {
    let extent = room.upperBound - room.lowerBound
    let start = Self.shifted(preview.start, preview.length, into: room)
    let below = room.upperBound - start - preview.length - gap
    let above = start - room.lowerBound - gap
    if length <= below {
      self.init(preview: start, menu: start + preview.length + gap, length: length)
    } else if length <= above {
      self.init(preview: start, menu: start - gap - length, length: length)
    } else {
      // If the preview takes nearly all of the space, the menu gets a third and covers the preview's end.
      let fitting = min(length, max(extent - preview.length - gap, extent / 3))
      let menu = room.upperBound - fitting
      self.init(
        preview: max(room.lowerBound, min(start, menu - gap - preview.length)), menu: menu, length: fitting)
    }
  }

  /// Places a menu below a source that does not move, or above the source if the menu fits only there. If it fits on
  /// neither side, it is shortened to the larger space. If both spaces are less than a third of the range, it covers
  /// the end of the source.
  ///
  /// - Parameters:
  /// - source: the source's beginning and height.
  /// - length: the height of the whole menu.
  /// - room: the range that the menu must stay in.
  /// - gap: the distance between both.
  package init(
    beside source: (start: Double, length: Double), menu length: Double, room: ClosedRange<Double>, gap: Double
  ) {
    // A source that extends beyond the range counts as lying at the range's edge.
    let start = Self.shifted(source.start, source.length, into: room)
    let below = room.upperBound - start - source.length - gap
    let above = start - room.lowerBound - gap
    if max(below, above) < min(length, (room.upperBound - room.lowerBound) / 3) {
      self.init(preview: source, menu: length, room: room, gap: gap)
    } else if length <= below || below >= above {
      self.init(preview: start, menu: start + source.length + gap, length: min(length, below))
    } else {
      let fitting = min(length, above)
      self.init(preview: start, menu: start - gap - fitting, length: fitting)
    }
  }

  private init(preview: Double, menu: Double, length: Double) {
    self.preview = preview
    self.menu = menu
    self.length = length
  }

  /// The beginning of an element that is aligned with another along the other axis.
  ///
  /// - Parameter share: 0 aligns the beginnings, 0.5 the middles, 1 the ends.
  package static func aligned(_ length: Double, to other: (start: Double, length: Double), share: Double) -> Double {
    other.start + (other.length - length) * share
  }

  /// The beginning of an element that is moved into limits; it begins with them if it is longer.
  package static func shifted(_ start: Double, _ length: Double, into room: ClosedRange<Double>) -> Double {
    max(room.lowerBound, min(start, room.upperBound - length))
  }
}
