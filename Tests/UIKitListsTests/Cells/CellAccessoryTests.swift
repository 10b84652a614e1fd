import Expectations
import ScreenTesting
import Testing
import UIKit

@testable import UIKitLists

/// The accessory at the end of a row, in and out of edit mode.
@MainActor @Suite(.serialized) struct CellAccessoryTests {
  private func makeCell(_ dress: (UITableViewCell) -> Void) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
    dress(cell)
    cell.layoutIfNeeded()
    return cell
  }

  /// The accessories after the content, in reading order.
  private func signs(_ cell: UITableViewCell) -> [String] {
    cell.subviews.filter { $0 !== cell.contentView }.sorted { $0.frame.minX < $1.frame.minX }
      .map { "\(type(of: $0)) \(Int($0.frame.minX))" }
  }

  @Test func eachAccessoryTypeHasItsIndicators() {
    let expected: [(UITableViewCell.AccessoryType, [String], CGFloat)] = [
      (.none, [], 320), (.disclosureIndicator, ["CellAccessorySign 296"], 288),
      (.checkmark, ["CellAccessorySign 289"], 281), (.detailButton, ["CellDetailButton 282"], 274),
      (.detailDisclosureButton, ["CellDetailButton 262", "CellAccessorySign 296"], 254),
    ]
    for (type, parts, width) in expected {
      let cell = makeCell { $0.accessoryType = type }
      expectEqual(signs(cell), parts, "\(type)")
      expectEqual(cell.contentView.frame.width, width, "\(type)")
      cell.accessoryType = .none
      cell.layoutIfNeeded()
      expect(signs(cell) == [] && cell.contentView.frame.width == 320)
    }
  }

  @Test func accessoryIndicatorsGrowWithTheTextSize() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let cell = makeCell { $0.accessoryType = .detailDisclosureButton }
    window.addSubview(cell)
    window.isHidden = false
    func sizes(_ category: UIContentSizeCategory) -> [CGFloat] {
      window.traitOverrides.displayScale = 1
      window.traitOverrides.preferredContentSizeCategory = category
      window.updateTraitsIfNeeded()
      cell.layoutIfNeeded()
      return cell.subviews.filter { $0 !== cell.contentView }.map(\.frame.width).sorted()
    }
    expectEqual(sizes(.large), [8, 22])
    // Body text has lines of 62 points in place of 22, and of 19.
    expectEqual(sizes(.accessibilityExtraExtraExtraLarge), [23, 62])
    expectEqual(cell.contentView.frame.width, 320 - 16 - 23 - CellMetrics.detailToChevron - 62 - 8)
    expectEqual(sizes(.extraSmall), [7, 19])
    cell.accessoryType = .checkmark
    cell.editing.setControls(CellEditing.Controls(leading: .delete, indents: true, showsGrip: true))
    cell.setEditing(true, animated: false)
    // With 16 points beside each.
    expectEqual(sizes(.large), [38, 38])
    expectEqual(sizes(.accessibilityExtraExtraExtraLarge), [78, 78])
    expectEqual(cell.contentView.frame.minX, 78)
  }

  @Test func cellStylesFollowAccessibilityTextSizes() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    window.addSubview(cell)
    let label = try require(cell.textLabel)
    let detail = try require(cell.detailTextLabel)
    label.text = "A text that is too long for one line in a large size"
    detail.text = "A detail of several words"
    detail.numberOfLines = 2
    cell.imageView?.image = UIImage(systemName: "star")
    func height(_ category: UIContentSizeCategory) -> CGFloat {
      window.traitOverrides.preferredContentSizeCategory = category
      window.updateTraitsIfNeeded()
      let height = cell.sizeThatFits(CGSize(width: 320, height: 0)).height
      cell.frame.size.height = height
      cell.layoutIfNeeded()
      return height
    }
    let standard = height(.large)
    let image = try require(cell.imageView).frame
    expect(standard == 44 && label.numberOfLines == 1 && image.minX == cell.contentView.layoutMargins.left)
    let large = height(.accessibilityExtraExtraExtraLarge)
    expect(label.numberOfLines == 0 && detail.numberOfLines == 2, "what the app set stays")
    expect(label.frame.height > 150 && large > 300)
    expect(label.frame.maxY <= detail.frame.minY && detail.frame.maxY <= large)
    let grown = try require(cell.imageView).frame
    expect(grown.width > image.width * 2.5 && label.frame.minX == grown.maxX + CellMetrics.imageToText)
    expect(height(.large) == 44 && label.numberOfLines == 1)
  }

  @Test func accessoryViewOverridesAccessoryTypeUntilRemoved() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let cell = makeCell {
      $0.accessoryType = .checkmark
      $0.accessoryView = view
    }
    expectEqual(signs(cell), ["UIView 264"])
    expectEqual(view.frame.midY, cell.bounds.midY)
    cell.accessoryView = nil
    cell.layoutIfNeeded()
    expect(signs(cell) == ["CellAccessorySign 289"] && view.superview == nil)
  }

  @Test func editingAccessoriesReplaceTheOthersInEditMode() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let cell = makeCell {
      $0.accessoryType = .disclosureIndicator
      $0.editingAccessoryType = .detailButton
      $0.setEditing(true, animated: false)
    }
    expectEqual(signs(cell).filter { $0.hasPrefix("CellDetail") }.count, 1)
    expect(!signs(cell).contains { $0.hasPrefix("CellAccessorySign") })
    cell.editingAccessoryView = view
    cell.layoutIfNeeded()
    expect(view.superview === cell && !signs(cell).contains { $0.hasPrefix("CellDetail") })
    cell.setEditing(false, animated: false)
    cell.layoutIfNeeded()
    expect(signs(cell) == ["CellAccessorySign 296"] && view.superview == nil)
    cell.editingAccessoryView = nil
    cell.editingAccessoryType = .none
    cell.setEditing(true, animated: false)
    cell.layoutIfNeeded()
    expect(
      !signs(cell).contains { $0.hasPrefix("CellAccessorySign") },
      "without one of its own there is none in edit mode")
  }

  @Test func indentationLevelMovesTheLabels() throws {
    let cell = makeCell { $0.textLabel?.text = "Text" }
    let label = try require(cell.textLabel)
    expectEqual(label.frame.minX, 16)
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    expectEqual(label.frame.minX, 36, "10 points a level")
    cell.indentationWidth = 25
    cell.layoutIfNeeded()
    expectEqual(label.frame.minX, 66)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.layoutIfNeeded()
    expect(abs(label.frame.maxX - (320 - 66)) < 0.01)
  }

  @Test func valueTwoTextLabelsAreTrailingInBothDirections() throws {
    let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
    let label = try require(cell.textLabel)
    label.text = "Name"
    cell.layoutIfNeeded()
    expectEqual(label.textAlignment, .right)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.layoutIfNeeded()
    expectEqual(label.textAlignment, .left)
    label.textAlignment = .center
    cell.semanticContentAttribute = .forceLeftToRight
    cell.layoutIfNeeded()
    expectEqual(label.textAlignment, .center, "the app's own stays")
  }

  @Test func valueTwoTextLabelsTakeTheTintColorUnlessColoured() throws {
    let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
    let label = try require(cell.textLabel)
    cell.tintColor = .systemRed
    expectEqual(label.textColor, .systemRed)
    cell.tintColor = .systemGreen
    expectEqual(label.textColor, .systemGreen)
    label.textColor = .label
    cell.tintColor = .systemRed
    expectEqual(label.textColor, .label)
  }

  /// A table of one row with a control in it and one at its end.
  private final class Owner: NSObject, UITableViewDataSource, UITableViewDelegate {
    let inside = UISwitch()
    let atEnd: UIControl
    var selected: [IndexPath] = []
    var details = 0

    init(atEnd: UIControl) { self.atEnd = atEnd }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      inside.frame.origin = CGPoint(x: 100, y: 6)
      cell.contentView.addSubview(inside)
      cell.accessoryView = atEnd
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
  }

  @Test func tappingAControlDoesNotSelectItsRow() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    let owner = Owner(atEnd: button)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let scene = TouchScene()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    table.dataSource = owner
    table.delegate = owner
    scene.window.addSubview(table)
    scene.window.layoutIfNeeded()
    func tap(_ place: CGPoint) {
      scene.tap(at: place)
      scene.advance(0.5)
      scene.window.layoutIfNeeded()
    }
    tap(owner.inside.convert(owner.inside.bounds.middle, to: nil))
    expect(owner.inside.isOn && owner.selected.isEmpty)
    tap(button.convert(button.bounds.middle, to: nil))
    expect(taps == 1 && owner.selected.isEmpty)
    button.isEnabled = false
    tap(CGPoint(x: 20, y: 22))
    expectEqual(owner.selected.count, 1)
  }
}
