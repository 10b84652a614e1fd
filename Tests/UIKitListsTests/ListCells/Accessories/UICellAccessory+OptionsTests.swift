import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitLists

/// The options of every accessory, as a cell shows them.
@MainActor @Suite(.serialized) struct UICellAccessoryOptionsTests {
  private struct Options {
    var isHidden = false
    var width: UICellAccessory.LayoutDimension?
    var tint: UIColor?
    var background: UIColor?
  }

  private static let types: [CellAccessoryType] = [
    .delete, .insert, .multiselect, .label, .popUpMenu, .detail, .checkmark, .disclosureIndicator, .outlineDisclosure,
    .reorder,
  ]

  /// An accessory whose options were changed after they were made.
  private static func made(_ type: CellAccessoryType, _ wanted: Options) -> UICellAccessory {
    let displayed = UICellAccessory.DisplayedState.always
    switch type {
    case .delete:
      var options = UICellAccessory.DeleteOptions(isHidden: wanted.isHidden, backgroundColor: wanted.background)
      options.tintColor = wanted.tint
      options.reservedLayoutWidth = wanted.width ?? options.reservedLayoutWidth
      return .delete(displayed: displayed, options: options)
    case .insert:
      var options = UICellAccessory.InsertOptions(isHidden: wanted.isHidden, backgroundColor: wanted.background)
      options.tintColor = wanted.tint
      options.reservedLayoutWidth = wanted.width ?? options.reservedLayoutWidth
      return .insert(displayed: displayed, options: options)
    case .multiselect:
      var options = UICellAccessory.MultiselectOptions(isHidden: wanted.isHidden, backgroundColor: wanted.background)
      options.tintColor = wanted.tint
      options.reservedLayoutWidth = wanted.width ?? options.reservedLayoutWidth
      return .multiselect(displayed: displayed, options: options)
    case .label:
      var options = UICellAccessory.LabelOptions(isHidden: wanted.isHidden)
      options.tintColor = wanted.tint
      options.reservedLayoutWidth = wanted.width ?? options.reservedLayoutWidth
      return .label(text: "New", displayed: displayed, options: options)
    case .popUpMenu:
      var options = UICellAccessory.PopUpMenuOptions(isHidden: wanted.isHidden)
      options.tintColor = wanted.tint
      options.reservedLayoutWidth = wanted.width ?? options.reservedLayoutWidth
      return .popUpMenu(
        UIMenu(children: [UIAction(title: "Low") { _ in }]), displayed: displayed, options: options)
    case .detail:
      var options = UICellAccessory.DetailOptions(isHidden: wanted.isHidden)
      options.tintColor = wanted.tint
      options.reservedLayoutWidth = wanted.width ?? options.reservedLayoutWidth
      return .detail(displayed: displayed, options: options)
    case .checkmark:
      var options = UICellAccessory.CheckmarkOptions(isHidden: wanted.isHidden)
      options.tintColor = wanted.tint
      options.reservedLayoutWidth = wanted.width ?? options.reservedLayoutWidth
      return .checkmark(displayed: displayed, options: options)
    case .disclosureIndicator:
      var options = UICellAccessory.DisclosureIndicatorOptions(isHidden: wanted.isHidden)
      options.tintColor = wanted.tint
      options.reservedLayoutWidth = wanted.width ?? options.reservedLayoutWidth
      return .disclosureIndicator(displayed: displayed, options: options)
    case .outlineDisclosure:
      var options = UICellAccessory.OutlineDisclosureOptions(isHidden: wanted.isHidden)
      options.tintColor = wanted.tint
      options.reservedLayoutWidth = wanted.width ?? options.reservedLayoutWidth
      return .outlineDisclosure(displayed: displayed, options: options)
    case .reorder:
      var options = UICellAccessory.ReorderOptions(isHidden: wanted.isHidden, showsVerticalSeparator: false)
      options.tintColor = wanted.tint
      options.reservedLayoutWidth = wanted.width ?? options.reservedLayoutWidth
      return .reorder(displayed: displayed, options: options)
    }
  }

