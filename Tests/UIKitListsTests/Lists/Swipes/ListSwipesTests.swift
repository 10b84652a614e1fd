import Expectations
import ListCore
import Stage
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

/// Items that are swiped open, without a table view or a collection view.
@MainActor @Suite(.serialized)
struct ListSwipesTests {
  private let list = FakeList(4)
  private var swipes: ListSwipes { list.swipes }

  private func place(_ row: Int) -> CGPoint { CGPoint(x: 160, y: CGFloat(row) * 40 + 20) }
  private func shift(_ row: Int) -> CGFloat { list.cells[row].layer.sublayerTransform.m41 }

  /// Drags an item to the left, and lets go of it.
  private func open(_ row: Int) {
    guard swipes.mayBegin(at: place(row), toTheRight: false) else { return }
    swipes.begin()
    swipes.move(translation: -140)
    swipes.end(velocity: 0)
  }

  @Test func aSwipedItemShowsItsButtonsAndCloses() {
    open(1)
    expectEqual(list.take(), ["trailing 1", "swipe begins 1"])
    expect(swipes.isSwiping && swipes.openCell === list.cells[1])
    expectEqual(shift(1), -148, "two buttons of the least width")
    expect(list.cells[1].isSwiped && list.cells[1].showsTrailingActions)
    swipes.close(animated: false)
    expectEqual(list.take(), ["swipe ends 1"])
    expect(!swipes.isSwiping && shift(1) == 0)
    expect(!list.cells[1].isSwiped && !list.cells[1].showsTrailingActions)
    expect(!list.cells[1].subviews.contains { $0 is SwipePullView })
  }

  @Test func aSideWithoutActionsDoesNotOpen() {
    expect(!swipes.mayBegin(at: place(0), toTheRight: true))
    expectEqual(list.take(), ["leading 0"])
    list.leadingActions = ["Pin"]
    expect(swipes.mayBegin(at: place(0), toTheRight: true))
    expect(!list.cells[0].showsTrailingActions)
    expect(!swipes.mayBegin(at: CGPoint(x: 160, y: 300), toTheRight: false), "there is no item")
  }

  @Test func aBusyListIsNotQueriedForSwipeActions() {
    list.allowsSwipes = false
    expect(!swipes.mayBegin(at: place(0), toTheRight: false))
    expectEqual(list.take(), [])
  }

  @Test func itemsReplacedWhileQueryingActionsDoNotOpen() {
    list.onActionsAsked = { [list] in list.itemGeneration += 1 }
    expect(!swipes.mayBegin(at: place(0), toTheRight: false))
    expect(swipes.openCell == nil && list.take() == ["trailing 0"])
  }

  @Test func openingAnItemClosesTheOther() {
    open(0)
    list.notes = []
    open(2)
    expect(swipes.openCell === list.cells[2])
    expect(shift(0) == 0 && shift(2) == -148)
    expectEqual(list.take(), ["trailing 2", "swipe ends 0", "swipe begins 2"])
  }

  @Test func anItemStaysOpenUntilItsActionCompletes() throws {
    open(1)
    list.notes = []
    let pull = try require(list.cells[1].subviews.first { $0 is SwipePullView } as? SwipePullView)
    let touch = UITouch(type: .direct, window: nil, location: .zero, timestamp: 0)
    pull.button(0).touchesEnded([touch], with: nil)
    expectEqual(list.take(), ["Cut 1"])
    expect(swipes.isSwiping && shift(1) == -148)
    list.completions[0](true)
    expectEqual(list.take(), ["swipe ends 1"])
    expectEqual(shift(1), 0)
  }

  @Test func theDeleteControlOpensItsItem() {
    swipes.confirmDeletion(of: list.cells[2], at: RowPath(section: 0, row: 2))
    expectEqual(list.take(), ["trailing 2"], "the delegate is not told of a swipe")
    expect(!swipes.isSwiping && swipes.openCell === list.cells[2] && shift(2) == -148)
    swipes.confirmDeletion(of: list.cells[2], at: RowPath(section: 0, row: 2))
    expect(swipes.openCell == nil && shift(2) == 0 && list.take() == [])
  }

  @Test func reloadDataEndsTheSwipe() {
    open(1)
    list.notes = []
    swipes.itemsWereReplaced()
    expect(swipes.openCell == nil && shift(1) == 0)
    expectEqual(list.take(), ["swipe ends 1"])
  }

  @Test func aCellWhoseItemIsDeletedLeavesOpen() throws {
    open(3)
    let cell = list.cells[3]
    list.setCount(2)
    list.notes = []
    swipes.layoutDidEnd()
    expectEqual(list.take(), ["swipe ends none"])
    expectEqual(cell.layer.sublayerTransform.m41, -148, "it is on its way out as it was")
    let restore = try require(cell.restoring)
    restore()
    expectEqual(cell.layer.sublayerTransform.m41, 0)
  }

  @Test func aCellReusedForAnotherItemCloses() {
    open(1)
    list.notes = []
    swipes.cellWillLeave(list.cells[0])
    expect(swipes.isSwiping)
    swipes.cellWillLeave(list.cells[1])
    expect(!swipes.isSwiping && list.take() == ["swipe ends 1"])
  }

  @Test func aSwipedItemAnimatesFrameByFrame() {
    let clock = FrameClock.virtual()
    list.clock = clock
    open(1)
    expectEqual(shift(1), -140, "the finger left it there")
    for _ in 0..<3 { clock.advance(by: 1 / 60) }
    expect(shift(1) < -140 && shift(1) > -148)
    for _ in 0..<60 { clock.advance(by: 1 / 60) }
    expectEqual(shift(1), -148)
    swipes.close(animated: true)
    expectEqual(shift(1), -148)
    for _ in 0..<60 { clock.advance(by: 1 / 60) }
    expect(shift(1) == 0 && list.take().last == "swipe ends 1")
    expect(clock.pendingWork.isEmpty)
  }

  @Test func customActionsContainTheSwipeActionsOfBothSides() throws {
    list.leadingActions = ["Pin"]
    let names = { (leading: Bool) in
      swipes.accessibilityActions(of: list.cells[1], includesLeading: leading).map(\.name)
    }
    expectEqual(names(true), ["Cut", "Flag", "Pin"])
    expectEqual(names(false), ["Cut", "Flag"])
    let action = try require(swipes.accessibilityActions(of: list.cells[1], includesLeading: true).last)
    list.notes = []
    expectEqual(action.actionHandler?(action), true)
    expectEqual(list.take(), ["Pin 1"])
    let cell = list.cells[3]
    let gone = try require(swipes.accessibilityActions(of: cell, includesLeading: false).first)
    list.setCount(1)
    expectEqual(gone.actionHandler?(gone), false)
  }
}
