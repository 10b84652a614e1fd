/// The menu of a title in a navigation bar: the app's, whose commands the responder chain carries out.
@MainActor
struct TitleMenu {
  let item: UINavigationItem
  /// The first responder that is asked to carry commands out: the controller on top [D].
  let start: UIResponder

  /// The menu as it is now; nil for none.
  var menu: UIMenu? {
    guard let provider = item.titleMenuProvider else {
      return item.renameDelegate == nil ? nil : resolved(UIMenu(children: [StandardEditAction.rename.command]))
    }
    return provider(suggestions).map(resolved)
  }

  private var suggestions: [UIMenuElement] {
    StandardEditAction.document.map(\.command).filter { chain?.target(of: $0.action, for: $0) != nil }
  }

  private var chain: CommandChain? { ResponderChain(start).window.map { CommandChain(window: $0, from: start) } }

  /// [D] Commands that no responder carries out are not shown.
  private func resolved(_ menu: UIMenu) -> UIMenu { menu.replacingChildren(menu.children.compactMap(resolved)) }

  private func resolved(_ element: UIMenuElement) -> UIMenuElement? {
    switch element {
    case let menu as UIMenu: resolved(menu)
    case let command as UICommand:
      chain?.target(of: command.action, for: command) == nil ? nil : command.menuAction(in: chain)
    default: element
    }
  }
}
