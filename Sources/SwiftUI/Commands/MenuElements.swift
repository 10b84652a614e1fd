import UIKit

/// The elements of menus of UIKit for commands.
@MainActor
enum MenuElements {
  static func elements(_ leaves: [LayoutNode]) -> [UIMenuElement] {
    var groups: [[UIMenuElement]] = [[]]
    for leaf in leaves {
      if unwrapped(leaf) is DividerLeaf {
        groups.append([])
      } else if let element = element(leaf) {
        groups[groups.count - 1].append(element)
      }
    }
    let filled = groups.filter { !$0.isEmpty }
    guard filled.count > 1 else { return filled.first ?? [] }
    return filled.map { UIMenu(options: .displayInline, children: $0) }
  }

  private static func unwrapped(_ leaf: LayoutNode) -> LayoutNode {
    var leaf = leaf
    while let wrapper = leaf as? WrappingLayoutNode { leaf = wrapper.content }
    return leaf
  }

  private static func element(_ leaf: LayoutNode) -> UIMenuElement? {
    guard let leaf = leaf.commandLeaf else {
      // Other views become their texts and images without an action.
      let content = LabelContent([leaf])
      guard !content.texts.isEmpty || content.image != nil else { return nil }
      return UIAction(
        title: content.title, subtitle: content.subtitle, image: content.image, attributes: .disabled
      ) { _ in }
    }
    let content = leaf.content
    switch leaf.command.kind {
    case .button: return action(leaf, content, .off) { leaf.command.action?() }
    case .toggle(let isOn):
      return action(leaf, content, leaf.command.isMixed ? .mixed : isOn.wrappedValue ? .on : .off) {
        isOn.wrappedValue.toggle()
      }
    case .menu:
      return UIMenu(
        title: content.title, subtitle: content.subtitle, image: content.image, children: elements(leaf.inner()))
    case .group:
      return UIMenu(title: content.title, options: .displayInline, children: elements(leaf.inner()))
    case .row(let isPalette):
      let menu = UIMenu(
        title: content.title, options: isPalette ? [.displayInline, .displayAsPalette] : .displayInline,
        children: elements(leaf.inner()))
      // [C] Up to three controls have their titles below their images.
      if !isPalette { menu.preferredElementSize = menu.children.count > 3 ? .small : .medium }
      return menu
    case .picker(let isMenu, let isPalette, let isChosen, let choose):
      let place: UIMenu.Options = isPalette ? [.displayInline, .displayAsPalette] : .displayInline
      return UIMenu(
        title: content.title, image: content.image,
        options: isMenu ? [.singleSelection] : place.union(.singleSelection),
        children: leaf.inner().compactMap { option(leaf, $0, isChosen, choose) })
    case .field: return nil
    }
  }

  private static func action(
    _ leaf: CommandLeaf, _ content: LabelContent, _ state: UIMenuElement.State, _ run: @escaping () -> Void
  ) -> UIAction {
    var attributes: UIMenuElement.Attributes = []
    if leaf.command.role == .destructive { attributes.insert(.destructive) }
    if !leaf.isEnabled { attributes.insert(.disabled) }
    if leaf.command.keepsMenu { attributes.insert(.keepsMenuPresented) }
    return UIAction(
      title: content.title, subtitle: content.subtitle, image: content.image, attributes: attributes, state: state
    ) { _ in run() }
  }

  private static func option(
    _ leaf: CommandLeaf, _ option: LayoutNode, _ isChosen: (AnyHashable) -> Bool,
    _ choose: @escaping (AnyHashable) -> Void
  ) -> UIMenuElement? {
    // Sections inside of a picker become separate groups of options.
    if let inner = option.commandLeaf, case .group = inner.command.kind {
      return UIMenu(
        title: inner.content.title, options: .displayInline,
        children: inner.inner().compactMap { self.option(leaf, $0, isChosen, choose) })
    }
    guard let tag = option.tag else { return element(option) }
    let content = LabelContent([option])
    return UIAction(
      title: content.title, subtitle: content.subtitle, image: content.image,
      attributes: leaf.isEnabled ? [] : .disabled, state: isChosen(tag) ? .on : .off
    ) { _ in choose(tag) }
  }
}
