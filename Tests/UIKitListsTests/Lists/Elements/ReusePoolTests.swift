import Expectations
import ListCore
import Testing
import UIKit
import UIKitTesting

@testable import ListTesting
@testable import UIKitLists

@MainActor @Suite struct ReusePoolTests {
  private let list = UIView()

  private func shownCell(_ identifier: String?) -> TestCell {
    let cell = TestCell(style: .default, reuseIdentifier: identifier)
    list.addSubview(cell)
    return cell
  }

  private func make(_ type: UITableViewCell.Type) -> UITableViewCell {
    TestCell(style: .default, reuseIdentifier: "made")
  }

  @Test func theViewEnqueuedLastIsPreparedAndReusedFirst() {
    let pool = ReusePool<UITableViewCell>()
    let cells = [shownCell("a"), shownCell("a"), shownCell("b")]
    for cell in cells { pool.keep(cell) }
    expectEqual(pool.dump(), "a:2 b:1")
    var reset: [UIView] = []
    expect(pool.dequeue("a", reset: { reset.append($0) }, make: make) === cells[1])
    expect(reset == [cells[1]] && cells[1].reuses == 1, "reset, and told to prepare itself")
    expect(pool.dequeue("a", make: make) === cells[0])
    expectNil(pool.dequeue("a", make: make), "none waits, and no class is registered")
    pool.classes.register(TestCell.self, "a")
    expect(pool.dequeue("a", make: make)?.reuseIdentifier == "made" && pool.madeViews == 1)
  }

  @Test func reusableViewsAreHiddenOrRemoved() {
    let cell = shownCell("a")
    ReusePool<UITableViewCell>().keep(cell)
    expect(cell.isHidden && cell.superview === list)
    let header = UITableViewHeaderFooterView(reuseIdentifier: "h")
    list.addSubview(header)
    let headers = ReusePool<UITableViewHeaderFooterView>(hidesWaitingViews: false)
    headers.keep(header)
    expect(header.superview == nil && !header.isHidden && headers.dump() == "h:1")
  }

  @Test func aReusedViewTheAppHidesStaysHidden() {
    let pool = ReusePool<UITableViewCell>()
    let cell = shownCell("a")
    pool.keep(cell)
    expect(pool.dequeue("a", make: make) === cell && !cell.isHidden, "seen again before the app configures it")
    cell.isHidden = true
    pool.didShow(cell)
    pool.hideUnused()
    expect(cell.isHidden)
    pool.keep(cell)
    pool.didShow(cell)
    expect(!cell.isHidden, "handed over by the app, which kept it")
  }

  /// As where a callback about the view replaces all items.
  @Test func aViewReturnedBeforeDisplayIsVisibleWhenReused() {
    let pool = ReusePool<UITableViewCell>()
    let cell = shownCell("a")
    pool.keep(cell)
    expect(pool.dequeue("a", make: make) === cell)
    pool.keep(cell)
    expect(pool.dequeue("a", make: make) === cell)
    pool.didShow(cell)
    pool.hideUnused()
    expect(!cell.isHidden)
  }

  @Test func aViewTheAppOnlyMeasuresIsHiddenAgain() {
    let pool = ReusePool<UITableViewCell>()
    let (measured, shown) = (shownCell("a"), shownCell("a"))
    for cell in [shown, measured] { pool.keep(cell) }
    expect(pool.dequeue("a", make: make) === measured)
    expect(pool.dequeue("a", make: make) === shown)
    pool.didShow(shown)
    pool.hideUnused()
    expect(measured.isHidden && !shown.isHidden)
    pool.didShow(measured)
    expect(!measured.isHidden)
  }

  @Test func viewsNotReusedLeaveTheList() {
    let pool = ReusePool<UITableViewCell>()
    let unnamed = shownCell(nil)
    pool.keep(unnamed)
    expect(unnamed.superview == nil && pool.dump() == "")
    let cells = (0..<ReuseQueue<UIView>.defaultLimit + 1).map { _ in shownCell("a") }
    for cell in cells { pool.keep(cell) }
    expect(cells.last?.superview == nil && cells.first?.superview === list, "no more than a screen's worth waits")
  }

  @Test func reusableViewsAreReleasedTogether() {
    let pool = ReusePool<UITableViewCell>()
    let cells = [shownCell("a"), shownCell("a"), shownCell("b")]
    for cell in cells { pool.keep(cell) }
    pool.removeWaiting()
    expect(cells.allSatisfy { $0.superview == nil } && pool.dump() == "")
    expectNil(pool.dequeue("a", make: make))
  }

  @Test func dequeueingDuringReconfigurationReturnsTheSameCell() {
    let pool = ReusePool<UITableViewCell>()
    let cell = shownCell("a")
    let path = RowPath(section: 0, row: 3)
    func asked(_ identifier: String, _ path: RowPath?) -> UITableViewCell? { pool.reconfigured(identifier, at: path) }
    pool.reconfigure(cell, at: path) {
      expect(asked("a", path) === cell)
      expect(asked("b", path) == nil && asked("a", RowPath(section: 0, row: 4)) == nil && asked("a", nil) == nil)
      let other = shownCell("a")
      pool.reconfigure(other, at: RowPath(section: 0, row: 4)) { expectNil(asked("a", path)) }
      expect(asked("a", path) === cell, "again after the inner one")
    }
    expectNil(asked("a", path))
  }

  private final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.rowHeight = 50
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.isHidden = indexPath.row % 3 == 0
      return cell
    }
  }

  @Test func cellsTheDataSourceHidesStayHidden() throws {
    let controller = Rows(style: .plain)
    let screen = MountedScreen(controller, size: CGSize(width: 300, height: 450))
    for offset in [CGFloat(0), 130, 1000, 990, 4000, 0] {
      controller.tableView.contentOffset.y = offset
      screen.advance(frames: 1)
      let paths = try require(controller.tableView.indexPathsForVisibleRows)
      expect(paths.count >= 8)
      for path in paths {
        expectEqual(controller.tableView.cellForRow(at: path)?.isHidden, (path.row % 3 == 0), "row \(path.row)")
      }
    }
  }
}
