import ListCore

extension UICollectionView: ListMenusHost {
  var listMenuCalls: any ListMenuCalls { delegateCalls }
  var mayOpenMenu: Bool { !reordering.isActive || itemDragging.isLifted }

  func menuItem(at place: CGPoint) -> RowPath? {
    arrangement.item(at: place).flatMap { placeholders.isPlaceholder($0) ? nil : $0 }
  }

  func menuRect(of path: RowPath, _ cell: UIView) -> CGRect {
    cell.superview.map { convert(cell.frame, from: $0) } ?? cell.frame
  }

  var menuPreviewParameters: UIPreviewParameters { UIPreviewParameters() }

  func open(_ menu: ItemEditMenu, for item: ItemEditMenu.Item, at place: CGPoint) {
    // [C] The finger that opened a menu does not select when it lifts.
    itemTouches.cancelled()
    menu.open(item, at: place, in: self)
  }

  func menuWillOpen() { itemDragging.menuDidOpen() }
}
