/// Where a menu stands beside what it belongs to, along one axis; in points.
package struct MenuPlacement: Equatable, Sendable {
  /// Where what the menu belongs to begins.
  package let preview: Double
  /// Where the menu begins.
  package let menu: Double
  /// How long the menu may be: what does not fit is scrolled.
  package let length: Double

  /// Places a menu below a preview, or above it where there is more room; where neither is enough, the preview gives
  /// way, and then the menu is cut.
  /// - Parameters:
  ///   - preview: where the preview is now, and how high it is.
  ///   - length: how high the menu would be.
  ///   - room: from where to where anything may stand.
  ///   - gap: the distance between both.
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
      // A preview that takes nearly everything leaves a third to the menu, which covers its end.
      let fitting = min(length, max(extent - preview.length - gap, extent / 3))
      let menu = room.upperBound - fitting
      self.init(
        preview: max(room.lowerBound, min(start, menu - gap - preview.length)), menu: menu, length: fitting)
    }
  }

  private init(preview: Double, menu: Double, length: Double) {
    self.preview = preview
    self.menu = menu
    self.length = length
  }

  /// Where something begins that stands beside something else along the other axis.
  /// - Parameter share: 0 for one beginning, 0.5 for one middle, 1 for one end.
  package static func aligned(_ length: Double, to other: (start: Double, length: Double), share: Double) -> Double {
    other.start + (other.length - length) * share
  }

  /// Where something begins that keeps within limits, and begins with them where it is longer.
  package static func shifted(_ start: Double, _ length: Double, into room: ClosedRange<Double>) -> Double {
    max(room.lowerBound, min(start, room.upperBound - length))
  }
}
