/// The edit menu of a list's item, with the actions that the app allows by delegate methods from before menu
/// configurations.
@MainActor
package final class ItemEditMenu: NSObject, UIEditMenuInteractionDelegate {
  /// The item of a list that has the menu, with closures that ask its list.
  package struct Item {
    package let canPerform: (Selector, Any?) -> Bool
    package let perform: (Selector, Any?) -> Void
    /// The cell, which performs the app's own items; nil after its deallocation.
    package let cell: () -> UIResponder?
    /// The item's rectangle in the list; null when the item was deleted.
    package let place: () -> CGRect

    package init(
      canPerform: @escaping (Selector, Any?) -> Bool, perform: @escaping (Selector, Any?) -> Void,
      cell: @escaping () -> UIResponder?, place: @escaping () -> CGRect
    ) {
      self.canPerform = canPerform
      self.perform = perform
      self.cell = cell
      self.place = place
    }
  }

  private var item: Item?
  private(set) var interaction: UIEditMenuInteraction?

  /// Opens the menu, where there is something to choose.
  package func open(_ item: Item, at place: CGPoint, in view: UIView) {
    let interaction = interaction ?? makeInteraction(in: view)
    self.item = item
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: place))
  }

  /// Closes the menu, as the items were replaced.
  package func close() {
    guard item != nil else { return }
    item = nil
    interaction?.dismissMenu()
  }

  private func makeInteraction(in view: UIView) -> UIEditMenuInteraction {
    let interaction = UIEditMenuInteraction(delegate: self)
    // A secondary click does not open these actions as a list: that is for menus with configurations.
    interaction.session.opensListOnClick = false
    view.addInteraction(interaction)
    self.interaction = interaction
    return interaction
  }

  // MARK: UIEditMenuInteractionDelegate

  package func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard let item else { return UIMenu(children: []) }
    let commands = StandardEditAction.editing.filter { item.canPerform($0.selector, interaction) }
    let standard = commands.map { command in
      UIAction(title: command.title) { [weak interaction] _ in item.perform(command.selector, interaction) }
    }
    let own = item.cell().map { cell in
      MenuItemElements.elements(from: cell) { item.canPerform($0, UIMenuController.shared) }
    }
    return UIMenu(children: standard + (own ?? []))
  }

  package func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { item?.place() ?? .null }

  package func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { item = nil }
}
