import ListCore

/// A drop on a collection view: the dropped items, and the animations by which the app moves them into place.
@MainActor
final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  let proposal: UICollectionViewDropProposal
  let destinationIndexPath: IndexPath?
  private let given: ListDrop
  /// The app's paths that the items come from: those of before the drop.
  private let sources: [IndexPath?]
  private let placeholders: CollectionPlaceholders
  private let calls: CollectionDragCalls

  init(
    _ drop: ListDrop, _ proposal: UICollectionViewDropProposal, _ placeholders: CollectionPlaceholders,
    _ calls: CollectionDragCalls
  ) {
    given = drop
    self.proposal = proposal
    self.placeholders = placeholders
    self.calls = calls
    sources = drop.session.items.indices.map { drop.source(ofItem: $0).map(placeholders.data) }
    destinationIndexPath = drop.destination.map(placeholders.data)
    super.init()
  }

  var session: any UIDropSession { given.session }

  var items: [any UICollectionViewDropItem] {
    given.session.items.enumerated().map { index, item in
      ListDropItem(item, source: sources[index], size: given.flights.size)
    }
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    let path = RowPath(placeholders.shown(indexPath))
    return given.flights.toItem({ path }, looks: { [weak calls] in calls?.dropParameters(path) })
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    given.flights.into(rect, ofItemAt: RowPath(placeholders.shown(indexPath)))
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { given.flights.to(target) }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    let name = placeholders.insert(placeholder)
    let flight = given.flights.toItem(
      { [weak placeholders] in placeholders?.rows.path(of: name) },
      looks: { [weak placeholders] in placeholders?.previewParameters(of: name) })
    return CollectionPlaceholderContext(dragItem, placeholders, name, flight)
  }
}
