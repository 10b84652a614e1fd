import Expectations
import Testing
import UIKit

@testable import Trestle

@MainActor @Suite("A queue of changes")
struct ApplyQueueTests {
  private final class Calls {
    var lists: [Int] = []
    var animated: [Bool] = []
    var completions = 0
  }

  private final class Seat {}

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let calls = Calls()
  private let queue: ApplyQueue

  init() {
    queue = ApplyQueue(view: table, keeping: Seat()) { [calls] list, isAnimated, completion in
      calls.lists.append(list.rowCount)
      calls.animated.append(isAnimated)
      completion()
    }
  }

  private func add(_ count: Int, isAnimated: Bool = true) {
    queue.add(isAnimated: isAnimated, completion: { [calls] in calls.completions += 1 }) { ListScene.posts(0..<count) }
  }

  @Test("without a window each change is made at once")
  func withoutWindow() {
    for count in 1...3 { add(count) }
    expect(calls.lists == [1, 2, 3] && calls.completions == 3 && !queue.isWaiting)
  }

  @Test("in a window the last of a frame's changes is applied, animated if all are, and all completions run")
  func oneAFrame() {
    window.addSubview(table)
    add(1)
    expectEqual(calls.lists, [1], "nothing is shown yet that could wait")
    add(2)
    add(3, isAnimated: false)
    add(4)
    expect(calls.lists == [1] && queue.isWaiting)
    table.layoutIfNeeded()
    expect(calls.lists == [1, 4] && calls.animated == [true, false] && calls.completions == 4)
    table.layoutIfNeeded()
    expectEqual(calls.lists, [1, 4], "a frame without changes makes none")
  }

  @Test("a change made during another one waits for the next frame")
  func reentrant() {
    window.addSubview(table)
    add(1)
    var inner = 0
    queue.add(isAnimated: true) { [queue] in
      queue.add(isAnimated: true) {
        inner += 1
        return RowList()
      }
      queue.applyNow()
      return ListScene.posts(0..<7)
    }
    queue.applyNow()
    expect(calls.lists == [1, 7] && inner == 0)
    table.layoutIfNeeded()
    expect(calls.lists == [1, 7, 0] && inner == 1)
  }

  @Test("a table that leaves its window waits for no frame")
  func leaving() {
    window.addSubview(table)
    add(1)
    add(2)
    table.removeFromSuperview()
    expectEqual(calls.lists, [1, 2])
  }

  @Test("the table retains an object of the queue, until another queue replaces it")
  func keeping() {
    final class Kept {}
    weak var kept: Kept?
    do {
      let object = Kept()
      kept = object
      _ = ApplyQueue(view: table, keeping: object) { _, _, _ in }
    }
    expect(kept != nil)
    let other = ApplyQueue(view: table, keeping: Seat()) { _, _, _ in }
    withExtendedLifetime(other) { expectNil(kept) }
  }
}
