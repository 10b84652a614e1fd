import Expectations
import Testing
import UIKit

@testable import ListTesting

@MainActor @Suite("A diffable data source")
struct TableDiffableDataSourceTests {
  @Test("a table shows nothing until a snapshot is applied, then its rows")
  func rowsAppearWithTheFirstSnapshot() {
    let scene = DiffableScene()
    scene.layOut()
    expect(scene.table.dataSource === scene.source)
    expectEqual(scene.table.numberOfSections, 0)
    scene.apply([("a", [1, 2]), ("b", [3])])
    expectEqual(scene.table.numberOfSections, 2)
    expectEqual(scene.table.numberOfRows(inSection: 0), 2)
    expectEqual(scene.texts, ["1", "2", "3"])
  }

  @Test("identifiers and index paths lead to each other")
  func identifiersAndIndexPathsAreConsistent() {
    let scene = DiffableScene()
    scene.apply([("a", [1, 2]), ("b", []), ("c", [3])])
    expectEqual(scene.source.itemIdentifier(for: IndexPath(row: 1, section: 0)), 2)
    expectNil(scene.source.itemIdentifier(for: IndexPath(row: 0, section: 1)))
    expectNil(scene.source.itemIdentifier(for: IndexPath(row: -1, section: 0)))
    expectNil(scene.source.itemIdentifier(for: IndexPath(row: 0, section: 7)))
    expectNil(scene.source.itemIdentifier(for: IndexPath(index: 0)))
    expectEqual(scene.source.indexPath(for: 3), IndexPath(row: 0, section: 2))
    expectNil(scene.source.indexPath(for: 4))
    expectEqual(scene.source.sectionIdentifier(for: 1), "b")
    expectNil(scene.source.sectionIdentifier(for: 3))
    expectNil(scene.source.sectionIdentifier(for: -1))
    expectEqual(scene.source.index(for: "c"), 2)
    expectNil(scene.source.index(for: "x"))
  }

  @Test("the snapshot is a copy without the marks for reloads")
  func theSnapshotIsACopyWithoutReloadMarks() {
    let scene = DiffableScene()
    var snapshot = DiffableScene.snapshot([("a", [1, 2])])
    snapshot.reloadItems([1])
    scene.source.apply(snapshot, animatingDifferences: false)
    var copy = scene.source.snapshot()
    expect(copy.reloadedItemIdentifiers.isEmpty)
    copy.appendItems([3])
    expectEqual(scene.source.snapshot().itemIdentifiers, [1, 2])
    scene.source.apply(copy, animatingDifferences: false)
    expectEqual(scene.source.snapshot().itemIdentifiers, [1, 2, 3])
  }

  @Test("completions come in the order of the snapshots")
  func completionsComeInTheOrderOfTheSnapshots() {
    let scene = DiffableScene()
    var done: [Int] = []
    scene.apply([("a", [1])]) { done.append(0) }
    scene.apply([("a", [1, 2])], animated: true) { done.append(1) }
    scene.apply([("a", [1, 2])], animated: true) { done.append(2) }
    scene.apply([("a", [3])]) { done.append(3) }
    scene.advance(2)
    expectEqual(done, [0, 1, 2, 3])
    expectEqual(scene.texts, ["3"])
  }

  @Test("a snapshot applied in a completion comes after it")
  func applyingWithinACompletionFollowsIt() {
    let scene = DiffableScene()
    var done: [Int] = []
    scene.apply([("a", [1])]) {
      done.append(0)
      scene.apply([("a", [1, 2])]) { done.append(1) }
    }
    scene.advance(1)
    expectEqual(done, [0, 1])
    expectEqual(scene.texts, ["1", "2"])
  }

  @Test("a snapshot applied by the cell provider waits until the layout is over")
  func applyingWithinTheCellProviderWaitsForTheLayout() async {
    let scene = DiffableScene()
    var hasApplied = false
    scene.onCell = { _ in
      guard !hasApplied else { return }
      hasApplied = true
      scene.source.apply(DiffableScene.snapshot([("a", [1, 2, 3])]), animatingDifferences: false)
    }
    scene.apply([("a", [1, 2])])
    expectEqual(scene.texts, ["1", "2"])
    while scene.source.snapshot().numberOfItems == 2 { await Task.yield() }
    scene.layOut()
    expectEqual(scene.texts, ["1", "2", "3"])
  }

  @Test("applying waits where it is awaited")
  func awaitingApplyWaitsForTheUpdate() async {
    let scene = DiffableScene()
    await scene.source.apply(DiffableScene.snapshot([("a", [1])]), animatingDifferences: false)
    expectEqual(scene.table.numberOfRows(inSection: 0), 1)
    await scene.source.applySnapshotUsingReloadData(DiffableScene.snapshot([("a", [1, 2])]))
    expectEqual(scene.table.numberOfRows(inSection: 0), 2)
  }

  @Test("reloading asks for every cell")
  func applySnapshotUsingReloadDataRequestsEveryCell() {
    let scene = DiffableScene()
    scene.apply([("a", [1, 2])])
    scene.trace = []
    var isDone = false
    scene.source.applySnapshotUsingReloadData(DiffableScene.snapshot([("a", [1, 2, 3])])) { isDone = true }
    scene.layOut()
    expect(isDone)
    expectEqual(scene.trace.filter { $0.hasPrefix("cell") }, ["cell 0.0 1", "cell 0.1 2", "cell 0.2 3"])
  }

