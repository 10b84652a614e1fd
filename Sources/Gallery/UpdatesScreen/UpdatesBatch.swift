import UIKit

/// A batch of the Updates screen. Deletions use indexes before the update, insertions those after it.
struct UpdatesBatch: Equatable {
  struct Move: Equatable {
    var from: IndexPath
    var to: IndexPath
  }

  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var deletedRows: [IndexPath] = []
  private(set) var insertedRows: [IndexPath] = []
  private(set) var movedRows: [Move] = []
  private(set) var reloadedRows: [IndexPath] = []

  /// The batch update that leads from one state of the list to another.
  /// - Parameters:
  ///   - moved: the ids of the rows that were moved; the others kept their order.
  ///   - edited: the ids of the rows whose content changed.
  init(
    from before: [UpdatesList.Section], to after: [UpdatesList.Section], moved: Set<Int>, edited: Set<Int>
  ) {
    let oldSections = Set(before.map(\.id))
    let newSections = Set(after.map(\.id))
    for (index, section) in before.enumerated() where !newSections.contains(section.id) {
      deletedSections.insert(index)
    }
    for (index, section) in after.enumerated() where !oldSections.contains(section.id) {
      insertedSections.insert(index)
    }
    let old = Self.places(before)
    let new = Self.places(after)
    for (id, path) in old {
      switch new[id] {
      case nil: if !deletedSections.contains(path.section) { deletedRows.append(path) }
      case let to? where moved.contains(id): movedRows.append(Move(from: path, to: to))
      default: if edited.contains(id) { reloadedRows.append(path) }
      }
    }
    for (id, path) in new where old[id] == nil && !insertedSections.contains(path.section) {
      insertedRows.append(path)
    }
    deletedRows.sort()
    insertedRows.sort()
    reloadedRows.sort()
    movedRows.sort { $0.from < $1.from }
  }

  private static func places(_ sections: [UpdatesList.Section]) -> [Int: IndexPath] {
    var result: [Int: IndexPath] = [:]
    for (section, content) in sections.enumerated() {
      for (row, value) in content.rows.enumerated() { result[value.id] = IndexPath(row: row, section: section) }
    }
    return result
  }
}
