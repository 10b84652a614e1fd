import Foundation
import Testing
import TrestleTesting
import UIKit

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
    #expect(scene.table.contentOffset.y == 2640)
    scene.scroll(to: 44 * 88)
    scene.table.scrollToNearestSelectedRow(at: .bottom, animated: false)
    #expect(scene.table.contentOffset.y == 3564)
    scene.scroll(to: 0)
    scene.table.scrollToNearestSelectedRow(at: .middle, animated: true)
    scene.advance(2)
    #expect(scene.table.contentOffset.y == 22)
  }

  @Test func withoutASelectionNothingIsScrolledTo() {
    let scene = TableScene(rows: [100])
    scene.scroll(to: 1000)
    scene.table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(scene.table.contentOffset.y == 1000)
  }

  /// [D] Posted "when the selected row in the posting table view changes".
  @Test func aFingersSelectionIsPosted() {
    let scene = TableScene(rows: [100])
    var posted = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: scene.table, queue: nil
    ) { _ in MainActor.assumeIsolated { posted += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    scene.tap(row: 2)
    #expect(posted == 1)
    scene.tap(row: 3)
    #expect(posted == 2)
    // [D] `selectRow(at:animated:scrollPosition:)` does not post.
    scene.table.selectRow(at: IndexPath(row: 5, section: 0), animated: false, scrollPosition: .none)
    #expect(posted == 2)
    #expect(UITableView.selectionDidChangeNotification.rawValue == "UITableViewSelectionDidChangeNotification")
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

  @Test func aTapPerformsThePrimaryActionWhereThereIsOne() {
    let owner = Owner()
    let scene = TableScene(rows: [10], delegate: owner)
    scene.tap(row: 0)
    #expect(owner.log == ["select 0", "open 0"])
    owner.log = []
    scene.tap(row: 1)
    #expect(owner.log == ["select 1"])
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
    return try #require(lines(scene.table).first)
  }

  /// [D] `fromCellEdges`, the default: from the edges of the cell;
  /// `fromAutomaticInsets`: from where lines begin otherwise.
  @Test func insetsCountFromTheCellsEdgesOrFromTheAutomaticInset() throws {
    #expect(UITableView().separatorInsetReference == .fromCellEdges)
    #expect(try firstLine(.fromCellEdges, left: nil).minX == 16)
    #expect(try firstLine(.fromCellEdges, left: 7).minX == 7)
    #expect(try firstLine(.fromAutomaticInsets, left: 7).minX == 23)
    #expect(try firstLine(.fromAutomaticInsets, left: 0).minX == 16)
  }
}

/// Parts of a header of a table.
@MainActor @Suite(.serialized)
struct TableHeaderPartsTests {
  @Test func theBackgroundViewFillsTheHeaderBehindItsContent() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
    let first = UIView()
    header.backgroundView = first
    header.layoutIfNeeded()
    #expect(first.superview === header && first.frame == header.bounds)
    let order = header.subviews
    #expect(order.firstIndex(of: first).map { $0 < order.firstIndex(of: header.contentView) ?? -1 } == true)
    header.frame.size.height = 60
    header.layoutIfNeeded()
    #expect(first.frame == header.bounds)
    let second = UIView()
    header.backgroundView = second
    header.layoutIfNeeded()
    #expect(first.superview == nil && second.superview === header)
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
    let header = try #require(scene.table.headerView(forSection: 0))
    header.layoutIfNeeded()
    let (text, detail) = (try #require(header.textLabel), try #require(header.detailTextLabel))
    #expect(detail.superview != nil && detail.frame.width > 0)
    #expect(detail.frame.minY >= text.frame.maxY)
    #expect(detail.frame.minX == text.frame.minX)
  }
}
