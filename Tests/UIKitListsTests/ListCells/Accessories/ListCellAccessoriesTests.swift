import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite(.serialized)
struct ListCellAccessoriesTests {
  private func frame(_ cell: UICollectionViewListCell, _ type: CellAccessoryType) -> CGRect? {
    cell.accessoryRow.view(of: type)?.frame
  }

  // MARK: Places

  @Test
  func accessoriesHaveTheMeasuredFrames() {
    let scene = ListScene(.made(.plain)) { cell, _ in
      cell.accessories = [.checkmark(), .disclosureIndicator(), .delete(displayed: .always)]
    }
    let cell = scene.cell(0)
    // Margin 16, room 24 for a circle of 22.
    expect(frame(cell, .delete)?.maxX == 39 && frame(cell, .delete)?.height == cell.bounds.height)
    expectEqual(cell.contentView.frame.minX, 40)
    expectEqual(frame(cell, .disclosureIndicator)?.midX, 297)
    expectEqual(frame(cell, .checkmark)?.midX, 270)
    expectEqual(cell.contentView.frame.maxX, 250)
    let text = cell.separators.lines.bottomFrame?.minX
    expectEqual(text, 56, "text and line begin 16 points behind the control")
  }

  @Test
  func accessoriesAreMirroredInRightToLeftLayout() {
    let scene = ListScene(.made(.plain), direction: .rightToLeft) { cell, _ in
      cell.accessories = [.disclosureIndicator(), .delete(displayed: .always)]
    }
    let cell = scene.cell(0)
    expect(frame(cell, .delete)?.minX == 281 && frame(cell, .delete)?.maxX == 320)
    expectEqual(frame(cell, .disclosureIndicator)?.midX, 23)
    expect(cell.contentView.frame.maxX == 280 && cell.contentView.frame.minX == 38)
  }

  @Test
  func reservedLayoutWidthMovesOnlyOtherAccessories() {
    let scene = ListScene(.made(.plain)) { cell, _ in
      cell.accessories = [
        .checkmark(options: .init(reservedLayoutWidth: .custom(60))),
        .disclosureIndicator(options: .init(reservedLayoutWidth: .actual)),
      ]
    }
    let cell = scene.cell(0)
    expectEqual(frame(cell, .disclosureIndicator)?.maxX, 304)
    expectEqual(frame(cell, .checkmark)?.midX, 258)
    expectEqual(frame(cell, .checkmark)?.width, CellMetrics.checkmarkSize.width)
  }

  @Test
  func showsVerticalSeparatorDividesTheReorderAccessory() throws {
    let scene = ListScene(.made(.plain), [["One", "Two"]]) { cell, name in
      cell.accessories = [
        .checkmark(), .reorder(displayed: .always, options: .init(showsVerticalSeparator: name == "One")),
      ]
    }
    let grip = try require(frame(scene.cell(0), .reorder))
    let mark = try require(frame(scene.cell(0), .checkmark))
    expect(grip.minX == 281 && grip.maxX == 320, "the grip takes the margin behind it")
    expectEqual(mark.midX, 251)
    expectEqual(frame(scene.cell(1), .checkmark)?.midX, 260)
  }

  @Test
  func customViewsAreSizedUnlessTheyMaintainAFixedSize() {
    let label = UILabel()
    label.text = "Custom"
    let fixed = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    let scene = ListScene(.made(.plain), [["One"]]) { cell, _ in
      cell.accessories = [
        .customView(configuration: .init(customView: label, placement: .trailing(), tintColor: .systemRed)),
        .customView(configuration: .init(customView: fixed, placement: .leading(), maintainsFixedSize: true)),
      ]
    }
    let cell = scene.cell(0)
    let natural = label.intrinsicContentSize
    expect(label.convert(label.bounds, to: cell).maxX == 304 && label.bounds.size == natural)
    expectEqual(label.tintColor, .systemRed)
    expect(fixed.convert(fixed.bounds, to: cell).minX == 16 && fixed.bounds.size == CGSize(width: 30, height: 10))
    expectEqual(cell.contentView.frame.minX, 46)
  }

