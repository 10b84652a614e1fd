import Expectations
import Testing
import UIKit

/// Groups of bar buttons apart from a bar.
@MainActor @Suite(.serialized) struct UIBarButtonItemGroupTests {
  @Test func anItemIsInOneGroup() {
    let item = UIBarButtonItem(title: "Crop")
    let first = item.creatingFixedGroup()
    expect(item.buttonGroup === first && first.barButtonItems == [item])
    let second = UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil)
    expect(item.buttonGroup === second)
    expectEqual(first.barButtonItems, [])
    second.barButtonItems = []
    expectNil(item.buttonGroup)
  }

  @Test func groupsAreMadeOfItems() {
    let (undo, redo, more) = (
      UIBarButtonItem(title: "Undo"), UIBarButtonItem(title: "Redo"), UIBarButtonItem(title: "More")
    )
    let fixed = UIBarButtonItemGroup.fixedGroup(representativeItem: more, items: [undo, redo])
    expect(fixed.barButtonItems == [undo, redo] && fixed.representativeItem === more)
    expect(!fixed.isHidden && !fixed.alwaysAvailable && !fixed.isDisplayingRepresentativeItem)
    let movable = UIBarButtonItemGroup.movableGroup(customizationIdentifier: "edit", items: [undo])
    expectEqual(movable.barButtonItems, [undo])
    expectEqual(fixed.barButtonItems, [redo])
    let optional = redo.creatingOptionalGroup(customizationIdentifier: "redo", isInDefaultCustomization: false)
    expectEqual(optional.barButtonItems, [redo])
    expectEqual(more.creatingMovableGroup(customizationIdentifier: "more").barButtonItems, [more])
  }

  @Test func itemsAndGroupsReplaceEachOther() {
    let item = UINavigationItem(title: "Photo")
    let (crop, rotate) = (UIBarButtonItem(title: "Crop"), UIBarButtonItem(title: "Rotate"))
    item.rightBarButtonItem = crop
    let group = rotate.creatingFixedGroup()
    item.trailingItemGroups = [group]
    expectNil(item.rightBarButtonItems)
    expectEqual(item.trailingItemGroups, [group])
    item.rightBarButtonItems = [crop]
    expectEqual(item.trailingItemGroups, [])
    item.leadingItemGroups = [group]
    item.leftBarButtonItem = nil
    expectEqual(item.leadingItemGroups, [])
  }
}
