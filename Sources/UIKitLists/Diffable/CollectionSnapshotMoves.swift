/// Items of a diffable data source that are moved by hand.
@MainActor
final class CollectionSnapshotMoves<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private let applier: SnapshotApplier<UICollectionView, Section, Item>
  var handlers = UICollectionViewDiffableDataSource<Section, Item>.ReorderingHandlers()

  init(applier: SnapshotApplier<UICollectionView, Section, Item>) { self.applier = applier }

  func canMove(_ indexPath: IndexPath) -> Bool {
    applier.item(at: indexPath).flatMap { handlers.canReorderItem?($0) } ?? false
  }

  /// Takes over an interactive move, and calls both handlers with the old and the new order. [M] Each is called once.
  func move(_ source: IndexPath, _ destination: IndexPath) {
    guard let moved = applier.item(at: source), let origin = applier.section(at: source.section),
      let section = applier.section(at: destination.section)
    else { return }
    let old = applier.snapshot
    var new = applier.snapshot
    new.put(moved, at: destination.item, of: section)
    let order = new.itemIdentifiers(inSection: section)
    let outlines = applier.outlines(afterMoving: moved, from: origin, to: section, order: order)
    let final = final(new, outlines)
    let transaction = NSDiffableDataSourceTransaction(
      from: old, to: final,
      outlines: outlines.reduce(into: [:]) { $0[$1.key] = (applier.outline(of: $1.key), $1.value) })
    handlers.willReorder?(transaction)
    applier.adopt(new)
    // Moves the item's descendants after it. The section that they leave is applied first, as an item must not be in
    // two sections.
    for changed in origin == section ? [section] : [origin, section] {
      if let outline = outlines[changed] {
        applier.apply(outline, to: changed, SnapshotRequest.Manner(isAnimated: true), nil)
      }
    }
    handlers.didReorder?(transaction)
  }

  /// The snapshot with the visible items of changed outlines.
  private func final(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, _ outlines: [Section: OutlineContents<Item>]
  ) -> NSDiffableDataSourceSnapshot<Section, Item> {
    var final = snapshot
    for section in outlines.keys { final.deleteItems(final.itemIdentifiers(inSection: section)) }
    for (section, outline) in outlines { final.appendItems(outline.visibleItems, toSection: section) }
    return final
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Moves an item to a position in a section, counted among the section's other items.
  mutating func put(_ item: ItemIdentifierType, at place: Int, of section: SectionIdentifierType) {
    let others = itemIdentifiers(inSection: section).filter { $0 != item }
    if place < others.count {
      moveItem(item, beforeItem: others[place])
    } else if let last = others.last {
      moveItem(item, afterItem: last)
    } else {
      deleteItems([item])
      appendItems([item], toSection: section)
    }
  }
}
