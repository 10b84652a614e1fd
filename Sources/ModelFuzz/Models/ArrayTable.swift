import ListCore

/// A table as plain arrays, changed step by step as the documentation describes batch updates: the reference for
/// `UpdateMap` and `TableGeometry.apply`.
struct ArrayTable: SectionCounting {
  struct Row: Equatable {
    var id: Int
    var height: Double
    var isEstimated = false
  }

  struct Section {
    var id: Int
    var header: Double
    var rows: [Row]
    var footer: Double
    /// Whether it was inserted in the last batch.
    var isFresh = false
  }

  var sections: [Section]
  private var nextID = 0

  init(counts: [Int], height: (RowPath) -> Double = { Double(40 + $0.row) }) {
    sections = []
    for (section, count) in counts.enumerated() {
      let rows = (0..<count).map { row in
        Row(id: takeID(), height: height(RowPath(section: section, row: row)))
      }
      sections.append(Section(id: takeID(), header: section % 2 == 0 ? 28 : 0, rows: rows, footer: Double(section)))
    }
  }

  var sectionCount: Int { sections.count }
  func rowCount(ofSection section: Int) -> Int { sections[section].rows.count }
  var counts: [Int] { sections.map(\.rows.count) }

  private mutating func takeID() -> Int {
    nextID += 1
    return nextID
  }

  // MARK: A batch

  /// The deleted and the inserted items, each once.
  private struct Changes {
    var rowsOut: [RowPath: Int?] = [:]
    var rowsIn: [RowPath: Int?] = [:]
    var reloadedRows: Set<RowPath> = []
    var sectionsOut: [Int: Int?] = [:]
    var sectionsIn: [Int: Int?] = [:]
    var reloadedSections: Set<Int> = []
  }

  /// Performs a batch.
  /// - Parameter freshCount: the number of rows of an inserted section, besides those moved into it.
  /// - Returns: false, with the table half changed, for an invalid batch.
  mutating func apply(_ batch: BatchUpdate, freshCount: (Int) -> Int) -> Bool {
    guard var changes = read(batch) else { return false }
    for path in changes.reloadedRows where changes.rowsOut[path] != nil { return false }
    for section in changes.reloadedSections where changes.sectionsOut[section] != nil { return false }
    reload(changes)
    for index in sections.indices { sections[index].isFresh = changes.reloadedSections.contains(index) }
    var movedRows: [Int: Row] = [:]
    for (path, token) in changes.rowsOut.sorted(by: { $0.key > $1.key }) {
      let row = sections[path.section].rows.remove(at: path.row)
      if let token { movedRows[token] = row }
    }
    for section in changes.reloadedSections { sections[section].rows = [] }
    var movedSections: [Int: Section] = [:]
    for (section, token) in changes.sectionsOut.sorted(by: { $0.key > $1.key }) {
      let old = sections.remove(at: section)
      if let token { movedSections[token] = old }
    }
    for (section, token) in changes.sectionsIn.sorted(by: { $0.key < $1.key }) {
      guard section <= sections.count else { return false }
      sections.insert(token.flatMap { movedSections[$0] } ?? freshSection(), at: section)
    }
    var knownRows: [RowPath] = []
    for (index, section) in sections.enumerated() where section.isFresh {
      // Insertions into an inserted section are redundant: its rows are known already.
      for path in changes.rowsIn.keys where path.section == index && changes.rowsIn[path] == .some(nil) {
        changes.rowsIn[path] = nil
        knownRows.append(path)
      }
      sections[index].rows = (0..<freshCount(index)).map { _ in freshRow() }
    }
    for (path, token) in changes.rowsIn.sorted(by: { $0.key < $1.key }) {
      guard path.section < sections.count, path.row <= sections[path.section].rows.count else { return false }
      sections[path.section].rows.insert(token.flatMap { movedRows[$0] } ?? freshRow(), at: path.row)
    }
    return knownRows.allSatisfy(has)
  }

