/// A menu system while responders modify it. Changes of a menu that does not exist have no effect.
@MainActor
final class MenuBuilding: UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu
  /// Whether anything was changed.
  private(set) var isChanged = false

  init(_ system: UIMenuSystem, _ root: UIMenu) {
    self.system = system
    self.root = root
  }

  // MARK: Finding

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    first { ($0 as? UIMenu).flatMap { $0.identifier == identifier ? $0 : nil } }
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    first { ($0 as? UIAction).flatMap { $0.identifier == identifier ? $0 : nil } }
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    first { element in
      (element as? UICommand).flatMap {
        $0.action == action && areEqual($0.propertyList, propertyList) ? $0 : nil
      }
    }
  }

  private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return left as AnyObject === right as AnyObject
  }

  private func first<Found>(_ find: (UIMenuElement) -> Found?) -> Found? { Self.first(in: root, find) }

  private static func first<Found>(in element: UIMenuElement, _ find: (UIMenuElement) -> Found?) -> Found? {
    if let found = find(element) { return found }
    for child in (element as? UIMenu)?.children ?? [] {
      if let found = first(in: child, find) { return found }
    }
    return nil
  }

  // MARK: Changing

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    change(parentIdentifier) { [$0.replacingChildren([childMenu] + $0.children)] }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    change(parentIdentifier) { [$0.replacingChildren($0.children + [childMenu])] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }

  /// Replaces a menu by other elements. The outermost menu can only be replaced by one menu.
  private func change(_ identifier: UIMenu.Identifier, _ elements: (UIMenu) -> [UIMenuElement]) {
    guard menu(for: identifier) != nil else { return }
    let changed = Self.changed(root, identifier, elements)
    root = changed.count == 1 ? changed[0] as? UIMenu ?? root : root.replacingChildren(changed)
    isChanged = true
  }

  private static func changed(
    _ menu: UIMenu, _ identifier: UIMenu.Identifier, _ elements: (UIMenu) -> [UIMenuElement]
  ) -> [UIMenuElement] {
    guard menu.identifier != identifier else { return elements(menu) }
    guard first(in: menu, { ($0 as? UIMenu)?.identifier == identifier ? $0 : nil }) != nil else { return [menu] }
    return [
      menu.replacingChildren(
        menu.children.flatMap { ($0 as? UIMenu).map { changed($0, identifier, elements) } ?? [$0] })
    ]
  }
}

// MARK: Edit menus

extension MenuBuilding {
  /// The suggestions of an edit menu as modified by the responders from a view on: the first responder's changes come first [?].
  static func edited(_ suggestions: [UIMenuElement], from view: UIView) -> [UIMenuElement] {
    let standard = UIMenu(identifier: .standardEdit, options: .displayInline, children: suggestions)
    let edit = UIMenu(identifier: .edit, options: .displayInline, children: [standard])
    let building = MenuBuilding(.context, UIMenu(identifier: .root, children: [edit]))
    var responder: UIResponder? = view
    while let current = responder {
      current.buildMenu(with: building)
      responder = current is UIWindow ? nil : current.next
    }
    return building.isChanged ? building.root.children : suggestions
  }
}
