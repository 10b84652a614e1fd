import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import ListTesting

/// The cells that a snapshot makes, and the order of callbacks.
@MainActor @Suite("Changes from one snapshot to another")
struct SnapshotChangesTests {
  private func cells(_ scene: DiffableScene) -> [String] { scene.trace.filter { $0.hasPrefix("cell") } }

  @Test("a cell is made for inserted items only, not for those that stay or move")
  func cellsAreRequestedOnlyForInsertedItems() {
    let scene = DiffableScene()
    scene.apply([("a", [1, 2, 3]), ("b", [4])])
    let kept = scene.table.cellForRow(at: IndexPath(row: 2, section: 0))
    scene.trace = []
    scene.apply([("b", [4, 1]), ("a", [3, 5])])
    expectEqual(cells(scene), ["cell 1.1 5"])
    expectEqual(scene.texts, ["4", "1", "3", "5"])
    expect(scene.table.cellForRow(at: IndexPath(row: 0, section: 1)) === kept)
  }

  @Test("without animation the change is still compared")
  func unanimatedSnapshotsAreDiffed() {
    let scene = DiffableScene()
    scene.apply([("a", [1, 2, 3])])
    scene.table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    scene.trace = []
    scene.apply([("a", [9, 1, 3])])
    expectEqual(cells(scene), ["cell 0.0 9"])
    expectEqual(scene.table.indexPathForSelectedRow, IndexPath(row: 2, section: 0))
    scene.apply([("a", [3])])
    expectEqual(scene.table.indexPathForSelectedRow, IndexPath(row: 0, section: 0))
  }

  @Test("a snapshot that changes nothing asks for nothing")
  func anEqualSnapshotRequestsNothing() {
    let scene = DiffableScene()
    scene.apply([("a", [1, 2, 3])])
    scene.trace = []
    var isDone = false
    scene.apply([("a", [1, 2, 3])], animated: true) { isDone = true }
    scene.advance(1)
    expect(isDone)
    expect(scene.trace.isEmpty)
  }

  @Test("reconfigured rows keep their cells, reloaded ones get others, at their index paths after the change")
  func reconfiguredRowsKeepTheirCellsAndReloadedRowsDoNot() {
    let scene = DiffableScene()
    scene.apply([("a", [1, 2, 3, 4])])
    let cells = (0..<4).map { scene.table.cellForRow(at: IndexPath(row: $0, section: 0)) }
    var snapshot = scene.source.snapshot()
    snapshot.moveItem(4, beforeItem: 1)
    snapshot.reconfigureItems([4, 2])
    snapshot.reloadItems([2, 3])
    scene.trace = []
    scene.source.apply(snapshot, animatingDifferences: false)
    scene.layOut()
    expectEqual(scene.texts, ["4", "1", "2", "3"])
    expectEqual(self.cells(scene).sorted(), ["cell 0.0 4", "cell 0.2 2", "cell 0.3 3"])
    expect(scene.table.cellForRow(at: IndexPath(row: 0, section: 0)) === cells[3])
    expectEqual((cells[3] as? TestCell)?.reuses, 0)
    expect(scene.table.cellForRow(at: IndexPath(row: 2, section: 0)) !== cells[1])
    expect(scene.source.snapshot().reloadedItemIdentifiers.isEmpty)
  }

  @Test("a reloaded section gets other cells, once each")
  func reloadedSectionsGetNewCellsOnce() {
    let scene = DiffableScene()
    scene.apply([("a", [1]), ("b", [2, 3])])
    var snapshot = scene.source.snapshot()
    snapshot.reloadSections(["b"])
    snapshot.reloadItems([2])
    scene.trace = []
    scene.source.apply(snapshot, animatingDifferences: false)
    scene.layOut()
    expectEqual(cells(scene), ["cell 1.0 2", "cell 1.1 3"])
  }

  @Test("marks of items that were deleted afterwards are ignored")
  func reloadsOfDeletedItemsAreIgnored() {
    let scene = DiffableScene()
    scene.apply([("a", [1, 2])])
    var snapshot = scene.source.snapshot()
    snapshot.reloadItems([1])
    snapshot.reconfigureItems([2])
    snapshot.deleteItems([1, 2])
    scene.source.apply(snapshot, animatingDifferences: false)
    scene.layOut()
    expect(scene.texts.isEmpty)
  }

  /// Puts the scene's table on a screen whose frames run, so that animations do.
  private func screen(_ scene: DiffableScene) -> MountedScreen {
    let controller = UIViewController()
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 440), scale: 1)
    controller.view.addSubview(scene.table)
    screen.advance(frames: 1)
    return screen
  }

  @Test("callbacks of an animated change: cells that come, then those that go when it is over, then the completion")
  func callbacksOfAnAnimatedSnapshotComeInOrder() {
    let scene = DiffableScene()
    scene.apply([("a", [1, 2])])
    let screen = screen(scene)
    scene.trace = []
    scene.apply([("a", [2, 3])], animated: true) { scene.recorder.trace.note("done") }
    expectEqual(scene.trace, ["cell 0.1 3", "willDisplay 0.1"])
    screen.advance(by: 0.2)
    expect(!scene.trace.contains("done"))
    screen.advance(by: 0.5)
    expectEqual(scene.trace, ["cell 0.1 3", "willDisplay 0.1", "didEndDisplaying 0.0", "done"])
  }

  @Test("an item that comes out of a deleted section, or goes into a new one, gets a new cell")
  func itemsMovedAcrossInsertedOrDeletedSectionsGetNewCells() {
    let scene = DiffableScene()
    scene.apply([("a", [1]), ("b", [2])])
    scene.trace = []
    scene.apply([("b", [2, 1]), ("c", [])])
    expectEqual(cells(scene), ["cell 0.1 1"])
    scene.trace = []
    scene.apply([("b", [1]), ("c", []), ("d", [2])])
    expectEqual(cells(scene), ["cell 2.0 2"])
    expectEqual(scene.texts, ["1", "2"])
  }

  @Test("of several snapshots applied during animations the last is shown")
  func snapshotsAppliedDuringAnimationsShowTheLast() {
    let scene = DiffableScene()
    var done: [Int] = []
    scene.apply([("a", [1, 2, 3, 4])])
    let screen = screen(scene)
    for (number, items) in [[4, 1], [1, 5, 4], [], [7, 1]].enumerated() {
      scene.apply([("a", items)], animated: true) { done.append(number) }
      screen.advance(by: 0.05)
    }
    expectEqual(scene.texts, ["7", "1"])
    screen.advance(by: 2)
    expectEqual(done, [0, 1, 2, 3])
    expectNil(scene.table.invariantViolation())
  }

  @Test("a snapshot applied while the table scrolls is shown where it has come to")
  func aSnapshotAppliedWhileScrollingKeepsTheOffset() throws {
    let scene = DiffableScene()
    scene.apply([("a", Array(0..<200))])
    let screen = screen(scene)
    screen.fling(from: CGPoint(x: 160, y: 400), velocity: CGVector(dx: 0, dy: -1500))
    let offset = scene.table.contentOffset.y
    expect(offset > 0)
    scene.apply([("a", Array(0..<150) + Array(300..<400))], animated: true)
    screen.advance(by: 5)
    expect(scene.table.contentOffset.y >= offset)
    expectNil(scene.table.invariantViolation())
    let first = try require(scene.table.indexPathsForVisibleRows?.first)
    expectEqual(scene.texts.first, scene.source.itemIdentifier(for: first).map { "\($0)" })
  }
}