  /// One row for each type, with its accessory; the last row has none.
  private func scene(_ options: Options) -> ListScene {
    ListScene(
      .made(.plain), [(0...Self.types.count).map(String.init)], size: CGSize(width: 320, height: 600)
    ) { cell, name in
      guard let number = Int(name), number < Self.types.count else { return }
      cell.accessories = [Self.made(Self.types[number], options)]
    }
  }

  @Test func hiddenAccessoriesTakeNoSpace() {
    let scene = scene(Options(isHidden: true))
    let plain = scene.cell(Self.types.count).contentView.frame
    for (row, type) in Self.types.enumerated() {
      expectEqual(scene.cell(row).contentView.frame, plain, "\(type)")
      expect(!scene.cell(row).accessoryRow.shows(type))
    }
  }

  @Test func reservedLayoutWidthNarrowsTheContent() {
    let (narrow, wide) = (scene(Options(width: .custom(70))), scene(Options(width: .custom(95))))
    for (row, type) in Self.types.enumerated() {
      let difference = narrow.cell(row).contentView.frame.width - wide.cell(row).contentView.frame.width
      expectEqual(difference, 25, "\(type): \(difference)")
    }
  }

  /// The colours of the sign and of the circle around it.
  private func colors(_ view: UIView?) -> (sign: UIColor?, circle: UIColor?) {
    switch view {
    case let view as CellEditControl: (view.signColor, view.circleColor)
    case let view as CellAccessorySign: (view.color, nil)
    case let view as CellReorderGrip: (view.color, nil)
    case let view as CellAccessoryLabel: (view.textColor, nil)
    case let view as CellDetailButton: (view.tintColor, nil)
    case let view as CellMenuControl: (view.subviews.compactMap { $0 as? UILabel }.first?.textColor, nil)
    default: (view?.subviews.compactMap { $0 as? CellAccessorySign }.first?.color, nil)
    }
  }

  @Test func accessoriesTakeTintAndBackgroundColor() {
    let scene = scene(Options(tint: .systemPurple, background: .systemTeal))
    for (row, type) in Self.types.enumerated() {
      let found = colors(scene.cell(row).accessoryRow.view(of: type))
      expectEqual(found.sign, .systemPurple, "\(type)")
      let hasCircle = [.delete, .insert, .multiselect].contains(type)
      expectEqual(found.circle, (hasCircle ? .systemTeal : nil), "\(type)")
    }
  }

  @Test func accessoryOptionsHaveTheirDefaults() {
    let widths = [
      UICellAccessory.DeleteOptions().reservedLayoutWidth, UICellAccessory.InsertOptions().reservedLayoutWidth,
      UICellAccessory.MultiselectOptions().reservedLayoutWidth, UICellAccessory.CheckmarkOptions().reservedLayoutWidth,
      UICellAccessory.DetailOptions().reservedLayoutWidth, UICellAccessory.ReorderOptions().reservedLayoutWidth,
      UICellAccessory.OutlineDisclosureOptions().reservedLayoutWidth,
      UICellAccessory.DisclosureIndicatorOptions().reservedLayoutWidth,
    ]
    expect(widths.allSatisfy { $0 == .standard })
    expectEqual(UICellAccessory.LabelOptions().reservedLayoutWidth, .actual)
    expectEqual(UICellAccessory.PopUpMenuOptions().reservedLayoutWidth, .actual)
    let hidden = [
      UICellAccessory.DeleteOptions().isHidden, UICellAccessory.InsertOptions().isHidden,
      UICellAccessory.MultiselectOptions().isHidden, UICellAccessory.CheckmarkOptions().isHidden,
      UICellAccessory.DetailOptions().isHidden, UICellAccessory.ReorderOptions().isHidden,
      UICellAccessory.OutlineDisclosureOptions().isHidden, UICellAccessory.DisclosureIndicatorOptions().isHidden,
      UICellAccessory.LabelOptions().isHidden, UICellAccessory.PopUpMenuOptions().isHidden,
    ]
    expect(!hidden.contains(true))
    expect(UICellAccessory.ReorderOptions().showsVerticalSeparator)
    expectNil(UICellAccessory.DeleteOptions().backgroundColor)
    expectNil(UICellAccessory.InsertOptions().backgroundColor)
    expectNil(UICellAccessory.MultiselectOptions().backgroundColor)
    guard case .automatic = UICellAccessory.OutlineDisclosureOptions().style else {
      Issue.record("another style")
      return
    }
  }

