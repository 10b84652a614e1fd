import UIKit

/// The random grid's data source and delegate.
@MainActor
final class FuzzGridSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  /// The effect of a drop between items.
  enum Meaning: CaseIterable {
    case items, placeholder, elsewhere, nothing
  }

  var data = FuzzGridData()
  let tray = FuzzTraySource()
  /// The placeholders of dropped items that have not arrived.
  var waiting: [any UICollectionViewDropPlaceholderContext] = []
  /// The fault of a call, reported after the step; nil if there was none.
  var fault: String?
  /// Chooses the effect of each drop between items.
  var means: () -> Meaning = { .items }
  /// Called from within callbacks, now and then.
  var onCallback: () -> Void = {}
  /// Whether items have menus.
  var hasMenus = false
  /// The intent of a drop, requested with each movement.
  var intent: () -> UICollectionViewDropProposal.Intent = { .unspecified }

  func numberOfSections(in collectionView: UICollectionView) -> Int { data.sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    data.sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: FuzzGridCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? FuzzGridCell {
      cell.name = data.sections[indexPath.section][indexPath.item]
      cell.wanted = CGSize(width: CGFloat(30 + cell.name % 5 * 12), height: CGFloat(20 + cell.name % 4 * 9))
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    data.sections[indexPath.section][indexPath.item] % 7 != 0
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    data.move(
      from: (sourceIndexPath.section, sourceIndexPath.item),
      to: (destinationIndexPath.section, destinationIndexPath.item))
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { onCallback() }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard hasMenus, let path = indexPaths.first else { return nil }
    if !indexPaths.allSatisfy({ $0.section < data.sections.count && $0.item < data.sections[$0.section].count }) {
      fault = "a menu was asked for at \(indexPaths), where there is no item"
    }
    if collectionView.indexPathForItem(at: point) != path, indexPaths.count == 1 {
      fault = "the menu at \(point) was asked for at \(path)"
    }
    return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Act") { _ in }]) })
  }
}

extension FuzzGridSource: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let name = data.sections[indexPath.section][indexPath.item]
    guard name % 5 != 0 else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = name
    return [item]
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .move, intent: intent()) }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let item = coordinator.items.first else { return }
    guard let source = item.sourceIndexPath else { return receive(item.dragItem, collectionView, coordinator) }
    if data.sections[source.section][source.item] != item.dragItem.localObject as? Int {
      fault = "what was dropped did not come from \(source)"
    }
    guard let destination = coordinator.destinationIndexPath else { return }
    guard coordinator.proposal.intent == .insertAtDestinationIndexPath else {
      data.rename(section: destination.section, item: destination.item)
      collectionView.reloadItems(at: [destination])
      coordinator.drop(item.dragItem, intoItemAt: destination, rect: CGRect(x: 5, y: 5, width: 10, height: 10))
      return
    }
    switch means() {
    case .placeholder: return receive(item.dragItem, collectionView, coordinator)
    case .nothing: return
    case .elsewhere:
      coordinator.drop(item.dragItem, to: UIDragPreviewTarget(container: collectionView, center: CGPoint(x: 20, y: 20)))
    case .items:
      collectionView.performBatchUpdates {
        self.data.move(from: (source.section, source.item), to: (destination.section, destination.item))
        collectionView.moveItem(at: source, to: destination)
      }
      coordinator.drop(item.dragItem, toItemAt: destination)
    }
  }

  /// Inserts a placeholder for a drop whose data have not arrived.
  private func receive(
    _ item: UIDragItem, _ collectionView: UICollectionView, _ coordinator: any UICollectionViewDropCoordinator
  ) {
    guard
      let path = coordinator.destinationIndexPath ?? data.sections.indices.last.map({ IndexPath(item: 0, section: $0) })
    else { return }
    let placeholder = UICollectionViewDropPlaceholder(
      insertionIndexPath: path, reuseIdentifier: FuzzWaitingCell.reuseIdentifier)
    waiting.append(coordinator.drop(item, to: placeholder))
  }
}

/// The data of the tray, which never change.
@MainActor
final class FuzzTraySource: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: FuzzGridCell.reuseIdentifier, for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
}