  @Test
  func headerAccessoriesAreCentredOnTheText() throws {
    let scene = ListScene(.made(.sidebar) { $0.headerMode = .firstItemInSection }) { cell, _ in
      cell.accessories = [.outlineDisclosure()]
    }
    let chevron = try require(frame(scene.cell(0), .outlineDisclosure))
    let label = try require(scene.cell(0).contentView.subviews.first { $0 is UILabel })
    expect(abs(chevron.midY - label.frame.midY) <= 1)
    expectEqual(frame(scene.cell(1), .outlineDisclosure)?.midY, scene.cell(1).bounds.midY)
  }

  @Test
  func aLongLabelAccessoryTakesAtMostHalfTheCell() {
    let scene = ListScene(.made(.plain), [["One"]]) { cell, _ in
      cell.accessories = [.label(text: "A text that is longer than the cell is wide, and says much")]
    }
    expectEqual(frame(scene.cell(0), .label)?.width, 160)
    expectEqual(scene.cell(0).contentView.frame.width, 136)
  }

  @Test
  func textsAreMeasuredAgainAtAnotherTextSize() throws {
    let menu = UIMenu(children: [UIAction(title: "Small") { _ in }])
    let font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .boldSystemFont(ofSize: 15))
    let accessories: [UICellAccessory] = [
      .popUpMenu(menu), .label(text: "Seven"), .label(text: "Seven", options: .init(font: font)),
    ]
    for accessory in accessories {
      let scene = ListScene(.made(.plain)) { cell, _ in cell.accessories = [accessory] }
      let before = scene.cell(0).contentView.frame
      scene.view.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
      try scene.screen.settle()
      let large = scene.cell(0).contentView.frame
      expect(large.width < before.width, "\(large.width) of \(before.width)")
      scene.view.traitOverrides.preferredContentSizeCategory = .large
      try scene.screen.settle()
      expectEqual(scene.cell(0).contentView.frame, before)
    }
  }

  @Test
  func invalidWidthsAreIgnored() {
    let scene = ListScene(.made(.plain), [["One"]]) { cell, _ in
      cell.indentationLevel = -3
      cell.accessories = [.checkmark(options: .init(reservedLayoutWidth: .custom(.infinity)))]
    }
    expectEqual(scene.cell(0).contentView.frame, CGRect(x: 0, y: 0, width: 296, height: scene.cell(0).bounds.height))
    scene.cell(0).indentationWidth = -.infinity
    scene.screen.advance(frames: 2)
    expectEqual(scene.cell(0).contentView.frame.minX, 0)
  }

  // MARK: Changes

  @Test
  func editModeAnimatesItsAccessories() {
    let scene = ListScene(.made(.plain)) { cell, _ in
      cell.accessories = [.delete(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing)]
    }
    let cell = scene.cell(0)
    expect(cell.accessoryRow.shows(.disclosureIndicator) && !cell.accessoryRow.shows(.delete))
    scene.view.isEditing = true
    scene.screen.advance(frames: 3)
    expect(cell.accessoryRow.shows(.delete) && cell.accessoryRow.shows(.reorder))
    let moving = cell.contentView.layer.presentation()?.frame.minX ?? 0
    expect(moving < 40, "the content is on its way: \(moving)")
    scene.screen.advance(by: 0.5)
    expect(cell.contentView.frame.minX == 40 && frame(cell, .delete)?.maxX == 39)
    expect(!cell.subviews.contains { $0 is CellAccessorySign }, "the chevron is gone")
    scene.view.isEditing = false
    scene.screen.advance(by: 0.6)
    expect(cell.contentView.frame.minX == 0 && !cell.subviews.contains { $0 is CellEditControl })
  }

  @Test
  func cellsScrolledInDuringEditModeShowItsAccessoriesImmediately() {
    let scene = ListScene(.made(.plain), [(0..<30).map { "\($0)" }]) { cell, _ in cell.accessories = [.delete()] }
    scene.view.isEditing = true
    scene.screen.advance(by: 0.6)
    scene.view.contentOffset.y = 700
    scene.screen.advance(frames: 1)
    for case let cell as UICollectionViewListCell in scene.view.visibleCells {
      expect(cell.contentView.frame.minX == 40 && cell.accessoryRow.view(of: .delete)?.alpha == 1)
    }
  }

  @Test
  func remainingAccessoriesKeepTheirViews() {
    let scene = ListScene(.made(.plain)) { cell, _ in cell.accessories = [.checkmark(), .label(text: "1")] }
    let cell = scene.cell(0)
    let label = cell.accessoryRow.view(of: .label)
    cell.accessories = [.label(text: "2"), .disclosureIndicator()]
    scene.screen.advance(frames: 2)
    expect(cell.accessoryRow.view(of: .label) === label && (label as? UILabel)?.text == "2")
    expect(cell.accessoryRow.view(of: .checkmark) == nil && cell.subviews.count { $0 is CellAccessorySign } == 1)
  }

  @Test
  func accessoryChangesWithinAnAnimationAreAnimated() {
    let scene = ListScene(.made(.plain))
    let cell = scene.cell(0)
    UIView.animate(withDuration: 0.4) { cell.accessories = [.insert(displayed: .always)] }
    scene.screen.advance(frames: 2)
    expect((cell.contentView.layer.presentation()?.frame.minX ?? 0) < 40)
    scene.screen.advance(by: 0.6)
    expectEqual(cell.contentView.frame.minX, 40)
  }

  // MARK: Actions

  @Test
  func accessoryControlsCallTheirHandlersWithoutSelecting() throws {
    let scene = ListScene(.made(.plain))
    scene.make = { [unowned scene] cell, name in
      cell.accessories = [
        .delete(displayed: .always) { scene.note("delete \(name)") },
        .insert(displayed: .always) { scene.note("insert \(name)") },
        .detail { scene.note("detail \(name)") },
        .outlineDisclosure(options: .init(style: .cell)) { scene.note("outline \(name)") },
      ]
    }
    scene.view.reloadData()
    scene.screen.advance(frames: 2)
    let cell = scene.cell(1)
    for type in [CellAccessoryType.delete, .insert, .detail, .outlineDisclosure] {
      let view = try require(cell.accessoryRow.view(of: type))
      let inside = type == .delete ? CGPoint(x: view.bounds.maxX - 6, y: view.bounds.midY) : view.bounds.middle
      scene.screen.tap(at: view.convert(inside, to: nil))
    }
    expectEqual(scene.takeLog(), ["delete Two", "insert Two", "detail Two", "outline Two"])
    scene.tap(cell.contentView)
    expectEqual(scene.takeLog(), ["select 0.1"])
  }

  @Test
  func aTapOnAnOutlineHeaderTogglesItsDisclosure() {
    let scene = ListScene(.made(.plain) { $0.headerMode = .firstItemInSection })
    scene.make = { [unowned scene] cell, name in
      cell.accessories = [.outlineDisclosure { scene.note("outline \(name)") }]
    }
    scene.view.reloadData()
    scene.screen.advance(frames: 2)
    scene.tap(scene.cell(0).contentView)
    expectEqual(scene.takeLog(), ["outline One"], "the header cannot be selected")
    scene.tap(scene.cell(1).contentView)
    expectEqual(scene.takeLog(), ["select 0.1"])
  }

  @Test
  func returnTogglesAFocusedOutlineHeader() {
    let scene = ListScene(.made(.plain) { $0.headerMode = .firstItemInSection })
    scene.make = { [unowned scene] cell, name in
      cell.accessories = [.outlineDisclosure { scene.note("outline \(name)") }]
    }
    scene.view.reloadData()
    scene.view.allowsFocus = true
    scene.screen.advance(frames: 2)
    scene.screen.press(.keyboardTab)
    scene.screen.press(.keyboardReturnOrEnter)
    scene.screen.advance(frames: 2)
    expectEqual(scene.takeLog(), ["outline One"])
  }

  @Test
  func theMultiselectAccessoryFollowsTheSelection() {
    let scene = ListScene(.made(.plain)) { cell, _ in cell.accessories = [.multiselect()] }
    scene.view.allowsMultipleSelectionDuringEditing = true
    scene.view.isEditing = true
    scene.screen.advance(by: 0.6)
    let circle = scene.cell(1).accessoryRow.view(of: .multiselect) as? CellEditControl
    expectEqual(circle?.isOn, false)
    scene.screen.tap(at: scene.middle(of: scene.cell(1)))
    scene.screen.advance(by: 0.4)
    expect(circle?.isOn == true && scene.takeLog() == ["select 0.1"])
    scene.screen.tap(at: circle!.convert(CGPoint(x: circle!.bounds.maxX - 8, y: circle!.bounds.midY), to: nil))
    scene.screen.advance(by: 0.4)
    expectEqual(circle?.isOn, false, "a tap on the circle is one on the item")
  }

  @Test
  func theReorderAccessoryMovesTheItem() throws {
    let scene = ListScene(.made(.plain)) { cell, _ in cell.accessories = [.reorder(displayed: .always)] }
    let grip = try require(scene.cell(0).accessoryRow.view(of: .reorder))
    let start = scene.middle(of: grip)
    scene.screen.drag(from: start, to: CGPoint(x: start.x, y: start.y + 100), duration: 0.5)
    scene.screen.advance(by: 1)
    expectEqual(scene.takeLog(), ["move 0 > 2"])
    expectEqual(scene.items[0], ["Two", "Three", "One"])
  }

  @Test
  func thePopUpMenuAccessoryOpensFromTheWholeCell() throws {
    let menu = UIMenu(children: [
      UIAction(title: "Small") { _ in }, UIAction(title: "Large") { _ in },
    ])
    var chosen: [String] = []
    let note: UICellAccessory.MenuSelectedElementDidChangeHandler = { chosen += $0.selectedElements.map(\.title) }
    let scene = ListScene(.made(.insetGrouped), [["Size"]]) { cell, _ in
      cell.accessories = [.popUpMenu(menu, selectedElementDidChangeHandler: note)]
    }
    let cell = scene.cell(0)
    let control = try require(cell.accessoryRow.view(of: .popUpMenu) as? CellMenuControl)
    expectEqual(control.accessibilityLabel, "Small", "the first element where none is on")
    scene.tap(cell.contentView)
    expect(control.menus.isOpen && scene.takeLog() == [])
    let large = try require(menu.children[1] as? UIAction)
    control.menus.interaction?.session.choose(large, in: menu)
    scene.screen.advance(by: 1)
    expect(chosen == ["Large"] && control.accessibilityLabel == "Large" && large.state == .on)
  }

  @Test
  func editModeAccessoriesAppearAndDisappearWithIt() {
    let scene = ListScene(.made(.plain)) { cell, _ in
      cell.accessories = [.delete(displayed: .whenEditing), .disclosureIndicator(displayed: .whenNotEditing)]
    }
    let cell = scene.cell(0)
    expect(frame(cell, .delete) == nil && frame(cell, .disclosureIndicator) != nil)
    scene.view.isEditing = true
    scene.screen.advance(by: 1)
    expect(frame(cell, .delete) != nil && frame(cell, .disclosureIndicator) == nil)
    scene.view.isEditing = false
    scene.screen.advance(by: 1)
    expect(frame(cell, .delete) == nil && frame(cell, .disclosureIndicator) != nil)
  }
}
