/// The highlighted cell, into whose item a drop would put the data.
@MainActor
final class ListDropTarget {
  private(set) weak var cell: (any ListCell)?

  /// Highlights another cell, or none.
  func set(_ new: (any ListCell)?) {
    guard new !== cell else { return }
    for changed in [cell, new] { changed?.setNeedsUpdateConfiguration() }
    cell?.setHighlightedByList(false)
    new?.setHighlightedByList(true)
    cell = new
  }
}
