import UIKit

/// The random grid's data source and delegate.
@MainActor
final class FuzzGridSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var data = FuzzGridData()
  /// Called from within callbacks, now and then.
  var onCallback: () -> Void = {}
  /// What a drop means, asked with each movement.
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
}

extension FuzzGridSource: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    data.sections[indexPath.section][indexPath.item] % 5 == 0 ? [] : [UIDragItem(itemProvider: NSItemProvider())]
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .move, intent: intent()) }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let item = coordinator.items.first, let source = item.sourceIndexPath,
      let destination = coordinator.destinationIndexPath
    else { return }
    guard coordinator.proposal.intent == .insertAtDestinationIndexPath else {
      data.rename(section: destination.section, item: destination.item)
      collectionView.reloadItems(at: [destination])
      coordinator.drop(item.dragItem, intoItemAt: destination, rect: CGRect(x: 5, y: 5, width: 10, height: 10))
      return
    }
    collectionView.performBatchUpdates {
      self.data.move(from: (source.section, source.item), to: (destination.section, destination.item))
      collectionView.moveItem(at: source, to: destination)
    }
    coordinator.drop(item.dragItem, toItemAt: destination)
  }
}
