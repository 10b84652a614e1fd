import Expectations
import Testing
import UIKit

@testable import UIKitLists

/// Menus of items, without a table view or a collection view.
@MainActor @Suite(.serialized)
struct ListMenusTests {
  private let list = FakeList(5)
  private let place = CGPoint(x: 20, y: 60)

  private func makeMenus() -> (ListMenus, UIContextMenuInteraction) {
    let menus = ListMenus(host: list)
    return (menus, UIContextMenuInteraction(delegate: menus))
  }

  @Test func theFirstDelegateAddsTheContextMenuInteraction() {
    let (menus, _) = makeMenus()
    list.menuCalls.hasDelegate = false
    menus.delegateDidChange()
    expectNil(menus.interaction)
    list.menuCalls.hasDelegate = true
    menus.delegateDidChange()
    menus.delegateDidChange()
    expect(list.interactions.count == 1 && list.interactions.first === menus.interaction)
  }

  @Test func theMenuIsQueriedForTheItemUnderTheFinger() throws {
    let (menus, interaction) = makeMenus()
    let configuration = UIContextMenuConfiguration()
    list.menuCalls.configuration = configuration
    expect(menus.contextMenuInteraction(interaction, configurationForMenuAtLocation: place) === configuration)
    let preview = try require(
      menus.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration))
    expect(preview.view === list.cells[1] && preview.parameters.backgroundColor == .red)
    menus.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: nil)
    _ = menus.contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
    menus.contextMenuInteraction(interaction, willEndFor: configuration, animator: nil)
    expectEqual(list.take(), ["menu 1", "highlight 1", "menu opens", "will display", "dismiss 1", "will end"])
  }

  @Test func aDeletedItemHasNoMenuPreview() {
    let (menus, interaction) = makeMenus()
    let configuration = UIContextMenuConfiguration()
    list.menuCalls.configuration = configuration
    _ = menus.contextMenuInteraction(interaction, configurationForMenuAtLocation: place)
    list.setCount(0)
    expectNil(menus.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration))
    expectEqual(list.take(), ["menu 1", "highlight none"])
  }

  @Test func noMenuOpensWhileTheListIsBusy() {
    let (menus, interaction) = makeMenus()
    list.mayOpenMenu = false
    expectNil(menus.contextMenuInteraction(interaction, configurationForMenuAtLocation: place))
    expectEqual(list.take(), [])
  }

  @Test func noEditMenuOpensBetweenItems() {
    let (menus, interaction) = makeMenus()
    list.menuCalls.showsEditMenu = true
    let beside = CGPoint(x: 20, y: 300)
    expectNil(menus.contextMenuInteraction(interaction, configurationForMenuAtLocation: beside))
    expectEqual(list.take(), ["menu of none"])
  }

  @Test func anEditMenuActsOnItsItemWhileThatExists() throws {
    let (menus, interaction) = makeMenus()
    list.menuCalls.showsEditMenu = true
    expectNil(menus.contextMenuInteraction(interaction, configurationForMenuAtLocation: place))
    let item = try require(list.editMenuItem)
    expectEqual(item.place(), list.cells[1].frame)
    expect(item.canPerform(Selector("copy:"), nil))
    item.perform(Selector("copy:"), nil)
    expectEqual(list.take(), ["menu 1", "edit menu at 60", "can perform on 1", "perform on 1"])
    list.setCount(0)
    expect(!item.canPerform(Selector("copy:"), nil) && item.place() == .null)
    expectEqual(list.take(), [])
  }
}
