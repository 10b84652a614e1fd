/// Items of a diffable data source that are moved by hand.
@MainActor
final class CollectionSnapshotMoves<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private let applier: SnapshotApplier<UICollectionView, Section, Item>
  var handlers = UICollectionViewDiffableDataSource<Section, Item>.ReorderingHandlers()

  init(applier: SnapshotApplier<UICollectionView, Section, Item>) { self.applier = applier }

  func canMove(_ indexPath: IndexPath) -> Bool {
    applier.item(at: indexPath).flatMap { handlers.canReorderItem?($0) } ?? false
  }

  /// [M] The handlers are told of the old and the new order, once each.
  func move(_ source: IndexPath, _ destination: IndexPath) {
    guard let moved = applier.item(at: source), let section = applier.section(at: destination.section) else { return }
    let old = applier.snapshot
    var new = applier.snapshot
    let others = new.itemIdentifiers(inSection: section).filter { $0 != moved }
    if destination.item < others.count {
      new.moveItem(moved, beforeItem: others[destination.item])
    } else if let last = others.last {
      new.moveItem(moved, afterItem: last)
    } else {
      new.deleteItems([moved])
      new.appendItems([moved], toSection: section)
    }
    let transaction = NSDiffableDataSourceTransaction(from: old, to: new)
    handlers.willReorder?(transaction)
    applier.adopt(new)
    handlers.didReorder?(transaction)
  }
}
