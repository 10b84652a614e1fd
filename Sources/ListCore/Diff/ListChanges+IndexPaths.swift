import Foundation

// The changes as index paths and index sets, for code that calls UIKit's table and collection views.

extension ListChanges {
  /// - Complexity: O(k) for k deleted rows.
  package var deletedIndexPaths: [IndexPath] { Self.indexPaths(deletedRows) }
  /// - Complexity: O(k) for k inserted rows.
  package var insertedIndexPaths: [IndexPath] { Self.indexPaths(insertedRows) }
  package var deletedSectionNumbers: IndexSet { IndexSet(deletedSections) }
  package var insertedSectionNumbers: IndexSet { IndexSet(insertedSections) }

  private static func indexPaths(_ ranges: ContiguousArray<RowRange>) -> [IndexPath] {
    ranges.flatMap { $0.paths.map(\.indexPath) }
  }
}
