import Expectations
import ListCore
import Testing
import UIKit

@testable import UIKitLists

/// Batches from begin to end, without a table view or a collection view.
@MainActor @Suite(.serialized)
struct ListUpdatesTests {
  /// Notes what is committed.
  @MainActor
  private final class Host: ListUpdatesHost {
    var notes: [String] = []
    var knowsCounts = true
    var onCommit: (BatchUpdate) -> Void = { _ in }
    let updateWords = ListUpdateWords(
      list: "list", shortList: "list", items: "items", describe: { $0.description })
    let dataSourceName = "nil"

    func updateWillBegin(isBatch: Bool) { notes.append(isBatch ? "begin" : "record") }
    func commit(_ batch: BatchUpdate, wasReloaded: Bool, completion: @escaping (Bool) -> Void) {
      notes.append("commit \(batch.operations.count)\(wasReloaded ? " after a reload" : "")")
      onCommit(batch)
      completion(true)
    }
  }

  private let host = Host()

  private func insertion(_ row: Int) -> BatchUpdate.Operation {
    .insertRow(RowPath(section: 0, row: row), .automatic)
  }

  @Test func onlyTheOutermostEndCommits() {
    let updates = ListUpdates(host: host)
    updates.begin()
    updates.record([insertion(0), insertion(1)])
    updates.perform({ updates.record([insertion(2)]) }, completion: nil)
    expect(updates.isOpen && updates.hasOperations && host.notes == ["begin"])
    updates.end()
    expect(host.notes == ["begin", "commit 3"] && !updates.isOpen && !updates.hasOperations)
  }

  @Test func aSingleOperationCommitsImmediately() {
    let updates = ListUpdates(host: host)
    updates.record([insertion(0)])
    expectEqual(host.notes, ["record", "commit 1"])
  }

  @Test func completionsRunInOrderWithTheCommit() {
    let updates = ListUpdates(host: host)
    var done: [String] = []
    updates.perform(
      {
        updates.perform(nil) { _ in done.append("inner") }
        expectEqual(done, [])
      }, completion: { _ in done.append("outer") })
    expectEqual(done, ["inner", "outer"])
  }

  @Test func reloadDataWithinABatchDropsItsOperations() {
    let updates = ListUpdates(host: host)
    updates.itemsWereReplaced()
    updates.begin()
    updates.record([insertion(0)])
    updates.itemsWereReplaced()
    expect(!updates.hasOperations)
    updates.end()
    updates.begin()
    updates.end()
    expectEqual(host.notes, ["begin", "commit 0 after a reload", "begin", "commit 0"])
  }

  @Test func deferredClosuresRunAfterTheBatch() {
    let updates = ListUpdates(host: host)
    updates.afterBatch { host.notes.append("at once") }
    updates.begin()
    updates.afterBatch { host.notes.append("after") }
    updates.end()
    expectEqual(host.notes, ["at once", "begin", "commit 0", "after"])
  }

  @Test func aBatchWithinACommitIsNested() {
    let updates = ListUpdates(host: host)
    var nested: [Bool] = []
    updates.committing { outer in
      nested.append(outer)
      updates.committing { nested.append($0) }
    }
    updates.committing { nested.append($0) }
    expectEqual(nested, [false, true, false])
  }

  @Test func unknownCountsExcuseAContradictoryBatch() throws {
    let updates = ListUpdates(host: host)
    host.knowsCounts = false
    updates.begin()
    updates.end()
    let batch = BatchUpdate([insertion(0)])
    expectNil(updates.map(of: batch, before: SectionCounts([3]), after: SectionCounts([3])))
    let map = try require(updates.map(of: batch, before: SectionCounts([3]), after: SectionCounts([4])))
    expectEqual(map.newPath(of: RowPath(section: 0, row: 2)), RowPath(section: 0, row: 3))
  }
}
