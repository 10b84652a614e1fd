import ListCore

/// The collection view, as ``CollectionSelection`` sees it.
@MainActor
protocol CollectionSelectionHost: AnyObject {
  var delegateCalls: CollectionDelegateCalls { get }
  var model: CollectionModel { get }
  var elements: CollectionElements { get }
  var isEditing: Bool { get }
  var scrollTo: CollectionScrollTo { get }
}

/// Which items are selected, by the app and by touch.
@MainActor
final class CollectionSelection: SelectedItems {
  private unowned let host: any CollectionSelectionHost
  init(host: any CollectionSelectionHost) { self.host = host }

  var isAllowedOutsideEditing = true { didSet { dropWhatIsNotAllowed() } }
  var allowsMultipleOutsideEditing = false { didSet { dropWhatIsNotAllowed() } }
  var isAllowedDuringEditing = false { didSet { dropWhatIsNotAllowed() } }
  var allowsMultipleDuringEditing = false { didSet { dropWhatIsNotAllowed() } }

  /// Whether items can be selected as things are.
  var isAllowed: Bool {
    host.isEditing ? isAllowedDuringEditing || allowsMultipleDuringEditing : isAllowedOutsideEditing
  }
  /// Whether several can be.
  var allowsMultiple: Bool { host.isEditing ? allowsMultipleDuringEditing : allowsMultipleOutsideEditing }

  private func dropWhatIsNotAllowed() {
    if !isAllowed || !allowsMultiple && items.count > 1 { deselectAll() }
  }

  /// [?] As in a table, all items are deselected when edit mode begins or ends.
  func editingDidChange() { deselectAll() }

  var allowsMultipleNow: Bool { allowsMultiple }

  // MARK: By the app: no callbacks [D]

  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition) {
    guard let indexPath else { return deselectAll(animated: animated) }
    guard isAllowed else { return }
    let path = RowPath(indexPath)
    host.model.checkExists(path, asked: "select item")
    for old in items.select(path, allowsMultiple: allowsMultiple) { show(old, false, animated) }
    show(path, true, animated)
    if !scrollPosition.isEmpty { host.scrollTo.scroll(to: indexPath, at: scrollPosition, animated: animated) }
  }

  func deselect(_ path: RowPath, animated: Bool = false) { if items.deselect(path) { show(path, false, animated) } }

  private func deselectAll(animated: Bool = false) { for path in items.paths { deselect(path, animated: animated) } }

  private func show(_ path: RowPath, _ isSelected: Bool, _ animated: Bool = false) {
    host.elements.cell(at: path)?.appearance.select(isSelected, animated: animated)
  }

  // MARK: By touch

  /// An item was tapped. [D] `shouldSelect` or `shouldDeselect`, then `didSelect` or `didDeselect`; where one item can be
  /// selected, the old one is deselected in between. A selected item that is tapped again is selected again [C].
  func touch(_ path: RowPath) {
    guard isAllowed else { return }
    anchor = path
    if allowsMultiple && items.contains(path) { return deselectByUser(path) }
    selectByUser(path)
  }

  private func deselectByUser(_ path: RowPath) {
    guard host.delegateCalls.shouldDeselect(path), items.deselect(path) else { return }
    show(path, false)
    host.delegateCalls.didDeselect(path)
  }

  private func selectByUser(_ path: RowPath) {
    guard host.delegateCalls.shouldSelect(path), host.model.contains(path) else { return }
    for old in items.select(path, allowsMultiple: allowsMultiple) {
      show(old, false)
      host.delegateCalls.didDeselect(old)
    }
    // A callback on the way here may have replaced the items.
    guard items.contains(path) else { return }
    show(path, true)
    host.delegateCalls.didSelect(path)
  }

  // MARK: By keys, and by several items at once

  func setByUser(_ paths: [RowPath], _ isSelected: Bool) {
    let generation = host.model.generation
    for path in paths where items.contains(path) != isSelected {
      guard generation == host.model.generation else { return }
      if isSelected { selectByUser(path) } else { deselectByUser(path) }
      anchor = path
    }
  }

  func replaceByUser(_ path: RowPath) {
    setByUser(items.paths.filter { $0 != path }, false)
    if host.model.contains(path) { setByUser([path], true) }
  }

  /// The first rule that is broken, as a sentence; nil where all hold. O(n).
  func invariantViolation() -> String? {
    if let violation = items.invariantViolation() { return violation }
    if let path = items.paths.first(where: { !host.model.contains($0) }) {
      return "Item \(path) is selected and does not exist."
    }
    return !allowsMultiple && items.count > 1 ? "\(items.count) items are selected where one can be." : nil
  }
}

extension UICollectionView: CollectionSelectionHost {}
