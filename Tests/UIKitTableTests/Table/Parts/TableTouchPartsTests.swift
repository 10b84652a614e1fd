import Expectations
import ListCore
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

/// The parts that answer fingers, each through its protocol, without a table view.
@MainActor @Suite(.serialized)
struct TableTouchPartsTests {
  private func path(_ row: Int, _ section: Int = 0) -> RowPath { RowPath(section: section, row: row) }
  private let touch: Set<UITouch> = [UITouch(type: .direct, window: nil, location: .zero, timestamp: 0)]

  private func makeFake(_ rows: [Int] = [8]) -> (FakeTable, TableRecorder) {
    let delegate = TableRecorder()
    let fake = FakeTable(rows, delegate: delegate)
    fake.layOut()
    return (fake, delegate)
  }

  // MARK: Selection

  @Test func touchSelectionCallbacksComeInUIKitsOrder() {
    let (fake, delegate) = makeFake()
    fake.selection.touch(path(1))
    fake.selection.touch(path(2))
    expectEqual(
      fake.takeCalls(),
      [
        "willSelect 0.1", "didSelect 0.1", "willSelect 0.2", "willDeselect 0.1", "didDeselect 0.1", "didSelect 0.2",
      ])
    expectEqual(fake.take(), ["selection changed", "selection changed"])
    expect(fake.cells.cell(at: path(2))?.isSelected == true && fake.cells.cell(at: path(1))?.isSelected == false)
    fake.allowsSelectionByTouch = false
    fake.selection.touch(path(3))
    expect(fake.takeCalls() == [] && fake.selection.paths == [path(2)])
    _ = delegate
  }

  @Test func programmaticSelectionMakesNoCallbacks() {
    let (fake, delegate) = makeFake()
    fake.selection.select(path(4), animated: false, scrollPosition: .middle)
    expectEqual(fake.take(), ["scroll to 0.4"])
    expectEqual(fake.takeCalls(), [])
    fake.selection.deselect(path(4), animated: false)
    expectNil(fake.selection.first)
    _ = delegate
  }

  // MARK: Touches

  @Test func aTouchHighlightsItsRowUntilItLeaves() {
    let (fake, delegate) = makeFake()
    fake.touchPlace = CGPoint(x: 10, y: 50)
    fake.itemTouches.began(touch, nil)
    expectEqual(fake.takeCalls(), ["shouldHighlight 0.1", "didHighlight 0.1"])
    expectEqual(fake.cells.cell(at: path(1))?.isHighlighted, true)
    fake.touchPlace.y = 100
    fake.itemTouches.moved(touch)
    fake.itemTouches.ended(touch)
    expectEqual(fake.takeCalls(), ["didUnhighlight 0.1"], "and nothing is selected")
    _ = delegate
  }

  @Test func anEndingTouchSelectsItsRowAtTheNewIndexPath() {
    let (fake, delegate) = makeFake()
    fake.touchPlace = CGPoint(x: 10, y: 50)
    fake.itemTouches.began(touch, nil)
    var move = RowReorder(of: path(5), in: fake.model.geometry)
    move.setDestination(path(0), in: fake.model.geometry)
    fake.itemTouches.pathsDidChange(PathChange(movedBy: move.path(after:)))
    _ = fake.takeCalls()
    fake.itemTouches.ended(touch)
    expectEqual(fake.takeCalls(), ["didUnhighlight 0.2", "willSelect 0.2", "didSelect 0.2"])
    _ = delegate
  }

  // MARK: Scrolling to rows

