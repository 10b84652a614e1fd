import Fuzzing
import ListCore

/// Compares `TableGeometry` with a list of sections, each an array of heights, read from the top for each query.
struct TableGeometryModel: FuzzModel {
  static let name = "table-geometry"
  private static let stepsPerTable = 200

  private struct Section {
    var header: Double
    var rows: [Double]
    var footer: Double
  }

  private struct Placed {
    var item: TableItem
    var start: Double
    var length: Double
    /// The start of the item's own space: above a header's padding.
    var roomStart: Double
  }

  private var generator: SeededGenerator
  private var geometry = TableGeometry()
  private var sections: [Section] = []
  private var padding = 0.0
  private var steps = 0

  init(generator: SeededGenerator) { self.generator = generator }

  mutating func step() throws(Mismatch) {
    if steps % Self.stepsPerTable == 0 { try rebuild() }
    steps += 1
    if generator.oneIn(2) { try setHeight() }
    try check()
  }

  /// Eighths of a point are exact in `Double` sums as well, so the reference needs no tolerance.
  private mutating func height() -> Double {
    generator.oneIn(4) ? 0 : Double(generator.int(1...800)) / 8
  }

  private mutating func rebuild() throws(Mismatch) {
    padding = generator.oneIn(2) ? 0 : 22
    sections = (0..<generator.int(0...6)).map { _ in
      let header = height()
      let uniform = height()
      let isUniform = generator.oneIn(2)
      let rows = (0..<generator.int(0...8)).map { _ in isUniform ? uniform : height() }
      return Section(header: header, rows: rows, footer: height())
    }
    var builder = TableGeometry.Builder(
      headerTopPadding: padding, leafCapacity: RunTree.minimumLeafCapacity)
    for section in sections {
      builder.beginSection(header: section.header)
      for row in section.rows { builder.appendRows(height: row) }
      builder.endSection(footer: section.footer)
    }
    geometry = builder.finish(leading: height(), trailing: height())
    try expectNoViolation(geometry.invariantViolation())
    try expect(geometry.sectionCount, is: sections.count, "number of sections")
    try expect(geometry.rowCount, is: sections.reduce(0) { $0 + $1.rows.count }, "number of rows")
  }

  private var placed: [Placed] {
    var result: [Placed] = []
    var y = geometry.leading
    for (index, section) in sections.enumerated() {
      let above = section.header > 0 ? padding : 0
      result.append(
        Placed(item: .header(section: index), start: y + above, length: section.header, roomStart: y))
      y += above + section.header
      for (row, height) in section.rows.enumerated() {
        result.append(
          Placed(item: .row(RowPath(section: index, row: row)), start: y, length: height, roomStart: y))
        y += height
      }
      result.append(Placed(item: .footer(section: index), start: y, length: section.footer, roomStart: y))
      y += section.footer
    }
    return result
  }

  private mutating func setHeight() throws(Mismatch) {
    guard !sections.isEmpty else { return }
    let index = generator.int(0...sections.count - 1)
    let height = height()
    let item: TableItem
    let before = geometry.contentHeight
    switch generator.int(0...3) {
    case 0:
      item = .header(section: index)
      sections[index].header = height
    case 1:
      item = .footer(section: index)
      sections[index].footer = height
    default:
      guard !sections[index].rows.isEmpty else { return }
      let row = generator.int(0...sections[index].rows.count - 1)
      item = .row(RowPath(section: index, row: row))
      sections[index].rows[row] = height
    }
    let moved = geometry.setHeight(height, of: item)
    try expect(geometry.contentHeight, is: before + moved, "content height after \(item) became \(height)")
    try expectNoViolation(geometry.invariantViolation())
  }

  private mutating func check() throws(Mismatch) {
    let placed = placed
    let end = placed.last.map { $0.start + $0.length } ?? geometry.leading
    try expect(geometry.contentHeight, is: end + geometry.trailing, "content height")
    let lower = Double(generator.int(-800...Int(end * 8) + 800)) / 8
    let upper = lower + Double(generator.int(0...4000)) / 8
    var atOffset: TableItem?
    var visible: [Int] = []
    for (number, item) in placed.enumerated() {
      let itemEnd = item.start + item.length
      if lower >= item.roomStart && lower < itemEnd { atOffset = item.item }
      if itemEnd > item.roomStart && itemEnd > lower && item.roomStart < upper { visible.append(number) }
    }
    try expect(geometry.item(atOffset: lower), is: atOffset, "item at \(lower)")
    var range = visible.first.map { $0..<visible[visible.count - 1] + 1 } ?? 0..<0
    if lower >= upper { range = 0..<0 }
    try expect(geometry.items(from: lower, to: upper), is: range, "items from \(lower) to \(upper)")
    guard !placed.isEmpty else { return }
    let number = generator.int(0...placed.count - 1)
    let item = placed[number]
    try expect(geometry.item(at: number), is: item.item, "item \(number)")
    try expect(geometry.index(of: item.item), is: number, "number of \(item.item)")
    try expect(
      geometry.extent(of: item.item), is: Extent(start: item.start, length: item.length), "extent of \(item.item)")
    try checkWalk(placed, from: number)
    try checkSection(placed, item.item.section)
  }

  private func checkWalk(_ placed: [Placed], from first: Int) throws(Mismatch) {
    var items: [TableItem] = []
    var extents: [Extent] = []
    geometry.forEachItem(in: first..<placed.count) { item, extent in
      items.append(item)
      extents.append(extent)
      return true
    }
    try expect(items, is: placed[first...].map(\.item), "the walk from item \(first)")
    try expect(
      extents, is: placed[first...].map { Extent(start: $0.start, length: $0.length) }, "its extents")
  }

  private func checkSection(_ placed: [Placed], _ section: Int) throws(Mismatch) {
    let own = placed.filter { $0.item.section == section }
    let found = geometry.geometry(ofSection: section)
    try expect(found.rowCount, is: own.count - 2, "rows of section \(section)")
    try expect(found.header.start, is: own[0].start, "header of section \(section)")
    try expect(found.header.length, is: own[0].length, "header height of section \(section)")
    try expect(found.rows.start, is: own[0].start + own[0].length, "first row of section \(section)")
    try expect(found.rows.end, is: own[own.count - 1].start, "last row of section \(section)")
    try expect(found.whole.start, is: own[0].roomStart, "start of section \(section)")
    try expect(
      found.whole.end, is: own[own.count - 1].start + own[own.count - 1].length, "end of section \(section)")
  }
}
