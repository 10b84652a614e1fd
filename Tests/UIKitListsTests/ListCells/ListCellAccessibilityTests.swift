import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import ListTesting
@_spi(UIKitFloors) @testable import UIKitCore
@_spi(UIKitFloors) @testable import UIKitLists

@MainActor @Suite(.serialized)
struct ListCellAccessibilityTests {
  @Test
  func accessibilityReadsACellWithItsLabelAccessory() {
    let scene = ListScene(.made(.insetGrouped), [["Name", "More"]]) { cell, name in
      cell.accessories =
        name == "Name" ? [.label(text: "Ada"), .checkmark()] : [.disclosureIndicator(), .detail(), .delete()]
    }
    let first = scene.cell(0).accessibilityDefaults
    expect(first.isElement && first.label == "Name, Ada")
    expect(first.state.contains(.selected), "a check mark is a choice")
    let second = scene.cell(1).accessibilityDefaults
    expect(second.label == "More" && second.traits.contains(.button))
    expectEqual(second.innerNodes(AccessibilityWalk()).compactMap(\.label), ["More Info"])
  }

  @Test
  func headerCellsHaveTheHeaderTrait() {
    let scene = ListScene(.made(.plain) { $0.headerMode = .firstItemInSection }) { cell, _ in
      cell.accessories = [.outlineDisclosure()]
    }
    let header = scene.cell(0).accessibilityDefaults
    expect(header.traits.contains([.header, .button]) && header.value == "Collapsed")
    expect(!scene.cell(1).accessibilityDefaults.traits.contains(.header))
  }

  @Test
  func swipeActionsAndMovesAreCustomActions() {
    let scene = ListScene(
      .made(.plain) {
        $0.trailingSwipeActionsConfigurationProvider = { _ in
          UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in }]
          )
        }
      }
    ) { cell, _ in cell.accessories = [.reorder(displayed: .always)] }
    let names = scene.cell(1).accessibilityDefaults.customActions?.map(\.name)
    expect(names?.first == "Delete" && names?.count == 3, "\(names ?? [])")
  }

  @Test func swipeActionsWithoutTitleAreNamedAfterTheirImage() {
    let star = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
    star.image = UIImage(systemName: "star")
    let flag = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
    flag.image = UIImage(systemName: "flag")
    flag.image?.accessibilityLabel = "Mark"
    let scene = ListScene(
      .made(.plain) {
        $0.trailingSwipeActionsConfigurationProvider = { _ in UISwipeActionsConfiguration(actions: [star, flag]) }
      }
    ) { _, _ in }
    expectEqual(scene.cell(0).accessibilityDefaults.customActions?.map(\.name), ["Favorite", "Mark"])
  }

  /// Content of the app's own: two texts that are read one by one.
  private struct TwoTexts: UIContentConfiguration {
    final class Content: UIView, UIContentView {
      var configuration: any UIContentConfiguration
      init(_ configuration: TwoTexts) {
        self.configuration = configuration
        super.init(frame: .zero)
        for (index, text) in ["left", "right"].enumerated() {
          let label = UILabel(frame: CGRect(x: 20 + index * 100, y: 0, width: 80, height: 40))
          label.text = text
          addSubview(label)
        }
      }
      required init?(coder: NSCoder) { nil }
      override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 44) }
    }
    func makeContentView() -> any UIView & UIContentView { Content(self) }
    func updated(for state: any UIConfigurationState) -> TwoTexts { self }
  }

  @Test func elementsWithinACellShareItsCustomActions() {
    let scene = ListScene(
      .made(.plain) {
        $0.trailingSwipeActionsConfigurationProvider = { path in
          guard path.item == 0 else { return nil }
          return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in }
          ])
        }
      }
    ) { cell, _ in cell.contentConfiguration = TwoTexts() }
    func actions(_ item: Int) -> [[String]] {
      AccessibilityWalk().nodes(of: [scene.cell(item)], in: scene.view).map { $0.customActions.map(\.name) }
    }
    expect(actions(0) == [["Delete"], ["Delete"]] && actions(1) == [[], []])
  }
}
