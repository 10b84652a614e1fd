import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

/// The updates of a batch, optional or a closure of the caller's caller.
@MainActor @Suite struct BatchUpdatesTests {
  private final class Table: UITableView {
    var batches: [Bool] = []
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      batches.append(updates != nil)
      super.performBatchUpdates(updates, completion: completion)
    }
  }

  private final class Collection: UICollectionView {
    var batches: [Bool] = []
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      batches.append(updates != nil)
      super.performBatchUpdates(updates, completion: completion)
    }
  }

  private func pass(_ updates: () -> Void, to table: UITableView, _ view: UICollectionView) {
    table.performBatchUpdates(updates)
    view.performBatchUpdates(updates)
    table.performBatchUpdates { updates() }
    view.performBatchUpdates({ updates() }, completion: nil)
  }

  @Test func overridesOfPerformBatchUpdatesSeeEachForm() {
    let table = Table()
    let view = Collection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var count = 0
    pass({ count += 1 }, to: table, view)
    expectEqual(count, 4)
    expect(table.batches == [true, true] && view.batches == [true, true])
    table.performBatchUpdates(nil)
    view.performBatchUpdates(nil)
    expect(table.batches.last == false && view.batches.last == false)
    let batch: ((() -> Void)?, ((Bool) -> Void)?) -> Void = table.performBatchUpdates(_:completion:)
    batch({ count += 1 }, nil)
    expectEqual(count, 5)
  }

  @Test func batchUpdateClosuresMayChangeInoutValues() {
    func append(_ values: inout [Int], _ table: UITableView) { table.performBatchUpdates { values.append(1) } }
    var values: [Int] = []
    append(&values, UITableView())
    expectEqual(values, [1])
  }

  @Test(arguments: [true, false])
  func aCollectionViewWithoutALayoutStops(hasFrame: Bool) async {
    let result: ExitTest.Result?
    if hasFrame {
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = UICollectionView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)) }
      }
    } else {
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = UICollectionView() }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("UICollectionView must be initialized with a non-nil layout parameter"))
  }
}
