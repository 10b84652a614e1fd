import Expectations
import ListCore
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

/// Fingers on items, without a table view or a collection view.
@MainActor @Suite(.serialized)
struct ListTouchesTests {
  private let touch: Set<UITouch> = [UITouch(type: .direct, window: nil, location: .zero, timestamp: 0)]
  private let list = FakeList(5)

  private func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  private func began(_ touches: ListTouches, on row: Int) {
    list.touched = path(row)
    touches.began(touch, nil)
  }

  @Test func aTapHighlightsAndThenSelects() {
    let touches = ListTouches(host: list)
    began(touches, on: 2)
    expectEqual(list.take(), ["touched 2", "should highlight 2", "did highlight 2"])
    expect(list.cells[2].isLit)
    touches.ended(touch)
    expectEqual(list.take(), ["end highlight 2", "tap 2"])
    expect(!list.cells[2].isLit)
  }

  @Test func aListMaySelectBeforeTheHighlightEnds() {
    list.selectsBeforeHighlightEnds = true
    let touches = ListTouches(host: list)
    began(touches, on: 1)
    list.notes = []
    touches.ended(touch)
    expectEqual(list.take(), ["tap 1", "end highlight 1 of the lit cell"])
  }

  @Test func anItemDeletedDuringItsTouchIsNotSelected() {
    let touches = ListTouches(host: list)
    began(touches, on: 4)
    list.setCount(2)
    list.notes = []
    touches.ended(touch)
    expectEqual(list.take(), ["end highlight 4"])
  }

  @Test func aTouchThatLeavesItsItemSelectsNothing() {
    let touches = ListTouches(host: list)
    began(touches, on: 1)
    list.notes = []
    list.touched = path(2)
    touches.moved(touch)
    expectEqual(list.take(), ["end highlight 1"])
    touches.ended(touch)
    expectEqual(list.take(), [])
  }

  @Test func scrollingCancelsTheTouch() {
    let touches = ListTouches(host: list)
    began(touches, on: 1)
    list.notes = []
    touches.cancelled()
    touches.ended(touch)
    expectEqual(list.take(), ["end highlight 1"])
  }

  @Test func aRefusedHighlightSelectsNothing() {
    list.mayHighlight = false
    let touches = ListTouches(host: list)
    began(touches, on: 1)
    touches.ended(touch)
    expectEqual(list.take(), ["touched 1", "should highlight 1"])
    list.allowsSelectionByTouch = false
    began(touches, on: 1)
    expectEqual(list.take(), [], "where touches select nothing nobody is asked")
  }

  @Test func aTouchedItemIsSelectedAtItsNewIndexPath() {
    let touches = ListTouches(host: list)
    began(touches, on: 1)
    list.notes = []
    touches.pathsDidChange(PathChange(movedBy: { RowPath(section: 0, row: $0.row + 1) }))
    touches.ended(touch)
    expectEqual(list.take(), ["end highlight 2", "tap 2"])
  }

  @Test func reloadDataForgetsTheTouch() {
    let touches = ListTouches(host: list)
    began(touches, on: 1)
    list.notes = []
    touches.itemsWereReplaced()
    touches.ended(touch)
    expectEqual(list.take(), [])
  }

  @Test func aSecondFingerAddsToADrag() {
    let touches = ListTouches(host: list)
    list.hasActiveDrag = true
    began(touches, on: 1)
    expectEqual(list.take(), [])
    touches.ended(touch)
    expectEqual(list.take(), ["add to drag"])
  }
}
