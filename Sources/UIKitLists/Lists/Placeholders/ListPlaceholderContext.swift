/// A placeholder as the app knows it.
@MainActor
final class ListPlaceholderContext: NSObject, UICollectionViewDropPlaceholderContext, UITableViewDropPlaceholderContext
{
  let dragItem: UIDragItem
  private weak var placeholders: ListPlaceholders?
  private let name: Int
  private let flight: DropFlight

  init(_ dragItem: UIDragItem, _ placeholders: ListPlaceholders, _ name: Int, _ flight: DropFlight) {
    self.dragItem = dragItem
    self.placeholders = placeholders
    self.name = name
    self.flight = flight
    super.init()
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    placeholders?.commit(name, dataSourceUpdates) ?? false
  }

  func deletePlaceholder() -> Bool { placeholders?.delete(name) ?? false }
  func setNeedsCellUpdate() { placeholders?.updateCell(of: name) }
  func addAnimations(_ animations: @escaping () -> Void) { flight.addAnimations(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { flight.addCompletion(completion) }
}
