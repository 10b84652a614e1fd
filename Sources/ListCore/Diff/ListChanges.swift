/// The operations that turn one list of sections and items into another, as one batch update of a table or collection
/// view.
///
/// Deletions and the sources of moves are numbered as in the old list, insertions and the targets of moves as in the
/// new one. Items of a deleted or inserted section are not listed. An item that leaves a deleted section, or enters
/// an inserted one, is inserted or deleted, because neither kind of view can move it. No operation names a position
/// twice, so a view's counts always agree.
package struct ListChanges: Equatable, Sendable {
  /// Consecutive rows of a section.
  package struct RowRange: Equatable, Sendable {
    package var section: Int32
    package var start: Int32
    package var count: Int32

    package init(section: Int32, start: Int32, count: Int32) {
      self.section = section
      self.start = start
      self.count = count
    }

    /// The last row of a range that is not empty.
    package var last: RowPath { RowPath(section: Int(section), row: Int(start + count) - 1) }

    package var paths: some RandomAccessCollection<RowPath> {
      (start..<start + count).lazy.map { [section] in RowPath(section: Int(section), row: Int($0)) }
    }
  }

  package struct RowMove: Equatable, Sendable {
    private var fromSection: Int32
    private var fromRow: Int32
    private var toSection: Int32
    private var toRow: Int32

    package init(from: RowPath, to: RowPath) {
      fromSection = Int32(from.section)
      fromRow = Int32(from.row)
      toSection = Int32(to.section)
      toRow = Int32(to.row)
    }

    package var from: RowPath { RowPath(section: Int(fromSection), row: Int(fromRow)) }
    package var to: RowPath { RowPath(section: Int(toSection), row: Int(toRow)) }
  }

  package struct SectionMove: Equatable, Sendable {
    package var from: Int
    package var to: Int

    package init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// In ascending order, like all that follow.
  package internal(set) var deletedSections: ContiguousArray<Int> = []
  package internal(set) var insertedSections: ContiguousArray<Int> = []
  /// In the order of their targets.
  package internal(set) var movedSections: ContiguousArray<SectionMove> = []
  package internal(set) var deletedRows: ContiguousArray<RowRange> = []
  package internal(set) var insertedRows: ContiguousArray<RowRange> = []
  /// In the order of their targets.
  package internal(set) var movedRows: ContiguousArray<RowMove> = []

  package init() {}

  package var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && deletedRows.isEmpty
      && insertedRows.isEmpty && movedRows.isEmpty
  }

  /// The number of single operations. O(k) in ranges of rows.
  package var operationCount: Int {
    deletedSections.count + insertedSections.count + movedSections.count + movedRows.count
      + deletedRows.reduce(0) { $0 + Int($1.count) } + insertedRows.reduce(0) { $0 + Int($1.count) }
  }
}

extension ListChanges: CustomStringConvertible {
  /// `sections -1 +0 2>1 rows -0.3x2 +1.0x1 0.5>1.2`.
  package var description: String {
    var parts = deletedSections.map { "-\($0)" } + insertedSections.map { "+\($0)" }
    parts += movedSections.map { "\($0.from)>\($0.to)" }
    parts = parts.isEmpty ? [] : ["sections"] + parts
    var rows = deletedRows.map { "-\($0.section).\($0.start)x\($0.count)" }
    rows += insertedRows.map { "+\($0.section).\($0.start)x\($0.count)" }
    rows += movedRows.map { "\($0.from)>\($0.to)" }
    return (parts + (rows.isEmpty ? [] : ["rows"] + rows)).joined(separator: " ")
  }
}
