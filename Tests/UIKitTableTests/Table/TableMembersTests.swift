import Expectations
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import ListTesting

/// The calls about a table's selection, and its restoration.
@MainActor @Suite(.serialized)
struct TableSelectionNewsTests {
  @Test func theNearestSelectedRowIsScrolledTo() {
    let scene = TableScene(rows: [100])
    scene.table.allowsMultipleSelection = true
    for row in [5, 60, 90] {
      scene.table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    scene.scroll(to: 44 * 50)
    scene.table.scrollToNearestSelectedRow(at: .top, animated: false)
    scene.layOut()
    expectEqual(scene.table.contentOffset.y, 2640)
    scene.scroll(to: 44 * 88)
    scene.table.scrollToNearestSelectedRow(at: .bottom, animated: false)
    expectEqual(scene.table.contentOffset.y, 3564)
    scene.scroll(to: 0)
    scene.table.scrollToNearestSelectedRow(at: .middle, animated: true)
    scene.advance(2)
    expectEqual(scene.table.contentOffset.y, 22)
  }

  @Test func scrollToNearestSelectedRowNeedsASelection() {
    let scene = TableScene(rows: [100])
    scene.scroll(to: 1000)
    scene.table.scrollToNearestSelectedRow(at: .top, animated: false)
    expectEqual(scene.table.contentOffset.y, 1000)
  }

  /// [D] Posted "when the selected row in the posting table view changes".
  @Test func selectionByTouchPostsSelectionDidChange() {
    let scene = TableScene(rows: [100])
    var posted = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: scene.table, queue: nil
    ) { _ in MainActor.assumeIsolated { posted += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    scene.tap(row: 2)
    expectEqual(posted, 1)
    scene.tap(row: 3)
    expectEqual(posted, 2)
    // [D] `selectRow(at:animated:scrollPosition:)` does not post.
    scene.table.selectRow(at: IndexPath(row: 5, section: 0), animated: false, scrollPosition: .none)
    expectEqual(posted, 2)
    expectEqual(UITableView.selectionDidChangeNotification.rawValue, "UITableViewSelectionDidChangeNotification")
  }

  private final class Owner: NSObject, UITableViewDelegate {
    var log: [String] = []
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
      indexPath.row != 1
    }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      log.append("open \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
  }

  @Test func tapsPerformThePrimaryActionWhereAllowed() {
    let owner = Owner()
    let scene = TableScene(rows: [10], delegate: owner)
    scene.tap(row: 0)
    expectEqual(owner.log, ["select 0", "open 0"])
    owner.log = []
    scene.tap(row: 1)
    expectEqual(owner.log, ["select 1"])
  }
}

/// The edges from which separator insets are measured.
@MainActor @Suite(.serialized)
struct TableSeparatorInsetTests {
  private func lines(_ table: UITableView) -> [CGRect] {
    table.visibleCells.flatMap { cell in
      cell.subviews.filter { $0.frame.height <= 1 && $0.frame.width > 0 && !$0.isHidden }
        .map { $0.convert($0.bounds, to: table) }
    }
  }

  private func firstLine(_ reference: UITableView.SeparatorInsetReference, left: CGFloat?) throws -> CGRect {
    let scene = TableScene(rows: [4])
    scene.table.separatorInsetReference = reference
    if let left { scene.table.separatorInset = UIEdgeInsets(top: 0, left: left, bottom: 0, right: 0) }
    scene.table.reloadData()
    scene.layOut()
    return try require(lines(scene.table).first)
  }

  /// [D] `fromCellEdges`, the default: from the edges of the cell;
  /// `fromAutomaticInsets`: from where lines begin otherwise.
  @Test func separatorInsetsAreRelativeToTheirReference() throws {
    expectEqual(UITableView().separatorInsetReference, .fromCellEdges)
    expectEqual(try firstLine(.fromCellEdges, left: nil).minX, 16)
    expectEqual(try firstLine(.fromCellEdges, left: 7).minX, 7)
    expectEqual(try firstLine(.fromAutomaticInsets, left: 7).minX, 23)
    expectEqual(try firstLine(.fromAutomaticInsets, left: 0).minX, 16)
  }
}

/// Parts of a header of a table.
@MainActor @Suite(.serialized)
struct TableHeaderPartsTests {
  @Test func aHeadersBackgroundViewFillsItBehindTheContent() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
    let first = UIView()
    header.backgroundView = first
    header.layoutIfNeeded()
    expect(first.superview === header && first.frame == header.bounds)
    let order = header.subviews
    expectEqual(order.firstIndex(of: first).map { $0 < order.firstIndex(of: header.contentView) ?? -1 }, true)
    header.frame.size.height = 60
    header.layoutIfNeeded()
    expectEqual(first.frame, header.bounds)
    let second = UIView()
    header.backgroundView = second
    header.layoutIfNeeded()
    expect(first.superview == nil && second.superview === header)
  }

  /// [D] Its second label "for a detailed description in a table section"; shown in grouped tables.
  @Test func theDetailLabelIsBelowTheTextInGroupedTables() throws {
    final class Titles: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.textLabel?.text = "Text"
        header.detailTextLabel?.text = "Detail"
        return header
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 80 }
    }
    let titles = Titles()
    let scene = TableScene(style: .grouped, rows: [2], delegate: titles)
    let header = try require(scene.table.headerView(forSection: 0))
    header.layoutIfNeeded()
    let (text, detail) = (try require(header.textLabel), try require(header.detailTextLabel))
    expect(detail.superview != nil && detail.frame.width > 0)
    expect(detail.frame.minY >= text.frame.maxY)
    expectEqual(detail.frame.minX, text.frame.minX)
  }
}