  @Test("a table that is not in a window shows the snapshot when it is laid out")
  func aTableOutsideAWindowShowsTheSnapshotAtLayout() {
    let scene = DiffableScene(isInWindow: false)
    var done = 0
    scene.apply([("a", [1, 2])], animated: true) { done += 1 }
    scene.apply([("a", [2, 3])], animated: true) { done += 1 }
    scene.advance(1)
    expectEqual(scene.texts, ["2", "3"])
    expectEqual(done, 2)
  }

  @Test("neither table nor data source keeps the other alive")
  func tableAndDataSourceDoNotRetainEachOther() {
    weak var table: UITableView?
    weak var source: DiffableScene.Source?
    do {
      let scene = DiffableScene(isInWindow: false)
      scene.apply([("a", [1])])
      table = scene.table
      source = scene.source
    }
    expectNil(table)
    expectNil(source)
  }

  @Test("a data source whose table is gone still keeps its snapshot and calls completions")
  func aDataSourceOutlivesItsTable() {
    var table: UITableView? = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let source = DiffableScene.Source(tableView: table!) { _, _, _ in UITableViewCell() }
    table = nil
    var isDone = false
    source.apply(DiffableScene.snapshot([("a", [1])])) { isDone = true }
    expect(isDone)
    expectEqual(source.snapshot().numberOfItems, 1)
  }

  @Test func theCellProviderHasApplesType() {
    let scene = DiffableScene()
    var made: [Int] = []
    let provider: DiffableScene.Source.CellProvider = { table, path, item in
      made.append(item)
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    let source = DiffableScene.Source(tableView: scene.table, cellProvider: provider)
    source.apply(DiffableScene.snapshot([("a", [7, 8])]), animatingDifferences: false)
    scene.layOut()
    expectEqual(made, [7, 8])
    expect(!scene.trace.contains { $0.hasPrefix("cell") }, "the former data source is not asked")
  }

  /// Rows with grips; the app applies what a move means, or what was there before.
  private final class Movable: UITableViewDiffableDataSource<String, Int> {
    var keepsOrder = false
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      var snapshot = snapshot()
      if !keepsOrder, let moved = itemIdentifier(for: sourceIndexPath),
        let other = itemIdentifier(for: destinationIndexPath)
      {
        if destinationIndexPath.row < sourceIndexPath.row {
          snapshot.moveItem(moved, beforeItem: other)
        } else {
          snapshot.moveItem(moved, afterItem: other)
        }
      }
      apply(snapshot, animatingDifferences: true)
    }
  }

  private func numberedCell(_ table: UITableView, _ path: IndexPath, _ item: Int) -> UITableViewCell? {
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path) as! TestCell
    cell.text = "\(item)"
    return cell
  }

  @Test("a row that was moved by hand is not moved again by the snapshot that the app applies then")
  func reorderedRowsAreNotMovedAgainByTheSnapshot() {
    let scene = DiffableScene()
    let source = Movable(tableView: scene.table, cellProvider: numberedCell)
    source.apply(DiffableScene.snapshot([("a", [1, 2, 3, 4])]), animatingDifferences: false)
    scene.table.setEditing(true, animated: false)
    scene.layOut()
    func drag(_ row: CGFloat, by rows: CGFloat) {
      let start = CGPoint(x: 300, y: row * 44 + 22)
      scene.touches.drag(from: start, to: CGPoint(x: 300, y: start.y + rows * 44), steps: 10)
      scene.touches.up()
      scene.advance(1)
    }
    drag(0, by: 2)
    expectEqual(source.snapshot().itemIdentifiers, [2, 3, 1, 4])
    expectEqual(order(scene), ["2", "3", "1", "4"])
    drag(3, by: -3)
    expectEqual(source.snapshot().itemIdentifiers, [4, 2, 3, 1])
    expectEqual(order(scene), ["4", "2", "3", "1"])
    source.keepsOrder = true
    drag(0, by: 1)
    expectEqual(source.snapshot().itemIdentifiers, [4, 2, 3, 1])
    expectEqual(order(scene), ["4", "2", "3", "1"], "the order that the app keeps is shown again")
  }

  /// Answers a move by asking the table to load its rows again.
  private final class Reloading: UITableViewDiffableDataSource<String, Int> {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { tableView.reloadData() }
  }

  @Test("after a move by hand that the app answers by reloading, snapshots are compared with the order from before")
  func reorderingAnsweredByReloadComparesWithTheFormerOrder() {
    let scene = DiffableScene()
    let source = Reloading(tableView: scene.table, cellProvider: numberedCell)
    source.apply(DiffableScene.snapshot([("a", [1, 2, 3, 4])]), animatingDifferences: false)
    scene.table.setEditing(true, animated: false)
    scene.layOut()
    scene.touches.drag(from: CGPoint(x: 300, y: 22), to: CGPoint(x: 300, y: 22 + 2 * 44), steps: 10)
    scene.touches.up()
    scene.advance(1)
    expectEqual(order(scene), ["1", "2", "3", "4"])
    source.apply(DiffableScene.snapshot([("a", [2, 3, 1, 4])]), animatingDifferences: true)
    scene.advance(1)
    expect(order(scene) == ["2", "3", "1", "4"] && source.snapshot().itemIdentifiers == [2, 3, 1, 4])
    source.apply(DiffableScene.snapshot([("a", [4, 2, 3])]), animatingDifferences: true)
    scene.advance(1)
    expectEqual(order(scene), ["4", "2", "3"])
  }

  private func order(_ scene: DiffableScene) -> [String] {
    scene.table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { ($0 as? TestCell)?.text }
  }
}
