import Foundation

// The changes in the words of Apple's lists, for a library that knows of these no more than an app does.

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
