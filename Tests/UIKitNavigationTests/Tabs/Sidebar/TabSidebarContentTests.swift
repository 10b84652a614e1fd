import Expectations
import Testing
import UIKit

@testable import UIKitCore

/// The sections and rows of a sidebar.
@MainActor struct TabSidebarContentTests {
  private func tab(_ name: String) -> UITab { UITab(title: name, image: nil, identifier: name) }

  private func group(_ name: String, _ children: [UITab]) -> UITabGroup {
    UITabGroup(title: name, image: nil, identifier: name, children: children)
  }

  private func text(_ roots: [UITab]) -> String {
    func text(_ row: TabSidebarContent.Row) -> String {
      let name =
        switch row.content {
        case .tab(let tab): tab.title
        case .action(let action): "+\(action.title)"
        }
      return row.children.isEmpty ? name : "\(name)(\(row.children.map(text).joined(separator: " ")))"
    }
    return TabSidebarContent(roots).sections.map { section in
      "\(section.group?.title ?? "")[\(section.rows.map(text).joined(separator: " "))]"
    }.joined(separator: " ")
  }

  @Test func tabsComeBeforeGroupsInTheSidebar() {
    expectEqual(text([]), "")
    expectEqual(text([tab("A"), group("G", [tab("a"), tab("b")]), tab("B")]), "[A B] G[a b]")
    expectEqual(text([group("G", []), group("H", [tab("h")])]), "G[] H[h]")
  }

  @Test func nestedGroupsAreExpandableRows() {
    let inner = group("I", [tab("i"), group("J", [tab("j")])])
    let outer = group("G", [tab("a"), inner])
    expectEqual(text([outer]), "G[a I(i J(j))]")
    inner.sidebarAppearance = .inline
    expectEqual(text([outer]), "G[a i J(j)]")
    inner.sidebarAppearance = .rootSection
    expectEqual(text([outer]), "G[a] I[i J(j)]")
    outer.sidebarAppearance = .inline
    expectEqual(text([outer, tab("B")]), "[a B] I[i J(j)]")
  }

  @Test func displayOrderAndSidebarActionsApplyToGroups() {
    let outer = group("G", [tab("a"), tab("b"), tab("c")])
    outer.displayOrderIdentifiers = ["c", "none", "a", "c"]
    outer.sidebarActions = [UIAction(title: "Add") { _ in }, UIAction(title: "Sort") { _ in }]
    expect(outer.displayOrder.map(\.title) == ["c", "a", "b"] && outer.children.map(\.title) == ["a", "b", "c"])
    expectEqual(text([outer]), "G[c a b +Add +Sort]")
    outer.children[0].isHidden = true
    expectEqual(text([outer]), "G[c b +Add +Sort]")
    outer.isHidden = true
    expectEqual(text([outer]), "")
  }
}
