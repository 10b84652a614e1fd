/// The keys of an open menu.
extension ContextMenuOverlay {
  func handle(_ key: UIKey) {
    switch key.keyCode {
    case .keyboardEscape: session?.close()
    case .keyboardDownArrow: moveHighlight(1)
    case .keyboardUpArrow: moveHighlight(-1)
    case .keyboardRightArrow: isMirrored ? leaveSubmenu() : enterSubmenu()
    case .keyboardLeftArrow: isMirrored ? enterSubmenu() : leaveSubmenu()
    case .keyboardReturnOrEnter, .keyboardSpacebar: if let highlighted { choose(highlighted) }
    default: break
    }
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