  private func read(_ batch: BatchUpdate) -> Changes? {
    var changes = Changes()
    for (token, operation) in batch.singleOperations.enumerated() {
      var isNew = true
      switch operation {
      case .insertRow(let path, _): isNew = changes.rowsIn.updateValue(nil, forKey: path) == nil
      case .deleteRow(let path, _):
        guard has(path) else { return nil }
        isNew = changes.rowsOut.updateValue(nil, forKey: path) == nil
      case .moveRow(let from, let to):
        guard has(from) else { return nil }
        isNew = changes.rowsOut.updateValue(token, forKey: from) == nil
        isNew = changes.rowsIn.updateValue(token, forKey: to) == nil && isNew
      case .reloadRow(let path, _):
        guard has(path) else { return nil }
        changes.reloadedRows.insert(path)
      case .reconfigureRow(let path): guard has(path) else { return nil }
      case .insertRows, .deleteRows: break
      case .insertSection(let section, _): isNew = changes.sectionsIn.updateValue(nil, forKey: section) == nil
      case .deleteSection(let section, _):
        guard sections.indices.contains(section) else { return nil }
        isNew = changes.sectionsOut.updateValue(nil, forKey: section) == nil
      case .moveSection(let from, let to):
        guard sections.indices.contains(from) else { return nil }
        isNew = changes.sectionsOut.updateValue(token, forKey: from) == nil
        isNew = changes.sectionsIn.updateValue(token, forKey: to) == nil && isNew
      case .reloadSection(let section, _):
        guard sections.indices.contains(section) else { return nil }
        changes.reloadedSections.insert(section)
      }
      guard isNew else { return nil }
    }
    return changes
  }

  private func has(_ path: RowPath) -> Bool {
    sections.indices.contains(path.section) && sections[path.section].rows.indices.contains(path.row)
  }

  private mutating func reload(_ changes: Changes) {
    for path in changes.reloadedRows { sections[path.section].rows[path.row] = freshRow() }
    for section in changes.reloadedSections {
      let fresh = freshSection()
      sections[section].id = fresh.id
      sections[section].header = fresh.header
      sections[section].footer = fresh.footer
    }
  }

  // MARK: What comes

  static let freshHeight = 44.0
  static let freshHeader = 30.0
  static let freshFooter = 0.0

  private mutating func freshRow() -> Row { Row(id: takeID(), height: Self.freshHeight, isEstimated: true) }

  private mutating func freshSection() -> Section {
    Section(id: takeID(), header: Self.freshHeader, rows: [], footer: Self.freshFooter, isFresh: true)
  }

  // MARK: Comparison

  /// The path of each row, by its id.
  var places: [Int: RowPath] {
    var result: [Int: RowPath] = [:]
    for (section, content) in sections.enumerated() {
      for (row, value) in content.rows.enumerated() { result[value.id] = RowPath(section: section, row: row) }
    }
    return result
  }

  /// A geometry with these heights, built at once.
  func geometry(headerTopPadding: Double) -> TableGeometry {
    var builder = TableGeometry.Builder(
      headerTopPadding: headerTopPadding, leafCapacity: RunTree.minimumLeafCapacity)
    for section in sections {
      builder.beginSection(header: section.header)
      for row in section.rows { builder.appendRows(height: row.height, isEstimated: row.isEstimated) }
      builder.endSection(footer: section.footer)
    }
    return builder.finish()
  }
}

/// The heights of inserted elements, as `ArrayTable` gives them; rows in runs of two.
struct FreshHeights: UpdateHeights {
  func header(ofSection section: Int) -> Height { (ArrayTable.freshHeader, false) }
  func footer(ofSection section: Int) -> Height { (ArrayTable.freshFooter, false) }

  func rows(_ rows: Range<Int>, ofSection section: Int, _ append: (Int, Height) -> Void) {
    var left = rows.count
    while left > 0 {
      append(min(left, 2), (ArrayTable.freshHeight, true))
      left -= 2
    }
  }
}
