import Expectations
import Testing
import UIKit

@testable import ListTesting

@MainActor @Suite(.serialized)
struct TableSelectionTests {
  private func makeScene() -> (TableScene, TableRecorder) {
    let recorder = TableRecorder()
    let scene = TableScene(delegate: recorder)
    scene.trace = []
    return (scene, recorder)
  }

  @Test func aTapHighlightsAndSelectsInOrder() throws {
    let (scene, _) = makeScene()
    scene.tap(row: 2)
    expectEqual(
      scene.trace,
      [
        "shouldHighlight 0.2", "didHighlight 0.2", "didUnhighlight 0.2", "willSelect 0.2", "didSelect 0.2",
      ])
    let cell = try require(scene.table.cellForRow(at: IndexPath(row: 2, section: 0)))
    expect(cell.isSelected)
    expect(!cell.isHighlighted)
    scene.trace = []
    scene.tap(row: 4)
    expectEqual(
      scene.trace,
      [
        "shouldHighlight 0.4", "didHighlight 0.4", "didUnhighlight 0.4", "willSelect 0.4", "willDeselect 0.2",
        "didDeselect 0.2", "didSelect 0.4",
      ])
    expect(!cell.isSelected)
    expectEqual(scene.table.indexPathsForSelectedRows, [IndexPath(row: 4, section: 0)])
  }

  @Test func highlightIsDelayedAndEndsWhenScrollingBegins() throws {
    let (scene, _) = makeScene()
    let cell = try require(scene.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    scene.touches.down(at: CGPoint(x: 100, y: 60))
    scene.advance(0.1)
    expect(!cell.isHighlighted)
    scene.advance(0.1)
    expect(cell.isHighlighted)
    scene.touches.move(to: CGPoint(x: 100, y: 30))
    expect(!cell.isHighlighted)
    scene.touches.up()
    expectEqual(scene.trace, ["shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1"])
    expectNil(scene.table.indexPathForSelectedRow)
  }

  @Test func aDelegateMayForbidHighlightAndRedirectSelection() {
    let (scene, recorder) = makeScene()
    recorder.mayHighlight = false
    scene.tap(row: 1)
    expectEqual(scene.trace, ["shouldHighlight 0.1"])
    recorder.mayHighlight = true
    recorder.willSelect = { _ in IndexPath(row: 7, section: 0) }
    scene.tap(row: 1)
    expectEqual(scene.table.indexPathForSelectedRow, IndexPath(row: 7, section: 0))
    recorder.willSelect = { _ in nil }
    scene.tap(row: 2)
    expectEqual(scene.table.indexPathForSelectedRow, IndexPath(row: 7, section: 0))
  }

  @Test func severalRowsAreSelectedAndDeselectedByTaps() {
    let (scene, _) = makeScene()
    scene.table.allowsMultipleSelection = true
    scene.tap(row: 3)
    scene.tap(row: 1)
    expectEqual(scene.table.indexPathsForSelectedRows?.map(\.row), [3, 1])
    scene.trace = []
    scene.tap(row: 3)
    expectEqual(
      scene.trace,
      [
        "shouldHighlight 0.3", "didHighlight 0.3", "didUnhighlight 0.3", "willDeselect 0.3", "didDeselect 0.3",
      ])
    expectEqual(scene.table.indexPathsForSelectedRows?.map(\.row), [1])
  }

  @Test func programmaticSelectionMakesNoCallbacks() {
    let (scene, _) = makeScene()
    scene.table.selectRow(at: IndexPath(row: 50, section: 0), animated: false, scrollPosition: .middle)
    scene.layOut()
    expectEqual(scene.trace.filter { $0.contains("elect") }, [])
    expect(scene.shownRows.contains(50))
    expectEqual(scene.table.cellForRow(at: IndexPath(row: 50, section: 0))?.isSelected, true)
    scene.table.deselectRow(at: IndexPath(row: 50, section: 0), animated: false)
    expectNil(scene.table.indexPathForSelectedRow)
    expectEqual(scene.table.cellForRow(at: IndexPath(row: 50, section: 0))?.isSelected, false)
  }

  @Test func aSelectedRowStaysSelectedWhenItScrollsBackIn() {
    let (scene, _) = makeScene()
    scene.tap(row: 2)
    scene.scroll(to: 2000)
    expect(scene.table.visibleCells.allSatisfy { !$0.isSelected })
    scene.scroll(to: 0)
    expectEqual(scene.table.visibleCells.filter(\.isSelected).count, 1)
  }

  @Test func withoutAllowsSelectionATapDoesNothing() {
    let (scene, _) = makeScene()
    scene.table.allowsSelection = false
    scene.tap(row: 2)
    expectEqual(scene.trace, [])
  }

  @Test func aReloadClearsTheSelection() {
    let (scene, _) = makeScene()
    scene.tap(row: 2)
    scene.table.reloadData()
    scene.layOut()
    expectNil(scene.table.indexPathForSelectedRow)
    expect(scene.table.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test func aTappedDetailButtonDoesNotSelectItsRow() throws {
    let recorder = AccessoryDelegate()
    let scene = TableScene(delegate: recorder)
    let cell = try require(scene.table.cellForRow(at: IndexPath(row: 3, section: 0)))
    cell.accessoryType = .detailButton
    scene.layOut()
    let place = cell.convert(CGPoint(x: 320 - 16 - 11, y: 22), to: nil)
    scene.touches.tap(at: place)
    expectEqual(recorder.tapped, [IndexPath(row: 3, section: 0)])
    expectNil(scene.table.indexPathForSelectedRow)
  }

  @MainActor final class AccessoryDelegate: NSObject, UITableViewDelegate {
    var tapped: [IndexPath] = []
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      tapped.append(indexPath)
    }
  }
}
