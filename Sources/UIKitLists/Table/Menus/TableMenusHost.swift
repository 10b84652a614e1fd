import ListCore

extension UITableView: ListMenusHost {
  var listMenuCalls: any ListMenuCalls { delegateCalls }
  var mayOpenMenu: Bool { !swipes.isSwiping && !itemDragging.isActive }
  func menuItem(at place: CGPoint) -> RowPath? {
    model.row(at: place).flatMap { placeholders.isPlaceholder($0) ? nil : $0 }
  }
  func menuRect(of path: RowPath, _ cell: UIView) -> CGRect { model.rect(of: .row(path)) }

  /// The look of a row whose menu is open: its background has the colour that rows have in the table's style.
  var menuPreviewParameters: UIPreviewParameters {
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    return parameters
  }

  func open(_ menu: ItemEditMenu, for item: ItemEditMenu.Item, at place: CGPoint) {
    // [C] The finger that opened a menu does not select when it lifts.
    itemTouches.cancelled()
    menu.open(item, at: place, in: self)
  }

  func menuWillOpen() { itemDragging.menuDidOpen() }
}
