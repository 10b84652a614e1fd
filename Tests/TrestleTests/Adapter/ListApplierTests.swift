import Expectations
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

/// How a table is told of a change: in a batch where somebody sees it, loaded anew elsewhere.
@MainActor @Suite("Applying another list to a table")
struct ListApplierTests {
  /// A table that notes how it was told.
  final class Table: UITableView {
    var calls: [String] = []

    override func reloadData() {
      calls.append("reload")
      super.reloadData()
    }

    override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
      calls.append("insert \(indexPaths.map { "\($0.section).\($0.row)" }.joined(separator: " "))")
      super.insertRows(at: indexPaths, with: animation)
    }

    override func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
      calls.append("delete \(indexPaths.map { "\($0.section).\($0.row)" }.joined(separator: " "))")
      super.deleteRows(at: indexPaths, with: animation)
    }

    override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
      calls.append("move \(indexPath.row) \(newIndexPath.row)")
      super.moveRow(at: indexPath, to: newIndexPath)
    }

    override func reconfigureRows(at indexPaths: [IndexPath]) {
      calls.append("reconfigure \(indexPaths.map { "\($0.row)" }.joined(separator: " "))")
      super.reconfigureRows(at: indexPaths)
    }

    override func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
      calls.append("reload \(indexPaths.map { "\($0.row)" }.joined(separator: " "))")
      super.reloadRows(at: indexPaths, with: animation)
    }
  }

  private let table = Table(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let driver: TableDriver
  private let applier: ListApplier

  init() {
    driver = TableDriver(table: table)
    applier = ListApplier(driver: driver, log: ListLog())
    (table.dataSource, table.delegate) = (driver, driver)
    table.calls = []
  }

  @discardableResult
  private func apply(_ list: RowList) -> Bool {
    let hasOtherRows = applier.apply(list, nil) {}
    table.layoutIfNeeded()
    return hasOtherRows
  }

  private func show() {
    window.addSubview(table)
    apply(ListScene.posts(0..<5))
    table.calls = []
  }

  @Test("a table outside a window is reloaded, even without changes")
  func unseen() {
    expect(apply(ListScene.posts(0..<3)) && !apply(ListScene.posts(0..<3)))
    expectEqual(table.calls, ["reload", "reload"])
  }

  @Test("insertions, deletions and moves are one batch")
  func batch() {
    show()
    expect(apply(ListScene.posts([4, 0, 9, 2, 3])))
    expectEqual(table.calls, ["delete 0.1", "insert 0.2", "move 4 0"])
    expectEqual(table.visibleCells.map(ListScene.text), ["4", "0", "9", "2", "3"])
  }

  @Test("equal lists: the table is not updated; changed content: visible cells are configured again")
  func content() {
    show()
    expect(!apply(ListScene.posts(0..<5)))
    expect(table.calls.isEmpty)
    let cells = table.visibleCells
    expect(!apply(ListScene.posts(0..<5, version: 2)))
    expectEqual(table.calls, ["reconfigure 0 1 2 3 4"])
    expect(table.visibleCells == cells && cells.map(ListScene.text)[4] == "4 v2")
  }

  @Test("a row that needs another cell gets one")
  func otherCell() {
    func list(_ accessory: UITableViewCell.AccessoryType?) -> RowList {
      RowList {
        RowSection("a") {
          if let accessory { Row(1, Headline("a")).accessory(accessory) } else { Row(1, Headline("a")) }
        }
      }
    }
    window.addSubview(table)
    apply(list(nil))
    table.calls = []
    apply(list(.checkmark))
    expectEqual(table.calls, ["reload 0"])
    expectEqual(table.visibleCells.first?.accessoryType, .checkmark)
  }

  @Test("more than a thousand changes reload the table and keep the selection")
  func manyChanges() {
    show()
    table.allowsSelection = true
    table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
    apply(ListScene.posts([3] + Array(10...2000)))
    expectEqual(table.calls, ["reload"])
    expectEqual(table.indexPathForSelectedRow, IndexPath(row: 0, section: 0))
  }

  @Test("a long replaced list is reloaded without comparison, a short one is compared")
  func replacing() {
    show()
    applier.replaces = true
    apply(ListScene.posts([1, 0]))
    expect(!table.calls.contains("reload"))
    table.calls = []
    apply(ListScene.posts(0..<1001))
    apply(ListScene.posts(0..<1001))
    expectEqual(table.calls, ["reload", "reload"])
  }

  @Test("a released table is not updated, and the change completes")
  func gone() {
    var isDone = false
    let driver = TableDriver(table: UITableView())
    let applier = ListApplier(driver: driver, log: ListLog())
    expect(!applier.apply(ListScene.posts(0..<3), nil) { isDone = true })
    expect(isDone)
  }
}