  @Test func labelOptionsSetTheFont() throws {
    var options = UICellAccessory.LabelOptions()
    expect(options.font == .preferredFont(forTextStyle: .body) && options.adjustsFontForContentSizeCategory)
    options.font = .boldSystemFont(ofSize: 11)
    options.adjustsFontForContentSizeCategory = false
    let scene = ListScene(.made(.plain), [["One"]]) { [options] cell, _ in
      cell.accessories = [.label(text: "Text", options: options)]
    }
    let label = try require(scene.cell(0).accessoryRow.view(of: .label) as? UILabel)
    expect(label.font == .boldSystemFont(ofSize: 11) && !label.adjustsFontForContentSizeCategory)
  }

  @Test func outlineDisclosureStyleDecidesWhereATapExpands() {
    var toggled = 0
    let toggle: UICellAccessory.ActionHandler = { toggled += 1 }
    let scene = ListScene(.made(.plain), [["header", "cell"]]) { cell, name in
      var options = UICellAccessory.OutlineDisclosureOptions()
      let styles: [String: UICellAccessory.OutlineDisclosureOptions.Style] = ["header": .header, "cell": .cell]
      options.style = styles[name] ?? .automatic
      cell.accessories = [.outlineDisclosure(options: options, actionHandler: toggle)]
    }
    scene.screen.tap(at: scene.cell(0).convert(CGPoint(x: 60, y: 20), to: nil))
    scene.screen.advance(by: 0.6)
    expect(toggled == 1 && scene.takeLog().isEmpty)
    scene.screen.tap(at: scene.cell(1).convert(CGPoint(x: 60, y: 20), to: nil))
    scene.screen.advance(by: 0.6)
    expect(toggled == 1 && scene.takeLog() == ["select 0.1"])
  }

  @Test func customViewConfigurationHasPlacementAndReservedWidth() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    var configuration = UICellAccessory.CustomViewConfiguration(customView: view, placement: .trailing())
    expect(configuration.customView === view && configuration.reservedLayoutWidth == .actual)
    expect(!configuration.isHidden && !configuration.maintainsFixedSize && configuration.tintColor == nil)
    guard case .trailing(.always, let position) = configuration.placement else {
      Issue.record("another place")
      return
    }
    expectEqual(position([.checkmark(), .disclosureIndicator()]), 0)
    configuration.maintainsFixedSize = true
    configuration.reservedLayoutWidth = .custom(50)
    configuration.tintColor = .systemOrange
    let scene = ListScene(.made(.plain), [["One", "Two"]]) { [configuration] cell, name in
      var configuration = configuration
      configuration.isHidden = name == "Two"
      cell.accessories = [.customView(configuration: configuration)]
    }
    let cell = scene.cell(0)
    // The margin is 16 points wide.
    expect(abs(view.convert(view.bounds, to: cell).midX - (320 - 16 - 25)) < 0.01, "it is centred in its room")
    expect(view.bounds.width == 20 && view.tintColor == .systemOrange)
    // The gap before it is 8 points wide.
    let taken = scene.cell(1).contentView.frame.width - cell.contentView.frame.width
    expect(abs(taken - (16 + 50 + 8)) < 0.01)
  }

  @Test func accessoriesReportTheirType() {
    func name(_ type: UICellAccessory.AccessoryType) -> String {
      switch type {
      case .disclosureIndicator: "disclosureIndicator"
      case .outlineDisclosure: "outlineDisclosure"
      case .checkmark: "checkmark"
      case .delete: "delete"
      case .insert: "insert"
      case .reorder: "reorder"
      case .multiselect: "multiselect"
      case .label: "label"
      case .detail: "detail"
      case .popUpMenu: "popUpMenu"
      case .customView: "customView"
      }
    }
    for type in Self.types { expectEqual(name(Self.made(type, Options()).accessoryType), "\(type)") }
    let view = UIView()
    let custom = UICellAccessory.customView(configuration: .init(customView: view, placement: .leading()))
    guard case .customView(let shown) = custom.accessoryType else {
      Issue.record("another type")
      return
    }
    expect(shown === view)
  }
}
