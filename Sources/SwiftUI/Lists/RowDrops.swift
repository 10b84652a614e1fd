import UIKit
import UniformTypeIdentifiers

extension DynamicViewContent {
  /// Takes values that are dropped between the rows; the closure inserts them at an offset of the collection.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: T.importedContentTypes()) { offset, providers in
      T.load(from: providers) { action($0, offset) }
    }
  }

  /// Accepts drops between the rows; the closure inserts the items at an offset of the collection.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    EditedContent(content: self) { _, row in
      row.insert = RowCollector.Insert(
        types: supportedContentTypes.map(\.identifier), offset: row.offset, action: action)
    }
  }
}

extension RowCollector {
  /// A row of a collection into which elements can be dropped.
  struct Insert {
    let types: [String]
    let offset: Int
    let action: (Int, [NSItemProvider]) -> Void

    @MainActor func takes(_ session: any UIDropSession) -> Bool { session.hasItemsConforming(toTypeIdentifiers: types) }
  }
}

/// Accepts drops between the rows of a list.
final class RowDrops: NSObject, UICollectionViewDropDelegate {
  private unowned let leaf: RowsLeaf
  init(_ leaf: RowsLeaf) { self.leaf = leaf }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    guard target(destinationIndexPath, session) != nil else { return UICollectionViewDropProposal(operation: .cancel) }
    return UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let target = target(coordinator.destinationIndexPath, coordinator.session) else { return }
    let providers = coordinator.items.map(\.dragItem.itemProvider).filter { provider in
      target.insert.types.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
    target.insert.action(target.offset, providers)
  }

  /// The insertion point in a collection: before a row, or after the last one before the gap.
  private func target(
    _ path: IndexPath?, _ session: any UIDropSession
  ) -> (insert: RowCollector.Insert, offset: Int)? {
    guard let path = path ?? leaf.rows.end else { return nil }
    if let insert = leaf.row(at: path)?.insert, insert.takes(session) { return (insert, insert.offset) }
    guard path.item > 0, let insert = leaf.row(at: IndexPath(item: path.item - 1, section: path.section))?.insert,
      insert.takes(session)
    else { return nil }
    return (insert, insert.offset + 1)
  }
}

extension RowList {
  /// The index path after the last row.
  fileprivate var end: IndexPath? {
    sections.last.map { IndexPath(item: $0.count, section: sections.count - 1) }
  }

  /// Whether any of the rows accepts drops. One row of each collection is asked.
  var takesDrops: Bool {
    sections.contains { section in section.runs.contains { $0.count > 0 && $0.row(at: 0).insert != nil } }
  }
}
