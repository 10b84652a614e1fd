import Fuzzing
import ListCore

/// The rules of `PinnedHeader`: a header stays inside its section, never above its own position, and at the edge
/// whenever possible.
struct PinnedHeaderModel: FuzzModel {
  static let name = "pinned-header"

  private var generator: SeededGenerator

  init(generator: SeededGenerator) { self.generator = generator }

  mutating func step() throws(Mismatch) {
    let header = Extent(start: generator.double(0...500), length: generator.double(0...60))
    let rows = Extent(start: header.end, length: generator.double(0...600))
    let footer = Extent(start: rows.end, length: generator.double(0...60))
    let section = SectionGeometry(
      section: 0, rowCount: 1, header: header, rows: rows, footer: footer,
      whole: Extent(start: header.start, length: footer.end - header.start))
    let edge = generator.double(-100...1400)

    let top = PinnedHeader.headerOffset(in: section, visibleTop: edge)
    try expect(top >= header.start, "a header at \(top) is above its place \(header.start)")
    try expect(top + header.length <= rows.end + 1e-9, "a header ends at \(top + header.length), past the rows")
    if edge >= header.start && edge + header.length <= rows.end {
      try expect(top, is: edge, "the header of a section that reaches the edge")
    }

    let bottom = PinnedHeader.footerOffset(in: section, visibleBottom: edge)
    try expect(bottom <= footer.start, "a footer at \(bottom) is below its place \(footer.start)")
    try expect(bottom >= rows.start - 1e-9, "a footer at \(bottom) is above the rows")
    if edge - footer.length >= rows.start && edge - footer.length <= footer.start {
      try expect(bottom, is: edge - footer.length, "the footer of a section that reaches the edge")
    }
  }
}
