/// The keys of an open menu.
extension ContextMenuOverlay {
  func handle(_ key: UIKey) {
    switch key.keyCode {
    case .keyboardEscape: session?.close()
    case .keyboardDownArrow: moveHighlight(rowStep(1))
    case .keyboardUpArrow: moveHighlight(rowStep(-1))
    case .keyboardRightArrow: moveSideways(isMirrored ? -1 : 1)
    case .keyboardLeftArrow: moveSideways(isMirrored ? 1 : -1)
    case .keyboardReturnOrEnter, .keyboardSpacebar: if let highlighted { choose(highlighted) }
    default: break
    }
  }

  /// Along a row of elements beside one another, else into a submenu or out of it.
  private func moveSideways(_ step: Int) {
    guard highlighted is MenuTileView else { return step > 0 ? enterSubmenu() : leaveSubmenu() }
    moveHighlight(step)
  }

  /// The number of elements to the row above or below, to the nearest one in it.
  private func rowStep(_ direction: Int) -> Int {
    guard let list = lists.last, let highlighted else { return direction }
    let items = list.items.filter(\.item.isEnabled)
    guard let current = items.firstIndex(where: { $0 === highlighted }) else { return direction }
    let frame = list.place(of: highlighted)
    func place(_ item: MenuItemView) -> CGRect { list.place(of: item) }
    let rest = direction > 0 ? Array(items[(current + 1)...]) : items[..<current].reversed()
    let others = rest.filter { direction > 0 ? place($0).minY >= frame.maxY : place($0).maxY <= frame.minY }
    guard let row = others.first.map({ place($0).minY }) else { return direction > 0 ? items.count - current : -current - 1 }
    let near = others.prefix { place($0).minY == row }
      .min { abs(place($0).midX - frame.midX) < abs(place($1).midX - frame.midX) }
    guard let target = items.firstIndex(where: { $0 === near }) else { return direction }
    return target - current
  }

  private func moveHighlight(_ step: Int) {
    guard let list = lists.last else { return }
    let items = list.items.filter(\.item.isEnabled)
    guard !items.isEmpty else { return }
    let current = items.firstIndex { $0 === highlighted }
    let next = current.map { ($0 + step + items.count) % items.count } ?? (step > 0 ? 0 : items.count - 1)
    highlighted = items[next]
    list.reveal(items[next])
  }

  private func enterSubmenu() {
    guard let item = highlighted, item.item.isSubmenu, item !== lists.last?.header else { return }
    choose(item)
    moveHighlight(1)
  }

  private func leaveSubmenu() {
    guard lists.count > 1, let menu = lists.last?.menu else { return }
    closeSubmenus(downTo: lists.count - 1)
    highlighted = lists.last?.items.first { ($0.item.element as? UIMenu) === menu }
  }
}
