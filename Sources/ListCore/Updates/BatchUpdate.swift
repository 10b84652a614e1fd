/// The operations of one batch update of a table, as they were requested.
///
/// The order of recording has no meaning. Deletions, reloads and sources of moves are numbered as before the batch,
/// insertions and targets of moves as after it.
package struct BatchUpdate: Equatable, Sendable {
  package enum Operation: Equatable, Sendable {
    case insertRow(RowPath, RowTransition)
    case deleteRow(RowPath, RowTransition)
    case moveRow(from: RowPath, to: RowPath)
    /// Replaces the row's cell: the old one is removed and another inserted in its place.
    case reloadRow(RowPath, RowTransition)
    /// Configures the row's present cell anew.
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
}

extension BatchUpdate.Operation: CustomStringConvertible {
  /// `insert row 2 of section 0`.
  package var description: String {
    switch self {
    case .insertRow(let path, _): "insert \(path.inWords)"
    case .deleteRow(let path, _): "delete \(path.inWords)"
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
