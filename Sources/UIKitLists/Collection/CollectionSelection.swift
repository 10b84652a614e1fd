import ListCore

/// The collection view, as ``CollectionSelection`` sees it.
@MainActor
protocol CollectionSelectionHost: SelectedItemsHost {
  var delegateCalls: CollectionDelegateCalls { get }
  func scroll(to indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool)
}

/// Which items are selected, by the app and by touch.
@MainActor
final class CollectionSelection: SelectedItems {
  private unowned let host: any CollectionSelectionHost
  init(host: any CollectionSelectionHost) {
    self.host = host
    super.init(items: host)
  }

  var isAllowedOutsideEditing = true { didSet { dropWhatIsNotAllowed() } }
  var allowsMultipleOutsideEditing = false { didSet { dropWhatIsNotAllowed() } }
  var isAllowedDuringEditing = false { didSet { dropWhatIsNotAllowed() } }
  var allowsMultipleDuringEditing = false { didSet { dropWhatIsNotAllowed() } }

  /// Whether items can be selected in the present mode.
  var isAllowed: Bool {
    host.isInEditMode ? isAllowedDuringEditing || allowsMultipleDuringEditing : isAllowedOutsideEditing
  }
  /// Whether several items can be selected in the present mode.
  var allowsMultiple: Bool { host.isInEditMode ? allowsMultipleDuringEditing : allowsMultipleOutsideEditing }

  private func dropWhatIsNotAllowed() {
    if !isAllowed || !allowsMultiple && items.count > 1 { deselectAll(animated: false) }
  }

  /// [?] As in a table, all items are deselected when edit mode begins or ends.
  func editingDidChange() { deselectAll(animated: false) }

  var allowsMultipleNow: Bool { allowsMultiple }

  // MARK: By the app: no callbacks [D]

  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition) {
    guard let indexPath else { return deselectAll(animated: animated) }
    guard isAllowed else { return }
    let path = RowPath(indexPath)
    host.checkExists(path, asked: "select item")
    select(path, allowsMultiple: allowsMultiple, animated: animated)
    if !scrollPosition.isEmpty { host.scroll(to: indexPath, at: scrollPosition, animated: animated) }
  }

  // MARK: By touch

  /// An item was tapped. [D] `shouldSelect` or `shouldDeselect`, then `didSelect` or `didDeselect`; where one item can be
  /// selected, the old one is deselected in between. A selected item that is tapped again is selected again [C].
  func touch(_ path: RowPath) {
    guard isAllowed else { return }
    anchor = path
    if allowsMultiple && items.contains(path) { return deselectByUser(path) }
    _ = selectByUser(path)
  }

  override func deselectByUser(_ path: RowPath) {
    guard host.delegateCalls.shouldDeselect(path), items.deselect(path) else { return }
    show(path, false)
    host.delegateCalls.didDeselect(path)
  }

  override func selectByUser(_ path: RowPath) -> Bool {
    guard host.delegateCalls.shouldSelect(path), host.hasItem(path) else { return false }
    for old in items.select(path, allowsMultiple: allowsMultiple) {
      show(old, false)
      host.delegateCalls.didDeselect(old)
    }
    // A callback on the way here may have replaced the items.
    guard items.contains(path) else { return false }
    show(path, true)
    host.delegateCalls.didSelect(path)
    return true
  }

  /// The first rule that is broken, as a sentence; nil where all hold. O(n).
  func invariantViolation() -> String? {
    if let violation = items.invariantViolation() { return violation }
    if let path = items.paths.first(where: { !host.hasItem($0) }) {
      return "Item \(path) is selected and does not exist."
    }
    return !allowsMultiple && items.count > 1 ? "\(items.count) items are selected where one can be." : nil
  }
}

extension UICollectionView: CollectionSelectionHost {
  func checkExists(_ path: RowPath, asked function: String) { model.checkExists(path, asked: function) }

  func showSelection(_ isSelected: Bool, at path: RowPath, animated: Bool) {
    elements.cell(at: path)?.appearance.select(isSelected, animated: animated)
  }

  func scroll(to indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool) {
    scrollTo.scroll(to: indexPath, at: position, animated: animated)
  }

  /// [D] Only tables post a notification.
  func selectionDidChangeByUser() {}
}
