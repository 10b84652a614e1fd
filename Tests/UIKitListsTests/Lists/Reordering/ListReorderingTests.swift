import Expectations
import ListCore
import Stage
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitCore
@testable import UIKitLists

/// Items that are moved by hand, without a table view or a collection view.
@MainActor @Suite(.serialized)
struct ListReorderingTests {
  private let list = FakeList(8)
  private var reordering: ListReordering { list.reordering }

  private func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }
  private func middle(_ row: Int) -> CGPoint { CGPoint(x: 160, y: CGFloat(row) * 40 + 20) }

  @Test func itemsMakeWayAndTheMoveIsReportedOnce() {
    let cell = list.cells[1]
    reordering.begin(cell, at: CGPoint(x: 300, y: 50))
    expect(reordering.isActive && reordering.isDragging(cell) && list.take() == ["lifted 1"])
    reordering.move(cell, to: CGPoint(x: 300, y: 140))
    expectEqual(cell.center, CGPoint(x: 160, y: 150), "the cell keeps its place below the finger")
    expectEqual(list.take(), ["target 1 at 1 to 3", "gap 1 to 3", "make way"])
    expect(reordering.dataPath(of: path(3)) == path(1) && reordering.shownPath(of: path(1)) == path(3))
    expect(reordering.dataPath(of: path(1)) == path(2) && reordering.shownPath(of: path(2)) == path(1))
    reordering.end()
    expectEqual(list.take(), ["dropped 1 3"])
    expect(!reordering.isActive && reordering.dataPath(of: path(3)) == path(3))
    reordering.end()
    expectEqual(list.take(), [])
  }

  @Test func onlyMovableItemsAreLifted() {
    list.mayReorder = false
    reordering.begin(list.cells[1], at: middle(1))
    expect(!reordering.begin(path(1)) && !reordering.isActive)
    list.mayReorder = true
    reordering.begin(list.cells[1], at: middle(3))
    expect(!reordering.isActive, "the finger is not on the cell")
    expect(!reordering.begin(path(30)), "it is not on screen")
    expect(reordering.begin(path(1)) && !reordering.begin(path(2)), "one at a time")
    expectEqual(list.take(), ["lifted 1"])
  }

  @Test func theDelegateMayRedirectTheMove() {
    list.target = { _ in RowPath(section: 0, row: 6) }
    expect(reordering.begin(path(1)))
    reordering.update(middle(3))
    reordering.update(CGPoint(x: 160, y: 141))
    expectEqual(
      list.take(), ["lifted 1", "target 1 at 1 to 3", "gap 1 to 6", "make way"], "each position is asked for once")
    list.asksForEachMovement = true
    reordering.update(CGPoint(x: 160, y: 142))
    expectEqual(list.take(), ["target 1 at 6 to 3"], "or with each movement")
    list.target = { _ in RowPath(section: 0, row: 40) }
    reordering.update(CGPoint(x: 160, y: 143))
    expectEqual(list.take(), ["target 1 at 6 to 3"], "there is no such position")
  }

  @Test func aCancelledMoveReturnsTheItem() {
    expect(reordering.begin(path(5)))
    reordering.update(middle(2))
    list.notes = []
    reordering.cancel(animated: true)
    expectEqual(list.take(), ["gap 2 to 5 back", "cancelled(animated: true) 5 2"])
    expect(reordering.begin(path(5)))
    list.notes = []
    reordering.abandon()
    expectEqual(list.take(), ["abandoned 5 5"])
  }

  @Test func reloadingInADelegateCallEndsTheMove() {
    list.target = { [list] proposed in
      list.reordering.abandon()
      return proposed
    }
    expect(reordering.begin(path(1)))
    reordering.update(middle(4))
    expect(!reordering.isActive)
    expectEqual(list.take(), ["lifted 1", "target 1 at 1 to 4", "abandoned 1 1"])
  }

  @Test func aDragMayChooseNoPosition() {
    var answers: [RowPath?] = [path(4), nil]
    reordering.lift(path(2)) { _ in answers.removeFirst() }
    reordering.update(middle(3))
    expectEqual(list.take(), ["lifted 2", "target 2 at 2 to 4", "gap 2 to 4", "make way"])
    reordering.update(middle(5))
    expectEqual(list.take(), ["gap 4 to 2", "make way"], "nowhere: the gap is where the item was")
  }

  @Test func reorderDelayPostponesItemsMakingWay() {
    let clock = FrameClock.virtual()
    list.clock = clock
    list.reorderDelay = 0.2
    list.asksForEachMovement = true
    reordering.lift(path(2)) { $0 }
    reordering.update(middle(4))
    expectEqual(list.take(), ["lifted 2", "target 2 at 2 to 4"])
    clock.advance(by: 0.1)
    reordering.update(middle(5))
    clock.advance(by: 0.15)
    expect(!list.take().contains { $0.hasPrefix("gap") }, "the finger left before")
    clock.advance(by: 0.1)
    expectEqual(list.take(), ["gap 2 to 5", "make way"])
    reordering.end()
    expectEqual(list.take(), ["dropped 2 5"])
  }

  @Test func reorderingAtTheEdgeScrolls() {
    let clock = FrameClock.virtual()
    list.clock = clock
    list.setCount(30)
    list.contentHeight = 1200
    let cell = list.cells[5]
    reordering.begin(cell, at: middle(5))
    reordering.move(cell, to: CGPoint(x: 160, y: 398))
    for _ in 0..<30 { clock.advance(by: 1 / 60) }
    expect(list.offset > 0 && cell.center.y == 398 + list.offset, "the cell stays below the finger")
    expectEqual(list.take().last, "make way")
    reordering.end()
    let offset = list.offset
    clock.advance(by: 0.5)
    expect(list.offset == offset && clock.pendingWork.isEmpty)
  }

  @Test func leavingTheWindowCancelsTheMove() {
    expect(reordering.begin(path(1)))
    reordering.windowDidChange()
    expect(!reordering.isActive && list.take().last == "cancelled(animated: false) 1 1")
  }

  @Test func aGripDragMovesItsItem() {
    let cell = list.cells[1]
    reordering.followGrip(of: cell, .began, to: middle(1))
    reordering.followGrip(of: cell, .changed, to: middle(2))
    reordering.followGrip(of: list.cells[4], .ended, to: middle(2))
    expect(reordering.isActive, "another finger on another grip")
    reordering.followGrip(of: cell, .ended, to: middle(2))
    expectEqual(list.take().last, "dropped 1 2")
    cell.center = middle(1)
    reordering.followGrip(of: cell, .began, to: middle(1))
    reordering.followGrip(of: cell, .cancelled, to: middle(1))
    expectEqual(list.take().last, "cancelled(animated: true) 1 1")
  }

  @Test func customActionsMoveItemsByOne() throws {
    let actions = reordering.accessibilityActions(of: list.cells[0])
    expectEqual(actions.map(\.name), ["Move Down"], "there is nothing above the first")
    let down = try require(actions.first)
    expectEqual(down.actionHandler?(down), true)
    expectEqual(list.take().suffix(3), ["target 0 at 0 to 1", "gap 0 to 1", "dropped 0 1"])
    list.target = { _ in RowPath(section: 0, row: 3) }
    expect(reordering.accessibilityActions(of: list.cells[3]).isEmpty, "the delegate does not let it go")
  }
}
