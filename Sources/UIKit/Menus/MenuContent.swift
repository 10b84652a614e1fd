/// What a menu shows: its elements in groups, without those that are hidden.
@MainActor
struct MenuContent {
  enum Item {
    /// An action, and the menu that it is an element of.
    case action(UIAction, UIMenu)
    case submenu(UIMenu)
  }

  struct Group {
    var title: String
    var items: [Item]
  }

  let title: String
  private(set) var groups: [Group] = []

  init(_ menu: UIMenu) {
    title = menu.title
    append(menu.children, of: menu, title: "")
    groups.removeAll { $0.items.isEmpty }
  }

  var isEmpty: Bool { groups.isEmpty }

  /// Elements that follow one another form a group; menus shown in line are groups of their own.
  private mutating func append(_ elements: [UIMenuElement], of menu: UIMenu, title: String) {
    groups.append(Group(title: title, items: []))
    for element in elements {
      switch element {
      case let action as UIAction where !action.attributes.contains(.hidden):
        groups[groups.count - 1].items.append(.action(action, menu))
      case let inner as UIMenu where inner.options.contains(.displayInline):
        append(inner.children, of: inner, title: inner.title)
        groups.append(Group(title: "", items: []))
      case let inner as UIMenu where !MenuContent(inner).isEmpty:
        groups[groups.count - 1].items.append(.submenu(inner))
      default: break
      }
    }
  }
}

@MainActor
extension MenuContent.Item {
  var element: UIMenuElement {
    switch self {
    case .action(let action, _): action
    case .submenu(let menu): menu
    }
  }

  var isEnabled: Bool {
    if case .action(let action, _) = self { return !action.attributes.contains(.disabled) }
    return true
  }

  var isDestructive: Bool {
    switch self {
    case .action(let action, _): action.attributes.contains(.destructive)
    case .submenu(let menu): menu.options.contains(.destructive)
    }
  }

  var state: UIMenuElement.State {
    if case .action(let action, _) = self { return action.state }
    return .off
  }

  var isSubmenu: Bool {
    if case .submenu = self { return true }
    return false
  }
}
