import ListCore

/// The visible content of a menu: its elements in groups, without hidden ones.
@MainActor
struct MenuContent {
  enum Item {
    /// An action, and the menu that it is an element of.
    case action(UIAction, UIMenu)
    case submenu(UIMenu)
    /// A spinner for elements that are being loaded.
    case loading(UIDeferredMenuElement)
  }

  struct Group {
    var title: String
    var items: [Item]
    var arrangement = Arrangement.rows
  }

  /// The arrangement of a group's elements.
  enum Arrangement: Equatable {
    /// One below the other.
    case rows
    /// Beside one another, as many in a row as fit.
    case tiles(UIMenu.ElementSize)
    /// Images in one row that scrolls.
    case palette

    @MainActor init(_ menu: UIMenu) {
      if menu.options.contains(.displayAsPalette) {
        self = .palette
      } else if menu.preferredElementSize == .small || menu.preferredElementSize == .medium {
        self = .tiles(menu.preferredElementSize)
      } else {
        self = .rows
      }
    }
  }

  let title: String
  private(set) var groups: [Group] = []

  init(_ menu: UIMenu) {
    title = menu.title
    append(menu.children, of: menu, title: "")
    groups.removeAll { $0.items.isEmpty }
  }

  var isEmpty: Bool { groups.isEmpty }

  /// Consecutive elements form a group; inline menus are separate groups.
  private mutating func append(_ elements: [UIMenuElement], of menu: UIMenu, title: String) {
    groups.append(Group(title: title, items: [], arrangement: Arrangement(menu)))
    fill(elements, of: menu)
  }

  private mutating func fill(_ elements: [UIMenuElement], of menu: UIMenu) {
    for element in elements {
      switch element {
      case let action as UIAction where !action.attributes.contains(.hidden): add(.action(action, menu))
      case let command as UICommand where !command.attributes.contains(.hidden):
        add(.action(command.menuAction, menu))
      case let inner as UIMenu where inner.options.contains(.displayInline):
        append(inner.children, of: inner, title: inner.title)
        groups.append(Group(title: "", items: [], arrangement: Arrangement(menu)))
      case let inner as UIMenu where !MenuContent(inner).isEmpty: add(.submenu(inner))
      case let deferred as UIDeferredMenuElement:
        // Loaded elements replace their placeholder.
        if let elements = deferred.elements { fill(elements, of: menu) } else { add(.loading(deferred)) }
      default: break
      }
    }
  }

  private mutating func add(_ item: Item) { groups[groups.count - 1].items.append(item) }

  /// The elements from the last to the first; titles stay above their elements.
  var reversed: MenuContent {
    var content = self
    content.groups = groups.reversed().map {
      Group(title: $0.title, items: $0.items.reversed(), arrangement: $0.arrangement)
    }
    return content
  }
}

@MainActor
extension MenuContent.Item {
  var element: UIMenuElement {
    switch self {
    case .action(let action, _): action
    case .submenu(let menu): menu
    case .loading(let element): element
    }
  }

  var title: String {
    if case .loading = self { return SystemWord.loading.text }
    return element.title
  }

  var isEnabled: Bool {
    switch self {
    case .action(let action, _): !action.attributes.contains(.disabled)
    case .submenu: true
    case .loading: false
    }
  }

  var isDestructive: Bool {
    switch self {
    case .action(let action, _): action.attributes.contains(.destructive)
    case .submenu(let menu): menu.options.contains(.destructive)
    case .loading: false
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

  var isLoading: Bool {
    if case .loading = self { return true }
    return false
  }
}
