import ListCore

/// What was dropped on a collection view, and the ways that the app sends it on.
@MainActor
final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  let proposal: UICollectionViewDropProposal
  let destinationIndexPath: IndexPath?
  private let localSession: LocalDragSession
  private let source: RowPath
  let flights: DropFlights

  init(
    session: LocalDragSession, proposal: UICollectionViewDropProposal, source: RowPath, destination: RowPath?,
    preview: DropPreview
  ) {
    localSession = session
    self.proposal = proposal
    self.source = source
    destinationIndexPath = destination?.indexPath
    flights = DropFlights(preview)
    super.init()
  }

  var session: any UIDropSession { localSession }

  var items: [any UICollectionViewDropItem] {
    localSession.items.enumerated().map { index, item in
      // The cell stands for the first item; what else it gave comes from no cell of its own.
      CollectionDropItem(item, source: index == 0 ? source.indexPath : nil, size: flights.size)
    }
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    flights.toItem(at: RowPath(indexPath))
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    flights.into(rect, ofItemAt: RowPath(indexPath))
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { flights.to(target) }
}

@MainActor
private final class CollectionDropItem: NSObject, UICollectionViewDropItem {
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
