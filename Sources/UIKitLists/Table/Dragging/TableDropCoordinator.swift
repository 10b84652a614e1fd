/// Gives a drop delegate the drop in its own terms, rows.
@MainActor
final class TableDropCoordinator: ListDropCoordinator, UITableViewDropCoordinator {
  let proposal: UITableViewDropProposal

  init(
    _ drop: ListDrop, _ proposal: UITableViewDropProposal, _ placeholders: ListPlaceholders, _ calls: TableDragCalls
  ) {
    self.proposal = proposal
    super.init(drop, placeholders, calls)
  }

  var items: [any UITableViewDropItem] { dropItems }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { flyToItem(at: indexPath) }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    fly(into: rect, ofItemAt: indexPath)
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext { fly(dragItem, to: placeholder) }
}
