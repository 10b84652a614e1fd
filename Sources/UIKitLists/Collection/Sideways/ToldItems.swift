/// Collects the visible elements of one section for its handler: of a row that scrolls sideways, or of a section that
/// scrolls with the collection view.
@MainActor
final class ToldItems {
  /// The section's number, which updates change.
  var section: Int
  /// The row; nil for a section that does not scroll sideways.
  private(set) weak var row: CollectionRow?
  /// Whether the handler must be called: elements were placed, or moved.
  var needsTelling = true
  /// The elements of the handler's last call.
  private(set) var items: [any NSCollectionLayoutVisibleItem] = []
  /// Whether the elements are being collected.
  private(set) var isCollecting = false
  private var count = 0

  init(section: Int, row: CollectionRow? = nil) {
    self.section = section
    self.row = row
  }

  func begin() {
    isCollecting = true
    count = 0
  }

  /// Adds the next visible element. Allocates nothing while the elements are the same as before.
  func take(_ item: SidewaysVisibleItem) {
    if count >= items.count || items[count] !== item {
      items.removeSubrange(min(count, items.count)...)
      items.append(item)
    }
    count += 1
  }

  func end() {
    isCollecting = false
    needsTelling = false
    if items.count > count { items.removeSubrange(count...) }
  }
}
