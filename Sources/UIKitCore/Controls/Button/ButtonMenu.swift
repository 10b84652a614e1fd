/// The menu of a button, and the state that a choice leaves: a pop-up button shows the chosen element, a toggle button
/// is on or off.
@MainActor
final class ButtonMenu {
  private unowned let button: UIButton
  var elementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  var menu: UIMenu? {
    didSet {
      button.isContextMenuInteractionEnabled = menu != nil
      update()
    }
  }

  var changesSelection = false {
    didSet { update() }
  }

  init(_ button: UIButton) { self.button = button }

  /// Whether the button shows which element of its menu was chosen.
  var isPopup: Bool { changesSelection && button.showsMenuAsPrimaryAction && menu != nil }

  /// Whether each tap switches the button on or off.
  var isToggle: Bool { changesSelection && !isPopup }

  var configuration: UIContextMenuConfiguration? {
    guard let menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = elementOrder
    return configuration
  }

  /// Updates the title: that of the first action that is on, or of the first action if none is [C].
  func update() {
    button.appearance.setNeedsUpdate()
    button.invalidateIntrinsicContentSize()
    guard isPopup, let actions = menu?.allActions, !actions.isEmpty else { return }
    select(actions.first { $0.state == .on } ?? actions[0])
  }

  func willPerform(_ action: UIAction) {
    if isPopup { select(action) }
  }

  /// [?] Before the actions of the tap are called.
  func toggle() {
    if isToggle { button.isSelected.toggle() }
  }

  private func select(_ action: UIAction) {
    for other in menu?.allActions ?? [] { other.state = other === action ? .on : .off }
    button.setTitle(action.title, for: .normal)
  }
}
