import Testing
import UIKitTesting
import UIKit

@_spi(UIKitFloors) @testable import UIKitCore
@_spi(UIKitFloors) @testable import UIKitLists

@MainActor @Suite(.serialized)
struct ListCellAccessibilityTests {
  @Test
  func aCellIsReadAsOneWithItsLabel() {
    let scene = ListScene(.made(.insetGrouped), [["Name", "More"]]) { cell, name in
      cell.accessories =
        name == "Name" ? [.label(text: "Ada"), .checkmark()] : [.disclosureIndicator(), .detail(), .delete()]
    }
    let first = scene.cell(0).accessibilityDefaults
    #expect(first.isElement && first.label == "Name, Ada")
    #expect(first.state.contains(.selected), "a check mark is a choice")
    let second = scene.cell(1).accessibilityDefaults
    #expect(second.label == "More" && second.traits.contains(.button))
    #expect(second.innerNodes(AccessibilityWalk()).compactMap(\.label) == ["More Info"])
  }

  @Test
  func headersSayThatTheyAre() {
    let scene = ListScene(.made(.plain) { $0.headerMode = .firstItemInSection }) { cell, _ in
      cell.accessories = [.outlineDisclosure()]
    }
    let header = scene.cell(0).accessibilityDefaults
    #expect(header.traits.contains([.header, .button]) && header.value == "Collapsed")
    #expect(!scene.cell(1).accessibilityDefaults.traits.contains(.header))
  }

  @Test
  func actionsOfSwipesAndMovesAreOffered() {
    let scene = ListScene(
      .made(.plain) {
        $0.trailingSwipeActionsConfigurationProvider = { _ in
          UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in }]
          )
        }
      }
    ) { cell, _ in cell.accessories = [.reorder(displayed: .always)] }
    let names = scene.cell(1).accessibilityDefaults.customActions?.map(\.name)
    #expect(names?.first == "Delete" && names?.count == 3, "\(names ?? [])")
  }
}
