import ListCore

/// What was dropped on a collection view, and the ways that the app sends it on.
@MainActor
final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  let proposal: UICollectionViewDropProposal
  let destinationIndexPath: IndexPath?
  private let localSession: LocalDragSession
  /// Where the items come from, one after the other; nil for what comes from no item of this collection view.
  private let sources: [IndexPath?]
  private let placeholders: CollectionPlaceholders
  private let calls: CollectionDragCalls
  let flights: DropFlights

  init(
    session: LocalDragSession, proposal: UICollectionViewDropProposal, sources: [RowPath?], destination: RowPath?,
    preview: DropPreview, _ placeholders: CollectionPlaceholders, _ calls: CollectionDragCalls
  ) {
    localSession = session
    self.proposal = proposal
    self.placeholders = placeholders
    self.calls = calls
    self.sources = sources.map { $0.map(placeholders.data) }
    destinationIndexPath = destination.map(placeholders.data)
    flights = DropFlights(preview)
    super.init()
  }

  var session: any UIDropSession { localSession }

  var items: [any UICollectionViewDropItem] {
    localSession.items.enumerated().map { index, item in
      CollectionDropItem(item, source: index < sources.count ? sources[index] : nil, size: flights.size)
    }
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    let path = RowPath(placeholders.shown(indexPath))
    return flights.toItem({ path }, looks: { [weak calls] in calls?.dropParameters(path) })
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    flights.into(rect, ofItemAt: RowPath(placeholders.shown(indexPath)))
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { flights.to(target) }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    let name = placeholders.insert(placeholder)
    let flight = flights.toItem(
      { [weak placeholders] in placeholders?.rows.path(of: name) },
      looks: { [weak placeholders] in placeholders?.previewParameters(of: name) })
    return CollectionPlaceholderContext(dragItem, placeholders, name, flight)
  }
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
