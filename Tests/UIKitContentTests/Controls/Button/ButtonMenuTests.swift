import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// The choices that buttons keep.
@MainActor struct ButtonMenuTests {
  private func menu(_ states: [UIMenuElement.State], options: UIMenu.Options = []) -> UIMenu {
    UIMenu(
      options: options,
      children: states.enumerated().map { UIAction(title: "\($0.offset)", state: $0.element) { _ in } })
  }

  private func popup(_ menu: UIMenu) -> UIButton {
    let button = UIButton(configuration: .plain())
    button.changesSelectionAsPrimaryAction = true
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    return button
  }

  @Test func aPopUpButtonSelectsItsFirstActionByDefault() {
    let button = popup(menu([.off, .off]))
    expect(button.currentTitle == "0" && button.menu?.selectedElements.map(\.title) == ["0"])
  }

  @Test func aPopUpButtonKeepsTheFirstOfSeveralSelectedActions() {
    let button = popup(menu([.off, .on, .on]))
    expect(button.currentTitle == "1" && button.menu?.selectedElements.map(\.title) == ["1"])
  }

  @Test func inlineMenusBelongToThePopUpSelection() throws {
    let inner = menu([.off, .on], options: .displayInline)
    let outer = UIAction(title: "outer") { _ in }
    let button = popup(UIMenu(children: [outer, inner]))
    expectEqual(button.currentTitle, "1")
    button.buttonMenu.willPerform(outer)
    expect(button.currentTitle == "outer" && inner.selectedElements.isEmpty)
    expectEqual(button.menu?.selectedElements, [outer])
  }

  @Test func aNewMenuSetsTheButtonsTitle() {
    let button = popup(menu([.on]))
    button.menu = UIMenu(children: [UIAction(title: "other") { _ in }])
    expectEqual(button.currentTitle, "other")
  }

  @Test func aSecondaryMenuKeepsTheButtonsTitle() {
    let button = popup(menu([.off]))
    button.showsMenuAsPrimaryAction = false
    button.setTitle("Toggle", for: .normal)
    button.menu = menu([.off, .on])
    expect(button.currentTitle == "Toggle" && button.buttonMenu.isToggle && !button.buttonMenu.isPopup)
    button.performPrimaryAction()
    expect(button.isSelected)
  }

  @Test func aPopUpButtonShowsAnIndicatorByDefault() {
    let button = popup(menu([.off]))
    button.sizeToFit()
    button.layoutIfNeeded()
    expect(button.appearance.parts.indicatorView != nil)
    button.configuration?.indicator = .none
    button.layoutIfNeeded()
    expectNil(button.appearance.parts.indicatorView)
    button.configuration?.indicator = .automatic
    button.changesSelectionAsPrimaryAction = false
    button.layoutIfNeeded()
    expectNil(button.appearance.parts.indicatorView)
  }

  @Test func toggleButtonsHaveTheToggleTrait() {
    let button = UIButton(configuration: .plain())
    expectEqual(button.accessibilityTraits, .button)
    button.changesSelectionAsPrimaryAction = true
    expectEqual(button.accessibilityTraits, [.button, .toggleButton])
    button.performPrimaryAction()
    expectEqual(button.accessibilityTraits, [.button, .toggleButton, .selected])
  }
}
