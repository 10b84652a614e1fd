import ListCore

/// A drop on a list: the dropped items, and the animations with which the app moves them.
@MainActor
class ListDropCoordinator: NSObject {
  let destinationIndexPath: IndexPath?
  let dropItems: [ListDropItem]
  private let given: ListDrop
  private let placeholders: ListPlaceholders
  private weak var calls: (any ListDragCalls)?

  init(_ drop: ListDrop, _ placeholders: ListPlaceholders, _ calls: any ListDragCalls) {
    given = drop
    self.placeholders = placeholders
    self.calls = calls
    // The app gets its own path, without placeholders, from before the drop.
    destinationIndexPath = drop.destination.map(placeholders.data)
    dropItems = drop.session.items.enumerated().map { index, item in
      ListDropItem(item, source: drop.source(ofItem: index).map(placeholders.data), size: drop.flights.size)
    }
    super.init()
  }

  var session: any UIDropSession { given.session }

  func flyToItem(at indexPath: IndexPath) -> DropFlight {
    let path = RowPath(placeholders.shown(indexPath))
    return given.flights.toItem({ path }, looks: { [weak calls] in calls?.dropParameters(path) })
  }

  func fly(into rect: CGRect, ofItemAt indexPath: IndexPath) -> DropFlight {
    given.flights.into(rect, ofItemAt: RowPath(placeholders.shown(indexPath)))
  }

  func fly(_ dragItem: UIDragItem, to placeholder: any ListPlaceholder) -> ListPlaceholderContext {
    let name = placeholders.insert(placeholder)
    let flight = given.flights.toItem(
      { [weak placeholders] in placeholders?.rows.path(of: name) },
      looks: { [weak placeholders] in placeholders?.previewParameters(of: name) })
    return ListPlaceholderContext(dragItem, placeholders, name, flight)
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { given.flights.to(target) }
}
