import ListCore

/// What was dropped on a table, and the ways that the app sends it on.
@MainActor
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  let proposal: UITableViewDropProposal
  let destinationIndexPath: IndexPath?
  private let localSession: LocalDragSession
  /// Where the items come from, one after the other; nil for what comes from no row of its own.
  private let sources: [RowPath?]
  private let calls: TableDragCalls
  let flights: DropFlights

  init(
    session: LocalDragSession, proposal: UITableViewDropProposal, sources: [RowPath?], destination: RowPath?,
    preview: DropPreview, _ calls: TableDragCalls
  ) {
    localSession = session
    self.proposal = proposal
    self.sources = sources
    self.calls = calls
    destinationIndexPath = destination?.indexPath
    flights = DropFlights(preview)
    super.init()
  }

  var session: any UIDropSession { localSession }

  var items: [any UITableViewDropItem] {
    localSession.items.enumerated().map { index, item in
      TableDropItem(item, source: index < sources.count ? sources[index]?.indexPath : nil, size: flights.size)
    }
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    let path = RowPath(indexPath)
    return flights.toItem({ path }, looks: { [weak calls] in calls?.dropParameters(path) })
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    flights.into(rect, ofItemAt: RowPath(indexPath))
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { flights.to(target) }
}

@MainActor
private final class TableDropItem: NSObject, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, source: IndexPath?, size: CGSize) {
    dragItem = item
    sourceIndexPath = source
    previewSize = size
    super.init()
  }
}
