import Expectations
import ListCore
import Testing
import UIKit

@testable import UIKitLists

/// Prefetching, without a table view or a collection view.
@MainActor @Suite(.serialized)
struct ListPrefetchingTests {
  private let list = FakeList(2)

  @Test func itemsAheadArePrefetchedOnce() {
    let prefetching = ListPrefetching(host: list)
    list.ahead[.forward] = 2..<4
    prefetching.layoutDidEnd()
    prefetching.layoutDidEnd()
    expectEqual(list.take(), ["prefetch [2, 3]"])
    expectEqual(list.pathQuestions, 1, "the same items ahead cost nothing")
    list.ahead[.forward] = 3..<6
    list.prefetchOffset = 40
    prefetching.layoutDidEnd()
    expectEqual(list.take(), ["cancel [2]", "prefetch [4, 5]"])
  }

  @Test func changingDirectionCancelsPrefetching() {
    let prefetching = ListPrefetching(host: list)
    list.ahead = [.forward: 8..<10, .backward: 4..<6]
    list.prefetchOffset = 400
    prefetching.layoutDidEnd()
    list.notes = []
    list.prefetchOffset = 300
    prefetching.layoutDidEnd()
    expectEqual(list.take(), ["cancel [8, 9]", "prefetch [5, 4]"])
  }

  @Test func prefetchingNeedsADataSourceAndAWindow() {
    let prefetching = ListPrefetching(host: list)
    list.ahead[.forward] = 2..<4
    list.hasPrefetchDataSource = false
    prefetching.layoutDidEnd()
    list.hasPrefetchDataSource = true
    list.isInWindow = false
    prefetching.layoutDidEnd()
    list.isInWindow = true
    list.isBeingUpdated = true
    prefetching.layoutDidEnd()
    expectEqual(list.take(), [])
  }

  @Test func disablingPrefetchingCancelsAll() {
    let prefetching = ListPrefetching(host: list)
    list.ahead[.forward] = 2..<4
    prefetching.layoutDidEnd()
    list.notes = []
    prefetching.isEnabled = false
    expectEqual(list.take(), ["cancel [2, 3]", "needs layout"])
    prefetching.layoutDidEnd()
    expectEqual(list.take(), [])
  }

  @Test func movedItemsAreCancelledByTheirNewIndexPaths() {
    let prefetching = ListPrefetching(host: list)
    list.ahead[.forward] = 2..<4
    prefetching.layoutDidEnd()
    prefetching.pathsDidChange(PathChange(movedBy: { RowPath(section: 0, row: $0.row + 5) }))
    list.notes = []
    list.ahead[.forward] = 3..<4
    prefetching.layoutDidEnd()
    expectEqual(list.take(), ["cancel [7, 8]", "prefetch [3]"])
  }

  @Test func aCallbackThatChangesTheItemsDefersPrefetching() {
    let prefetching = ListPrefetching(host: list)
    list.ahead[.forward] = 2..<4
    prefetching.layoutDidEnd()
    list.notes = []
    list.onCancel = { [list] in list.itemGeneration += 1 }
    list.ahead[.forward] = 3..<5
    prefetching.layoutDidEnd()
    expectEqual(list.take(), ["cancel [2]"])
  }

  @Test func aNewPrefetchDataSourceIsQueriedAgain() {
    let prefetching = ListPrefetching(host: list)
    list.ahead[.forward] = 2..<4
    prefetching.layoutDidEnd()
    list.notes = []
    prefetching.dataSourceDidChange()
    prefetching.layoutDidEnd()
    expectEqual(list.take(), ["needs layout", "prefetch [2, 3]"])
  }
}
