import Expectations
import Foundation
import Testing
import UIKit

@testable import ListTesting

/// Updates of a table that does not know its rows: it was never asked or laid out, or something made it forget them.
@MainActor @Suite struct UnloadedTableUpdatesTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func unloaded(_ source: TableSource) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
    table.register(TestCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    return table
  }

  private func texts(_ table: UITableView) -> [String?] { table.visibleCells.map { ($0 as? TestCell)?.text } }

  @Test func changesBeforeLoadingQueryNothing() {
    let source = TableSource(rows: [3])
    let table = unloaded(source)
    source.rows = [4]
    table.insertRows(at: [path(3)], with: .automatic)
    source.rows = [2]
    table.deleteRows(at: [path(0), path(1)], with: .fade)
    table.reloadRows(at: [path(0)], with: .none)
    expect(source.trace.lines.isEmpty)
    expectEqual(table.numberOfRows(inSection: 0), 2)
    expectEqual(texts(table), ["0.0", "0.1"])
  }

  @Test func aBatchBeforeLoadingQueriesNothing() {
    let source = TableSource(rows: [3])
    let table = unloaded(source)
    var finished: Bool?
    table.performBatchUpdates {
      source.rows = [4]
      table.insertRows(at: [path(0)], with: .automatic)
    } completion: {
      finished = $0
    }
    table.beginUpdates()
    source.rows = [5]
    table.insertRows(at: [path(0)], with: .automatic)
    expect(table.hasUncommittedUpdates)
    table.endUpdates()
    expect(source.trace.lines.isEmpty)
    expectEqual(table.numberOfRows(inSection: 0), 5)
    expect(finished != false)
  }

  @Test func countsQueriedWithinABatchDoNotInvalidateIt() {
    let source = TableSource(rows: [3])
    let table = unloaded(source)
    table.performBatchUpdates {
      source.rows = [4]
      expectEqual(table.numberOfRows(inSection: 0), 4)
      table.insertRows(at: [path(3)], with: .automatic)
    }
    expectEqual(table.numberOfRows(inSection: 0), 4)
    table.performBatchUpdates {
      source.rows = [6]
      table.insertRows(at: [path(4), path(5)], with: .automatic)
    }
    expectEqual(texts(table).count, 6)
  }

  @Test func rowsMayBeDeletedWhileTheModelIsBeingMutated() {
    final class Model: NSObject, UITableViewDataSource {
      var names = ["a", "b", "c", "d"]
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = names[indexPath.row]
        return cell
      }
    }
    let model = Model()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    table.dataSource = model
    model.names.removeAll { name in
      guard name < "c" else { return false }
      // Asking the data source now would be a second access to its names.
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      return true
    }
    expectEqual(table.visibleCells.map { $0.textLabel?.text }, ["c", "d"])
  }

  @Test func aTableThatForgotItsRowsReloadsBeforeABatch() {
    let scene = TableScene(rows: [3])
    // Another delegate may have other heights: the table counts again.
    let recorder = TableRecorder()
    scene.table.delegate = recorder
    scene.trace = []
    scene.table.performBatchUpdates {
      expectEqual(scene.trace, ["sections", "rows 0"])
      scene.source.rows = [4]
      scene.table.insertRows(at: [path(3)], with: .automatic)
    }
    expectEqual(scene.table.numberOfRows(inSection: 0), 4)
    scene.table.delegate = nil
    scene.source.rows = [5]
    scene.table.insertRows(at: [path(0)], with: .automatic)
    expectEqual(scene.table.numberOfRows(inSection: 0), 5)
    expectEqual(texts(scene.table).count, 5)
  }

  @Test func wrongCountsAfterReloadDataStop() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = TableSource(rows: [3])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        table.dataSource = source
        table.reloadData()
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("Invalid update: invalid number of rows in section 0."))
  }
}
