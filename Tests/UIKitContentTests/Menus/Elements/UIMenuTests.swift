import Expectations
import Testing
import UIKit

@testable import UIKitCore

/// Menus as values: what they list, in which groups, and what is on.
@MainActor @Suite struct UIMenuTests {
  private func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) -> UIAction { UIAction(title: title, attributes: attributes, state: state) { _ in } }

  private func groups(_ menu: UIMenu) -> [[String]] {
    MenuContent(menu).groups.map { $0.items.map(\.element.title) }
  }

  @Test func inlineMenusSplitAMenuIntoGroups() {
    let inner = UIMenu(title: "Inner", options: .displayInline, children: [action("c"), action("d")])
    let menu = UIMenu(children: [action("a"), action("b"), inner, action("e")])
    expectEqual(groups(menu), [["a", "b"], ["c", "d"], ["e"]])
    expectEqual(MenuContent(menu).groups.map(\.title), ["", "Inner", ""])
  }

  @Test func hiddenElementsAndEmptyMenusAreOmitted() {
    let empty = UIMenu(title: "Empty", children: [action("x", .hidden)])
    let inline = UIMenu(options: .displayInline, children: [action("y", .hidden)])
    expectEqual(groups(UIMenu(children: [action("a"), empty, inline, action("b", .hidden)])), [["a"]])
    expect(MenuContent(UIMenu(children: [empty])).isEmpty)
  }

  @Test func selectedElementsIncludeThoseOfInlineMenus() {
    let inline = UIMenu(options: .displayInline, children: [action("b", state: .on)])
    let inner = UIMenu(title: "Inner", children: [action("c", state: .on)])
    let menu = UIMenu(children: [action("a", state: .on), inline, inner])
    expectEqual(menu.selectedElements.map(\.title), ["a", "b"])
  }

  @Test func reversedMenusKeepTitlesAboveTheirGroups() {
    let inner = UIMenu(title: "Inner", options: .displayInline, children: [action("c"), action("d")])
    let content = MenuContent(UIMenu(title: "Menu", children: [action("a"), action("b"), inner])).reversed
    expect(content.title == "Menu" && content.groups.map(\.title) == ["Inner", ""])
    expectEqual(content.groups.map { $0.items.map(\.title) }, [["d", "c"], ["b", "a"]])
  }

  @Test func replacingChildrenKeepsTitleIdentifierAndOptions() {
    let menu = UIMenu(
      title: "Menu", identifier: UIMenu.Identifier("menu"), options: .destructive, children: [action("a")])
    let other = menu.replacingChildren([action("b")])
    expect(other.title == "Menu" && other.identifier == menu.identifier && other.options == .destructive)
    expect(other.children.map(\.title) == ["b"] && menu.children.map(\.title) == ["a"])
    expect(UIMenu().identifier != UIMenu().identifier)
  }

  /// [D] The names of the system's menus are fixed texts.
  @Test func systemMenuIdentifiersHaveApplesRawValues() {
    let names: [UIMenu.Identifier] = [.about, .file, .preferences, .replace, .text]
    expectEqual(
      names.map(\.rawValue), ["about", "file", "preferences", "replace", "text"].map { "com.apple.menu.\($0)" })
  }
}
