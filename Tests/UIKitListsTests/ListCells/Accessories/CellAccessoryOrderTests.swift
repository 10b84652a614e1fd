import Expectations
import Testing
import UIKit

@testable import UIKitLists

@MainActor @Suite
struct CellAccessoryOrderTests {
  private func names(_ accessories: [UICellAccessory]) -> [String] {
    accessories.map { $0.systemType.map { "\($0)" } ?? "custom" }
  }

  private func view(_ placement: UICellAccessory.Placement) -> UICellAccessory {
    .customView(configuration: .init(customView: UIView(), placement: placement))
  }

  @Test
  func systemAccessoriesAreInTheirOrder() {
    let all: [UICellAccessory] = [
      .reorder(), .disclosureIndicator(), .checkmark(), .label(text: "1"), .multiselect(), .insert(), .delete(),
      .outlineDisclosure(), .detail(), .popUpMenu(UIMenu(children: [])),
    ]
    let order = CellAccessoryOrder(all, isEditing: true)
    expectEqual(names(order.leading), ["delete", "insert", "multiselect"])
    expectEqual(
      names(order.trailing),
      [
        "label", "popUpMenu", "detail", "checkmark", "disclosureIndicator", "outlineDisclosure", "reorder",
      ])
  }

  @Test
  func accessoriesAreShownInTheirDisplayedState() {
    let all: [UICellAccessory] = [
      .delete(), .reorder(), .multiselect(), .insert(), .disclosureIndicator(displayed: .whenNotEditing), .checkmark(),
      .label(text: "1", options: .init(isHidden: true)),
    ]
    let usual = CellAccessoryOrder(all, isEditing: false)
    expect(names(usual.leading) == [] && names(usual.trailing) == ["checkmark", "disclosureIndicator"])
    let editing = CellAccessoryOrder(all, isEditing: true)
    expectEqual(names(editing.leading), ["delete", "insert", "multiselect"])
    expectEqual(names(editing.trailing), ["checkmark", "reorder"])
  }

  @Test
  func customViewsLieNextToTheContentByDefault() {
    let order = CellAccessoryOrder(
      [view(.leading()), view(.trailing()), .delete(displayed: .always), .disclosureIndicator()], isEditing: false)
    expectEqual(names(order.leading), ["delete", "custom"])
    expectEqual(names(order.trailing), ["custom", "disclosureIndicator"])
    let first = CellAccessoryOrder(
      [view(.leading(displayed: .always, at: { _ in 0 })), .delete(displayed: .always)], isEditing: false)
    expectEqual(names(first.leading), ["custom", "delete"])
  }

  @Test
  func positionsPlaceCustomViewsBeforeOrAfterAnother() {
    let others: [UICellAccessory] = [.label(text: "1"), .checkmark(), .disclosureIndicator()]
    let before = UICellAccessory.Placement.position(before: .checkmark())
    let after = UICellAccessory.Placement.position(after: .checkmark())
    expect(before(others) == 1 && after(others) == 2)
    expectEqual(before([.label(text: "1")]), 0, "at the beginning where there is none")
    expectEqual(after([.label(text: "1")]), 1, "at the end where there is none")
    let order = CellAccessoryOrder(others + [view(.trailing(displayed: .always, at: after))], isEditing: false)
    expectEqual(names(order.trailing), ["label", "checkmark", "custom", "disclosureIndicator"])
  }

  @Test
  func positionsBeyondTheEndsAreClamped() {
    let before: UICellAccessory.Placement.Position = { _ in -4 }
    let behind: UICellAccessory.Placement.Position = { $0.count + 90 }
    let order = CellAccessoryOrder(
      [
        .checkmark(), view(.trailing(displayed: .always, at: before)),
        view(.trailing(displayed: .always, at: behind)),
      ],
      isEditing: false)
    expectEqual(names(order.trailing), ["custom", "checkmark", "custom"])
  }

  @Test
  func duplicateSystemAccessoriesStop() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UICollectionViewListCell(frame: .zero).accessories = [.checkmark(), .delete(), .checkmark()]
      }
    }
    let text = String(decoding: try require(result).standardErrorContent, as: UTF8.self)
    expect(text.contains("multiple system accessories of the same type: checkmark"))
  }

  @Test
  func severalCustomViewsAreAllowed() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.accessories = [view(.trailing()), view(.trailing())]
    expectEqual(cell.accessories.count, 2)
  }
}
