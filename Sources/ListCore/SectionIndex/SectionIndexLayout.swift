/// The positions of a section index's titles, one below the other, centred in a height.
///
/// If they do not all fit, every other entry is a bullet for the titles left out; the first and the last title are
/// always there.
package struct SectionIndexLayout: Equatable, Sendable {
  package enum Entry: Equatable, Sendable {
    /// The title with this number.
    case title(Int)
    /// Titles that were left out.
    case bullet
  }

  /// Top to bottom.
  package let entries: [Entry]
  /// The beginning of the first entry.
  package let start: Double
  /// The distance between two entries.
  package let pitch: Double
  /// The number of titles that the index represents.
  package let titleCount: Int

  /// - Complexity: O(n) in entries.
  package init(titleCount: Int, height: Double, pitch: Double) {
    let capacity = Int(max(height / pitch, 0))
    self.titleCount = titleCount
    self.pitch = pitch
    entries = titleCount <= capacity ? (0..<titleCount).map(Entry.title) : Self.thinned(titleCount, to: capacity)
    start = (height - Double(entries.count) * pitch) / 2
  }

  /// As many evenly spaced titles as fit, with a bullet between two of them.
  private static func thinned(_ titleCount: Int, to capacity: Int) -> [Entry] {
    guard capacity > 0 else { return [] }
    let shown = (capacity + 1) / 2
    guard shown > 1 else { return [.title(0)] }
    var entries: [Entry] = []
    for place in 0..<shown {
      if place > 0 { entries.append(.bullet) }
      entries.append(.title((place * (titleCount - 1) + (shown - 1) / 2) / (shown - 1)))
    }
    return entries
  }

  /// The title at a distance from the top, including titles left out. Beyond the ends it is the first or the last.
  ///
  /// - Returns: nil without titles. O(1).
  package func title(at offset: Double) -> Int? {
    guard !entries.isEmpty else { return nil }
    let share = (offset - start) / (Double(entries.count) * pitch)
    return min(max(Int((share * Double(titleCount)).rounded(.down)), 0), titleCount - 1)
  }
}
