/// Rows that a list shows without having data for them, such as placeholders of dropped items until their data
/// arrives.
///
/// Numbers "as shown" count placeholders; rows of the data are numbered without them.
package struct PlaceholderRows: Equatable, Sendable {
  private struct Row: Equatable, Sendable {
    var row: Int
    let name: Int
  }

  /// The placeholders of each section, numbered as shown, in order.
  private var rows: [Int: ContiguousArray<Row>] = [:]

  package init() {}

  package var isEmpty: Bool { rows.isEmpty }
  package var names: Set<Int> { Set(rows.values.joined().map(\.name)) }

  // MARK: Questions. O(k) for k placeholders in a section

  /// How many placeholders of a section precede a row, numbered as shown.
  private func count(before path: RowPath) -> Int { rows[path.section]?.prefix { $0.row < path.row }.count ?? 0 }

  /// How many placeholders a section has.
  package func count(inSection section: Int) -> Int { rows[section]?.count ?? 0 }

  /// The placeholders of a section, numbered as shown, in order.
  package func numbers(inSection section: Int) -> some RandomAccessCollection<Int> {
    (rows[section] ?? []).lazy.map(\.row)
  }

  /// The placeholder shown as a row; nil if a row of the data is shown there.
  package func name(at shown: RowPath) -> Int? { rows[shown.section]?.first { $0.row == shown.row }?.name }

  /// The path at which a placeholder is shown; nil for a removed one.
  package func path(of name: Int) -> RowPath? {
    for (section, rows) in rows {
      if let row = rows.first(where: { $0.name == name }) { return RowPath(section: section, row: row.row) }
    }
    return nil
  }

  /// The row of the data that is shown as a row; nil for a placeholder.
  package func data(ofShown shown: RowPath) -> RowPath? { name(at: shown) == nil ? insertion(atShown: shown) : nil }

  /// The row that the data would have to insert, so that it is shown as `shown`.
  package func insertion(atShown shown: RowPath) -> RowPath {
    RowPath(section: shown.section, row: shown.row - count(before: shown))
  }

  /// The shown index of a data row, or of one about to be inserted there: after placeholders that are there already.
  package func shown(ofData data: RowPath) -> RowPath {
    var shown = data
    for row in rows[data.section] ?? [] where row.row <= shown.row { shown.row += 1 }
    return shown
  }

  /// Converts the row counts of the data to counts as shown.
  package func shown(_ counts: SectionCounts) -> SectionCounts { adding(1, to: counts) }

  /// Converts row counts as shown to those of the data.
  package func data(ofShown counts: SectionCounts) -> SectionCounts { adding(-1, to: counts) }

  private func adding(_ factor: Int, to counts: SectionCounts) -> SectionCounts {
    var counts = counts
    for (section, rows) in rows where section < counts.sectionCount { counts.rows[section] += factor * rows.count }
    return counts
  }

  // MARK: Changes

  /// Shows a placeholder as a row; rows from there on move one down.
  package mutating func insert(_ name: Int, at shown: RowPath) {
    var rows = rows[shown.section] ?? []
    let place = rows.firstIndex { $0.row >= shown.row } ?? rows.endIndex
    for index in place..<rows.endIndex { rows[index].row += 1 }
    rows.insert(Row(row: shown.row, name: name), at: place)
    self.rows[shown.section] = rows
  }

  /// Removes a placeholder.
  ///
  /// - Parameter closesGap: whether the rows after it move up; otherwise the data has a row there instead.
  package mutating func remove(_ name: Int, closesGap: Bool) {
    guard let path = path(of: name), var rows = rows[path.section],
      let place = rows.firstIndex(where: { $0.name == name })
    else { return }
    rows.remove(at: place)
    if closesGap { for index in place..<rows.endIndex { rows[index].row -= 1 } }
    self.rows[path.section] = rows.isEmpty ? nil : rows
  }

  /// Notes that a row moved, and those between made way.
  package mutating func rowsDidMove(_ newPath: (RowPath) -> RowPath?) {
    var moved: [Int: ContiguousArray<Row>] = [:]
    for (section, rows) in rows {
      for row in rows {
        guard let path = newPath(RowPath(section: section, row: row.row)) else { continue }
        moved[path.section, default: []].append(Row(row: path.row, name: row.name))
      }
    }
    rows = moved.mapValues { ContiguousArray($0.sorted { $0.row < $1.row }) }
  }

  // MARK: Updates of the data

  /// Converts a batch update of the data to row numbers as shown, and computes the placeholders after it.
  ///
  /// A placeholder stays after the row that precedes it; if that row is deleted or moved, after the one before. It is
  /// removed with its section.
  ///
  /// - Parameter map: the effect of the batch on the data.
  package func shown(
    _ batch: BatchUpdate, _ map: UpdateMap, after counts: SectionCounts
  ) -> (batch: BatchUpdate, placeholders: PlaceholderRows) {
    guard !isEmpty else { return (batch, self) }
    var new = PlaceholderRows()
    for (section, rows) in rows {
      guard let newSection = map.newSection(of: section) else { continue }
      for (index, row) in rows.enumerated() {
        let data = place(of: row.row - index, inSection: section, newSection, map, counts)
        new.rows[newSection, default: []].append(Row(row: data + index, name: row.name))
      }
    }
    return (BatchUpdate(batch.singleOperations.map { shown($0, new) }), new)
  }

  /// The row of the data that a placeholder precedes after a batch update.
  private func place(
    of row: Int, inSection section: Int, _ newSection: Int, _ map: UpdateMap, _ counts: SectionCounts
  ) -> Int {
    if map.reloadedSections[section] != nil { return min(row, counts.rowCount(ofSection: newSection)) }
    for before in stride(from: row - 1, through: 0, by: -1) {
      let old = RowPath(section: section, row: before)
      if map.rowMoves[old] == nil, let new = map.newPath(of: old) { return new.row + 1 }
    }
    return 0
  }

  private func shown(_ operation: BatchUpdate.Operation, _ new: PlaceholderRows) -> BatchUpdate.Operation {
    switch operation {
    case .insertRow(let path, let transition): .insertRow(new.shown(ofData: path), transition)
    case .deleteRow(let path, let transition): .deleteRow(shown(ofData: path), transition)
    case .moveRow(let from, let to): .moveRow(from: shown(ofData: from), to: new.shown(ofData: to))
    case .reloadRow(let path, let transition): .reloadRow(shown(ofData: path), transition)
    case .reconfigureRow(let path): .reconfigureRow(shown(ofData: path))
    // Ranges do not occur here, as `singleOperations` splits them: placeholders may lie between their rows.
    case .insertRows, .deleteRows, .insertSection, .deleteSection, .moveSection, .reloadSection: operation
    }
  }
}
