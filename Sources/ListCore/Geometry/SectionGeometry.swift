/// The extents of one section and its parts, in points from the top of the table's content.
package struct SectionGeometry: Equatable, Sendable {
  package var section: Int
  package var rowCount: Int
  /// The header without the padding above it; of length 0 if there is none.
  package var header: Extent
  /// All rows together.
  package var rows: Extent
  /// The footer; of length 0 if there is none.
  package var footer: Extent
  /// The whole section, from the padding above the header to the end of the footer.
  package var whole: Extent

  package init(
    section: Int, rowCount: Int, header: Extent, rows: Extent, footer: Extent, whole: Extent
  ) {
    self.section = section
    self.rowCount = rowCount
    self.header = header
    self.rows = rows
    self.footer = footer
    self.whole = whole
  }
}
