/// The operations of one batch update of a table, as they were requested.
///
/// The order of recording has no meaning. Deletions, reloads and sources of moves are numbered as before the batch,
/// insertions and targets of moves as after it.
package struct BatchUpdate: Equatable, Sendable {
  package enum Operation: Equatable, Sendable {
    case insertRow(RowPath, RowTransition)
    case deleteRow(RowPath, RowTransition)
    /// Rows one after the other: an insertion for each.
    case insertRows(ListChanges.RowRange, RowTransition)
    /// Rows one after the other: a deletion for each.
    case deleteRows(ListChanges.RowRange, RowTransition)
    case moveRow(from: RowPath, to: RowPath)
    /// Replaces the row's cell: removes the old one and inserts another.
    case reloadRow(RowPath, RowTransition)
    /// Configures the row's present cell again.
    case reconfigureRow(RowPath)
    case insertSection(Int, RowTransition)
    case deleteSection(Int, RowTransition)
    case moveSection(from: Int, to: Int)
    case reloadSection(Int, RowTransition)
  }

  package private(set) var operations: ContiguousArray<Operation> = []

  package init() {}

  package init(_ operations: some Sequence<Operation>) { self.operations = ContiguousArray(operations) }

  package var isEmpty: Bool { operations.isEmpty }

  package mutating func record(_ operation: Operation) { operations.append(operation) }

  /// The operations with one for each row.
  package var singleOperations: some Sequence<Operation> { operations.lazy.flatMap(\.singles) }
}

extension BatchUpdate.Operation {
  fileprivate var singles: [BatchUpdate.Operation] {
    switch self {
    case .insertRows(let range, let transition): range.paths.map { .insertRow($0, transition) }
    case .deleteRows(let range, let transition): range.paths.map { .deleteRow($0, transition) }
    default: [self]
    }
  }
}

extension BatchUpdate.Operation: CustomStringConvertible {
  /// `insert row 2 of section 0`.
  package var description: String {
    switch self {
    case .insertRow(let path, _): "insert \(path.inWords)"
    case .deleteRow(let path, _): "delete \(path.inWords)"
    case .insertRows(let range, _): "insert \(range.inWords)"
    case .deleteRows(let range, _): "delete \(range.inWords)"
    case .moveRow(let from, let to): "move \(from.inWords) to \(to.inWords)"
    case .reloadRow(let path, _): "reload \(path.inWords)"
    case .reconfigureRow(let path): "reconfigure \(path.inWords)"
    case .insertSection(let section, _): "insert section \(section)"
    case .deleteSection(let section, _): "delete section \(section)"
    case .moveSection(let from, let to): "move section \(from) to section \(to)"
    case .reloadSection(let section, _): "reload section \(section)"
    }
  }
}

extension RowPath {
  /// `row 2 of section 0`.
  var inWords: String { "row \(row) of section \(section)" }
}

extension ListChanges.RowRange {
  /// `row 2 of section 0`, `rows 2 to 5 of section 0`.
  var inWords: String { count == 1 ? last.inWords : "rows \(start) to \(last.row) of section \(section)" }
}
