/// The position of a header or footer that is pinned to the edge of the visible part, within its section.
package enum PinnedHeader {
  /// The top of a section's header: at its own position while that is visible, then at the top of the visible part, and
  /// pushed out by the end of its section's rows.
  /// - Parameters:
  ///   - section: the section's geometry.
  ///   - visibleTop: the first visible offset below bars, in points.
  /// - Complexity: O(1).
  package static func headerOffset(in section: SectionGeometry, visibleTop: Double) -> Double {
    let last = section.rows.end - section.header.length
    return max(section.header.start, min(visibleTop, last))
  }

  /// The top of a section's footer, which is pinned to the bottom of the visible part, pushed out by its header.
  ///
  /// - Parameter visibleBottom: the last visible offset above bars, in points.
  /// - Complexity: O(1).
  package static func footerOffset(in section: SectionGeometry, visibleBottom: Double) -> Double {
    let first = section.rows.start
    return min(section.footer.start, max(visibleBottom - section.footer.length, first))
  }
}
