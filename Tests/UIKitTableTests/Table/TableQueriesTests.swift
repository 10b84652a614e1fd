import Expectations
import Foundation
import Testing
import UIKit

@testable import ListTesting

/// Each row of the table of questions in `Sources/UIKitLists/Table/README.md`.
@MainActor @Suite struct TableQueriesTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  /// A table that knows nothing yet, without a window.
  private func unloaded(_ source: TableSource, _ style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: style)
    table.register(TestCell.self, forCellReuseIdentifier: "cell")
    table.estimatedRowHeight = 0
    table.dataSource = source
    return table
  }

  @Test func settingPropertiesDoesNotQueryTheDataSource() {
    let source = TableSource(rows: [3])
    let table = unloaded(source)
    table.delegate = TableRecorder()
    table.rowHeight = 50
    table.frame.size.height = 500
    table.allowsMultipleSelection = true
    expect(source.trace.lines.isEmpty)
    expect(table.indexPathForSelectedRow == nil && table.indexPathsForSelectedRows == nil)
    expectEqual(table.contentSize.height, 0, "the size of the content is as of the last load")
    expect(source.trace.lines.isEmpty)
  }

  @Test func queryingCountsAsksOnceAndCreatesNoCells() {
    let source = TableSource(rows: [3, 2])
    let table = unloaded(source)
    expectEqual(table.numberOfSections, 2)
    expectEqual(table.numberOfRows(inSection: 1), 2)
    expectEqual(source.trace.lines, ["sections", "rows 0", "rows 1"])
  }

  @Test(arguments: ["row", "section", "header", "footer", "point", "rect"])
  func queryingRectsCreatesNoCells(question: String) {
    let source = TableSource(rows: [3, 2])
    source.titles = ["A", "B"]
    let table = unloaded(source)
    switch question {
    case "row": expectEqual(table.rectForRow(at: path(2)).height, 44)
    case "section": expect(table.rect(forSection: 1).height > 88)
    case "header": expect(table.rectForHeader(inSection: 1).height > 0)
    case "footer": expectEqual(table.rectForFooter(inSection: 1).maxY, table.rect(forSection: 1).maxY)
    case "point":
      let rect = table.rectForRow(at: path(1, 1))
      expectEqual(table.indexPathForRow(at: CGPoint(x: rect.midX, y: rect.midY)), path(1, 1))
    default: expectEqual(table.indexPathsForRows(in: table.rect(forSection: 0))?.count, 3)
    }
    expectEqual(source.trace.lines, ["sections", "rows 0", "rows 1"])
    expectEqual(table.contentSize.height, table.rect(forSection: 1).maxY)
  }

  @Test func reloadDataCountsImmediatelyAndCreatesNoCells() {
    let source = TableSource(rows: [3])
    let table = unloaded(source)
    table.reloadData()
    expectEqual(source.trace.lines, ["sections", "rows 0"])
    expectEqual(table.contentSize.height, 132)
    source.rows = [5]
    table.reloadData()
    expectEqual(table.contentSize.height, 220)
    expectEqual(source.cellRequests, 0)
  }

  @Test(arguments: ["cell", "path", "cells", "paths"])
  func queryingCellsLaysOutTheRows(question: String) throws {
    let source = TableSource(rows: [3])
    let table = unloaded(source)
    for count in [3, 1, 4] {
      source.rows = [count]
      table.reloadData()
      let requests = source.cellRequests
      switch question {
      case "cell": expectEqual((table.cellForRow(at: path(count - 1)) as? TestCell)?.text, "0.\(count - 1)")
      case "path":
        let cell = try require(table.subviews.compactMap { $0 as? TestCell }.first ?? table.visibleCells.first)
        expect(table.indexPath(for: cell).map { $0.row < count } != false)
      case "cells": expectEqual(table.visibleCells.count, count)
      default: expectEqual(table.indexPathsForVisibleRows?.count, count)
      }
      expectEqual(source.cellRequests, requests + count)
      let known = source.cellRequests
      _ = table.cellForRow(at: path(0))
      _ = table.visibleCells
      expectEqual(source.cellRequests, known, "what is up to date is not laid out again")
    }
  }

  @Test func queryingHeadersAndFootersLaysThemOut() throws {
    final class Footers: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.tag = section
        return view
      }
      func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 20 }
    }
    let source = TableSource(rows: [1, 1])
    source.titles = ["A", "B"]
    let footers = Footers()
    let table = unloaded(source)
    table.delegate = footers
    expectEqual(table.footerView(forSection: 1)?.tag, 1)
    expectEqual(table.headerView(forSection: 1)?.textLabel?.text, "B")
    source.titles = ["A", "C"]
    table.reloadData()
    expectEqual(table.headerView(forSection: 1)?.textLabel?.text, "C")
    expectNil(table.headerView(forSection: 7))
  }

  @Test func queryingRowsLaysOutAChangedContentOffset() {
    let scene = TableScene(rows: [100])
    scene.table.contentOffset.y = 44 * 50
    expectEqual(scene.table.indexPathsForVisibleRows?.first, path(50))
    scene.table.contentOffset.y = 44 * 20
    expect(scene.table.cellForRow(at: path(20)) != nil)
    expectNil(scene.table.cellForRow(at: path(50)))
  }

  @Test func queriesWithinCallbacksReturnThePresentState() {
    final class Asking: NSObject, UITableViewDelegate {
      var answers: [Int] = []
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        answers.append(tableView.visibleCells.count)
        _ = tableView.cellForRow(at: indexPath)
        return 40
      }
    }
    let source = TableSource(rows: [3])
    let asking = Asking()
    let table = unloaded(source)
    table.delegate = asking
    table.reloadData()
    expect(asking.answers.count >= 3 && asking.answers.allSatisfy { $0 == 0 })
    expectEqual(source.cellRequests, 0)
    source.onCell = { [unowned table] path in _ = table.cellForRow(at: path) }
    expectEqual(table.visibleCells.count, 3)
    expectEqual(source.cellRequests, 3)
  }

  @Test func queriesWithinABatchReturnTheRowsBeforeIt() {
    let scene = TableScene(rows: [3])
    scene.table.performBatchUpdates {
      scene.source.rows = [2]
      scene.table.deleteRows(at: [path(0)], with: .none)
      expectEqual((scene.table.cellForRow(at: path(0)) as? TestCell)?.text, "0.0")
      expectEqual(scene.table.numberOfRows(inSection: 0), 3)
    }
    expectEqual((scene.table.cellForRow(at: path(0)) as? TestCell)?.text, "0.1")
    expectEqual(scene.table.numberOfRows(inSection: 0), 2)
  }
}
