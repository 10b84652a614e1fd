/// Gives a drop delegate the drop in its own terms, items.
@MainActor
final class CollectionDropCoordinator: ListDropCoordinator, UICollectionViewDropCoordinator {
  let proposal: UICollectionViewDropProposal

  init(
    _ drop: ListDrop, _ proposal: UICollectionViewDropProposal, _ placeholders: ListPlaceholders,
    _ calls: CollectionDragCalls
  ) {
    self.proposal = proposal
    super.init(drop, placeholders, calls)
  }

  var items: [any UICollectionViewDropItem] { dropItems }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { flyToItem(at: indexPath) }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    fly(into: rect, ofItemAt: indexPath)
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext { fly(dragItem, to: placeholder) }
}