  @Test func scrollToRowStaysWithinTheContent() {
    let fake = FakeTable([100])
    fake.layOut()
    fake.scrollTo.scroll(to: IndexPath(row: 50, section: 0), at: .top, animated: false)
    expectEqual(fake.bounds.minY, 2200)
    fake.scrollTo.scroll(to: IndexPath(row: 50, section: 0), at: .bottom, animated: false)
    expectEqual(fake.bounds.minY, 1804)
    fake.scrollTo.scroll(to: IndexPath(row: 99, section: 0), at: .top, animated: false)
    expectEqual(fake.bounds.minY, 3960, "no farther than to the end")
    _ = fake.take()
    fake.scrollTo.scroll(to: IndexPath(row: 95, section: 0), at: .none, animated: false)
    expectEqual(fake.take(), ["layout"], "a row in sight is left where it is")
    fake.scrollTo.scroll(to: IndexPath(row: 0, section: 0), at: .middle, animated: true)
    expectEqual(fake.take(), ["layout", "offset 0 animated"])
  }

  // MARK: Edit mode

  @Test func editModeClearsTheSelectionAndQueriesEachRow() {
    let (fake, delegate) = makeFake([2])
    fake.selection.select(path(1), animated: false, scrollPosition: .none)
    fake.editing.setEditing(true, animated: false)
    expect(fake.editing.isOn && fake.editControls.canDelete(path(1)) && fake.editControls.moves)
    expectNil(fake.selection.first)
    expect(fake.cells.live.allSatisfy { $0.cell.isEditing && $0.cell.showsReorderControl })
    fake.editing.controlWasTapped(.insert, in: fake.cells.live[1].cell)
    expectEqual(fake.takeCalls(), ["commit 0.1"])
    fake.selection.allowsMultipleDuringEditing = true
    expectEqual(fake.take().last, "other controls", "rows have circles now")
    fake.editing.setEditing(false, animated: false)
    expect(fake.cells.live.allSatisfy { !$0.cell.isEditing })
    _ = delegate
  }

  // MARK: Swipes

  @Test func aSwipedRowIsClosedByAnUpdate() throws {
    let (fake, delegate) = makeFake()
    expect(!fake.swipes.mayBegin(at: CGPoint(x: 100, y: 50), toTheRight: true), "nothing stands before the row")
    expect(fake.swipes.mayBegin(at: CGPoint(x: 100, y: 50), toTheRight: false), "the data source deletes")
    let cell = try require(fake.cells.cell(at: path(1)))
    fake.swipes.begin()
    fake.swipes.move(translation: -100)
    expectEqual(cell.layer.sublayerTransform.m41, -100)
    fake.swipes.end(velocity: 0)
    expect(fake.swipes.isSwiping && fake.swipes.openCell === cell)
    fake.swipes.close(animated: false)
    expect(!fake.swipes.isSwiping && cell.layer.sublayerTransform.m41 == 0)
    fake.editing.setEditing(true, animated: false)
    expect(!fake.swipes.mayBegin(at: CGPoint(x: 100, y: 50), toTheRight: false), "not in edit mode")
    _ = delegate
  }

  // MARK: Reordering

  @Test func aReorderedRowIsReportedOnceWhenDropped() throws {
    let (fake, delegate) = makeFake()
    let cell = try require(fake.cells.cell(at: path(0)))
    fake.reordering.begin(cell, at: CGPoint(x: 300, y: 20))
    expect(!fake.reordering.isActive, "not without edit mode")
    fake.editing.setEditing(true, animated: false)
    _ = fake.take()
    fake.reordering.begin(cell, at: CGPoint(x: 300, y: 20))
    expect(fake.reordering.isActive && fake.gap.reach == 44)
    fake.reordering.move(cell, to: CGPoint(x: 300, y: 120))
    expectEqual(cell.frame.minY, 100)
    expectEqual(fake.gap.displacement(ofItem: 2), -44, "the next row took its place")
    expectEqual(fake.takeCalls(), [])
    fake.reordering.end()
    expectEqual(fake.takeCalls(), ["move 0.0 0.2"])
    expectEqual(fake.take().filter { $0.hasPrefix("adopt") }, ["adopt 0.0 0.2"])
    expect(!fake.reordering.isActive && fake.gap.displacement(ofItem: 2) == 0)
    _ = delegate
  }
}
