import ListCore

// A collection view whose list sections have swipe actions.

extension UICollectionView: ListSwipesHost {
  /// [D] False in edit mode. Without list sections nothing can be swiped, so the layout is not asked.
  var allowsSwipes: Bool { listSections.hasLists && !editing.isOn && !reordering.isActive && !updates.isOpen }

  func swipeableItem(at place: CGPoint) -> RowPath? {
    arrangement.item(at: place).flatMap { listSections.configuration(of: $0) == nil ? nil : $0 }
  }

  func swipeActions(of path: RowPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let configuration = listSections.configuration(of: path), let app = appPath(of: path) else { return nil }
    let provider =
      isLeading
      ? configuration.leadingSwipeActionsConfigurationProvider : configuration.trailingSwipeActionsConfigurationProvider
    // [?] The layout's provider has precedence; if it is nil or returns nil, the content's actions are used.
    return provider?(app) ?? listCell(at: path)?.contentSwipeActions(isLeading: isLeading)
  }

  /// The actions that a tap on an item's control for deletion reveals: [D] the trailing ones.
  func confirmationActions(of path: RowPath) -> UISwipeActionsConfiguration? {
    swipeActions(of: path, isLeading: false).flatMap { $0.actions.isEmpty ? nil : $0 }
  }

  /// The delegate of a collection view is not informed of swipes.
  func swipeWillBegin(at path: RowPath) {}
  func swipeDidEnd(at path: RowPath?) {}

  /// Opens an item so that its trailing actions are shown, as its control for deletion does.
  func confirmDeletion(of cell: UICollectionViewCell) {
    layoutIfNeeded()
    if let path = path(ofListCell: cell) { swipes.confirmDeletion(of: cell, at: path) }
  }
}
