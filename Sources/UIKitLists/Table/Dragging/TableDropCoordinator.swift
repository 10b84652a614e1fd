import ListCore

/// A drop on a table: the dropped items, and the animations by which the app moves them into place.
@MainActor
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  let proposal: UITableViewDropProposal
  private let given: ListDrop
  private let calls: TableDragCalls

  init(_ drop: ListDrop, _ proposal: UITableViewDropProposal, _ calls: TableDragCalls) {
    given = drop
    self.proposal = proposal
    self.calls = calls
    super.init()
  }

  var destinationIndexPath: IndexPath? { given.destination?.indexPath }
  var session: any UIDropSession { given.session }

  var items: [any UITableViewDropItem] {
    given.session.items.enumerated().map { index, item in
      ListDropItem(item, source: given.source(ofItem: index)?.indexPath, size: given.flights.size)
    }
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    let path = RowPath(indexPath)
    return given.flights.toItem({ path }, looks: { [weak calls] in calls?.dropParameters(path) })
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    given.flights.into(rect, ofItemAt: RowPath(indexPath))
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { given.flights.to(target) }
}
