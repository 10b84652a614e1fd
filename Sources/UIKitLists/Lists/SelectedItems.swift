import ListCore

/// A table view or collection view, as ``SelectedItems`` sees it.
@MainActor
protocol SelectedItemsHost: AnyObject {
  /// Counts loads and updates, so that code which calls the app notices that items were replaced in the call.
  var itemGeneration: Int { get }
  var isInEditMode: Bool { get }
  func hasItem(_ path: RowPath) -> Bool
  /// Stops the program with UIKit's message if there is no such item.
  func checkExists(_ path: RowPath, asked function: String)
  /// Shows in an item's cell whether it is selected.
  func showSelection(_ isSelected: Bool, at path: RowPath, animated: Bool)
  /// The user changed the selection; called once for each touch or key.
  func selectionDidChangeByUser()
}

/// The selected rows or items of a list. They stay selected while other items are inserted, deleted and moved.
///
/// Subclasses call the delegate, in the order that their list requires.
@MainActor
class SelectedItems: PathFollower {
  private unowned let host: any SelectedItemsHost
  final var items = SelectionSet()
  /// The item that the user chose last: a click with the shift key selects all items from there.
  final var anchor: RowPath?

  init(items host: any SelectedItemsHost) { self.host = host }

  final var first: RowPath? { items.first }
  final var paths: [RowPath] { items.paths }
  final func contains(_ path: RowPath) -> Bool { items.contains(path) }

  /// UIKit: a reload clears the selection.
  final func itemsWereReplaced() {
    items.removeAll()
    anchor = nil
  }

  final func pathsDidChange(_ change: PathChange) {
    items.remap { change.survivor(of: $0) }
    anchor = anchor.flatMap { change.survivor(of: $0) }
  }

  // MARK: By the app: no callbacks

  /// Selects an item. If only one item can be selected, others are deselected.
  final func select(_ path: RowPath, allowsMultiple: Bool, animated: Bool) {
    for old in items.select(path, allowsMultiple: allowsMultiple) { show(old, false, animated: animated) }
    show(path, true, animated: animated)
  }

  final func deselect(_ path: RowPath, animated: Bool) {
    if items.deselect(path) { show(path, false, animated: animated) }
  }

  final func deselectAll(animated: Bool) { for path in items.paths { deselect(path, animated: animated) } }

  final func show(_ path: RowPath, _ isSelected: Bool, animated: Bool = false) {
    host.showSelection(isSelected, at: path, animated: animated)
  }

  // MARK: By the user

  /// Selects an item as the user would, if the delegate allows it. If only one item can be selected, others are
  /// deselected.
  /// - Returns: whether an item was selected.
  @discardableResult
  func selectByUser(_ path: RowPath) -> Bool { false }

  /// Deselects an item as the user would, if the delegate allows it.
  func deselectByUser(_ path: RowPath) {}

  /// Selects or deselects those items that are not in that state, as touches would. Stops where a callback changes the items.
  final func setByUser(_ paths: [RowPath], _ isSelected: Bool) {
    let generation = host.itemGeneration
    var isChanged = false
    for path in paths where items.contains(path) != isSelected {
      guard generation == host.itemGeneration else { break }
      if isSelected {
        if selectByUser(path) { isChanged = true }
      } else {
        deselectByUser(path)
        isChanged = true
      }
      anchor = path
    }
    if isChanged { host.selectionDidChangeByUser() }
  }

  /// Selects one item and no other.
  final func replaceByUser(_ path: RowPath) {
    setByUser(items.paths.filter { $0 != path }, false)
    if host.hasItem(path) { setByUser([path], true) }
  }
}