/// Constants of tables and their cells, and updates that an app turns off.
@MainActor @Suite(.serialized)
struct TableConstantsTests {
  /// [D] The numbers of constants, by which archives and Objective-C know them.
  @Test func constantsHaveApplesRawValues() {
    expectEqual((0..<4).map(UITableView.Style.init(rawValue:)), [.plain, .grouped, .insetGrouped, nil])
    expectEqual(
      (0..<5).map(UITableView.ScrollPosition.init(rawValue:)),
      [
        UITableView.ScrollPosition.none, .top, .middle, .bottom, nil,
      ])
    typealias Animation = UITableView.RowAnimation
    expectEqual(
      (0..<8).map(Animation.init(rawValue:)),
      [
        .fade, .right, .left, .top, .bottom, Animation.none, .middle, nil,
      ])
    expectEqual(Animation(rawValue: 100), .automatic)
    expectEqual(
      (0..<4).map(UITableView.SelfSizingInvalidation.init(rawValue:)),
      [
        .disabled, .enabled, .enabledIncludingConstraints, nil,
      ])
    expectEqual(
      (0..<3).map(UITableView.SeparatorInsetReference.init(rawValue:)),
      [
        .fromCellEdges, .fromAutomaticInsets, nil,
      ])
    typealias Cell = UITableViewCell
    expectEqual((0..<5).map(Cell.CellStyle.init(rawValue:)), [.default, .value1, .value2, .subtitle, nil])
    expectEqual(
      (0..<5).map(Cell.SelectionStyle.init(rawValue:)), [Cell.SelectionStyle.none, .blue, .gray, .default, nil])
    expectEqual(
      (0..<6).map(Cell.AccessoryType.init(rawValue:)),
      [
        Cell.AccessoryType.none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton, nil,
      ])
    expectEqual((0..<4).map(Cell.EditingStyle.init(rawValue:)), [Cell.EditingStyle.none, .delete, .insert, nil])
    expectEqual(
      (0..<4).map(Cell.SeparatorStyle.init(rawValue:)),
      [
        Cell.SeparatorStyle.none, .singleLine, .singleLineEtched, nil,
      ])
    expectEqual((0..<3).map(Cell.FocusStyle.init(rawValue:)), [.default, .custom, nil])
    expectEqual((0..<4).map(Cell.DragState.init(rawValue:)), [Cell.DragState.none, .lifting, .dragging, nil])
    expectEqual(Cell.StateMask(rawValue: 3), [.showingEditControl, .showingDeleteConfirmation])
    typealias Intent = UITableViewDropProposal.Intent
    expectEqual(
      (0..<5).map(Intent.init(rawValue:)),
      [
        .unspecified, .insertAtDestinationIndexPath, .insertIntoDestinationIndexPath, .automatic, nil,
      ])
  }

  @available(*, deprecated, message: "names a deprecated type")
  @Test func rowActionStylesHaveApplesRawValues() {
    typealias Style = UITableViewRowAction.Style
    expect((0..<3).map(Style.init(rawValue:)) == [.default, .normal, nil] && Style.destructive == .default)
  }

  /// Content that notes how often it is brought to a state.
  private struct Noted: UIContentConfiguration {
    let note: @MainActor () -> Void
    func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: .cell()) }
    func updated(for state: any UIConfigurationState) -> Noted {
      MainActor.assumeIsolated { note() }
      return self
    }
  }

  @Test func cellContentIsNotUpdatedWhenAutomaticUpdatesAreOff() {
    let cell = UITableViewCell()
    var updates = 0
    cell.contentConfiguration = Noted { updates += 1 }
    cell.layoutIfNeeded()
    expect(cell.automaticallyUpdatesContentConfiguration && updates > 0)
    cell.automaticallyUpdatesContentConfiguration = false
    updates = 0
    var states: [Bool] = []
    let handler: UITableViewCell.ConfigurationUpdateHandler = { _, state in states.append(state.isSelected) }
    cell.configurationUpdateHandler = handler
    cell.isSelected = true
    cell.layoutIfNeeded()
    expect(updates == 0 && states.last == true, "the handler is called all the same")
  }

  @Test func headerConfigurationsAreNotUpdatedWhenAutomaticUpdatesAreOff() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var updates = 0
    header.contentConfiguration = Noted { updates += 1 }
    header.backgroundConfiguration = header.defaultBackgroundConfiguration()
    header.layoutIfNeeded()
    expect(header.automaticallyUpdatesContentConfiguration && header.automaticallyUpdatesBackgroundConfiguration)
    expect(updates > 0 && header.backgroundConfiguration?.backgroundColor == .clear)
    header.automaticallyUpdatesContentConfiguration = false
    header.automaticallyUpdatesBackgroundConfiguration = false
    updates = 0
    var calls = 0
    let handler: UITableViewHeaderFooterView.ConfigurationUpdateHandler = { _, _ in calls += 1 }
    header.configurationUpdateHandler = handler
    header.setNeedsUpdateConfiguration()
    header.layoutIfNeeded()
    expect(updates == 0 && calls == 1)
  }

  /// As UIKit has drawn it since iOS 7.
  @Test func etchedSeparatorsAreHairlines() {
    let scene = TableScene(rows: [3])
    func lines() -> [CGRect] {
      scene.table.visibleCells.flatMap(\.subviews).filter { $0.frame.height > 0 && $0.frame.height <= 1 }.map(\.frame)
    }
    let single = lines()
    scene.table.separatorStyle = .singleLineEtched
    scene.layOut()
    expect(!single.isEmpty && lines() == single)
  }
}
