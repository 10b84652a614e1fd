import Expectations
import Testing
import UIKit

@testable import ListTesting

@MainActor @Suite(.serialized)
struct TableViewCellTests {
  @Test func eachCellStyleHasItsLabels() {
    expectNil(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel)
    expectNil(UITableViewCell(style: .value2, reuseIdentifier: nil).imageView)
    for style in [UITableViewCell.CellStyle.value1, .value2, .subtitle] {
      let cell = UITableViewCell(style: style, reuseIdentifier: "x")
      expect(cell.textLabel != nil && cell.detailTextLabel != nil)
      expectEqual(cell.reuseIdentifier, "x")
    }
  }

  @Test func aCellWithoutBuiltInContentHasOnlyItsContentView() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.layoutIfNeeded()
    expectEqual(cell.subviews.count, 1)
    expect(cell.contentView.subviews.isEmpty)
    expectEqual(cell.contentView.frame, CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  @Test func selectionShowsTheBackgroundAndHighlightsTheLabels() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Hello"
    cell.isSelected = true
    expectEqual(cell.subviews.count, 2)
    expect(cell.subviews.last === cell.contentView)
    expectEqual(cell.textLabel?.isHighlighted, true)
    let own = UIView()
    cell.selectedBackgroundView = own
    expect(own.superview === cell)
    cell.isSelected = false
    expectNil(own.superview)
    expectEqual(cell.textLabel?.isHighlighted, false)
  }

  @Test func selectionStyleNoneShowsNoHighlight() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.selectionStyle = .none
    cell.isHighlighted = true
    expect(cell.isHighlighted)
    expectEqual(cell.subviews.count, 1)
  }

  @Test func selectionPropertiesCallTheOverridableSetters() {
    final class Recording: UITableViewCell {
      var calls: [String] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        calls.append("selected \(selected) \(animated)")
        super.setSelected(selected, animated: animated)
      }
      override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        calls.append("highlighted \(highlighted) \(animated)")
        super.setHighlighted(highlighted, animated: animated)
      }
    }
    let cell = Recording(style: .default, reuseIdentifier: nil)
    cell.isSelected = true
    cell.isHighlighted = true
    expectEqual(cell.calls, ["selected true false", "highlighted true false"])
  }

  @Test func anAccessoryNarrowsTheContentView() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    expectEqual(cell.contentView.frame, CGRect(x: 0, y: 0, width: 288, height: 44))
    cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    cell.layoutIfNeeded()
    expectEqual(cell.accessoryView?.frame, CGRect(x: 254, y: 7, width: 50, height: 30))
    cell.accessoryView = nil
    cell.accessoryType = .none
    cell.layoutIfNeeded()
    expectEqual(cell.contentView.frame.width, 320)
    expectEqual(cell.subviews.count, 1)
  }

  @Test func rightToLeftLayoutMirrorsTheRow() {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
    cell.textLabel?.text = "Name"
    cell.detailTextLabel?.text = "Value"
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    expectEqual(cell.contentView.frame.minX, 32)
    expect((cell.textLabel?.frame.minX ?? 0) > (cell.detailTextLabel?.frame.maxX ?? 0))
  }

  @Test func aChangedTextLaysOutTheLabelsAgain() throws {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "A"
    cell.detailTextLabel?.text = "B"
    cell.layoutIfNeeded()
    let width = try require(cell.detailTextLabel?.frame.width)
    cell.detailTextLabel?.text = "A much longer value"
    cell.layoutIfNeeded()
    expect(try require(cell.detailTextLabel?.frame.width) > width)
  }

  /// A layout that changes something each time would never end in a window.
  @Test func repeatedLayoutKeepsTheOrderOfSubviews() {
    let scene = TableScene(style: .grouped, rows: [1])
    let cell = scene.table.visibleCells[0]
    cell.textLabel?.text = "Name"
    cell.accessoryType = .detailDisclosureButton
    scene.table.layer.layoutTreeIfNeeded()
    cell.setNeedsLayout()
    scene.table.layer.layoutTreeIfNeeded()
    let order = cell.subviews
    cell.setNeedsLayout()
    scene.table.layer.layoutTreeIfNeeded()
    expectEqual(cell.subviews, order)
  }
}
