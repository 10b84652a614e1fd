/// Where a header or footer stands that sticks to the edge of what is visible, within its section.
package enum PinnedHeader {
  /// The top of a section's header: at its own place while that is visible, then at the top of the visible
  /// part, and pushed out by the end of its section's rows.
  /// - Parameters:
  ///   - section: the section's geometry.
  ///   - visibleTop: the first visible offset below bars, in points.
  /// - Complexity: O(1).
  package static func headerOffset(in section: SectionGeometry, visibleTop: Double) -> Double {
    let last = section.rows.end - section.header.length
    return max(section.header.start, min(visibleTop, last))
  }

  /// The top of a section's footer, which sticks to the bottom of the visible part the same way.
  /// - Parameter visibleBottom: the last visible offset above bars, in points.
  /// - Complexity: O(1).
  package static func footerOffset(in section: SectionGeometry, visibleBottom: Double) -> Double {
    let first = section.rows.start
    return min(section.footer.start, max(visibleBottom - section.footer.length, first))
  }
}
