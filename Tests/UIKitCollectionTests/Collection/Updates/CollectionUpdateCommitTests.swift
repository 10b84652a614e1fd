import Expectations
import ListCore
import ScreenTesting
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

/// The end of a batch and its animation, each through its protocol, without a collection view.
@MainActor @Suite(.serialized)
struct CollectionUpdateCommitTests {
  private let touches = TouchScene()

  private func path(_ row: Int, _ section: Int = 0) -> RowPath { RowPath(section: section, row: row) }

  /// The data changes.
  private func setCount(_ count: Int, _ fake: FakeCollection) {
    fake.source.items = CollectionSource(items: [count]).items
  }

  private func makeFake(_ items: [Int], isInWindow: Bool = false) -> FakeCollection {
    let fake = FakeCollection(items)
    touches.clock.makeCurrent()
    if isInWindow {
      touches.window.addSubview(fake.content)
      fake.isInWindow = true
    }
    fake.layOut()
    fake.column.log = []
    return fake
  }

  @Test func onlyTheOutermostEndQueriesCounts() {
    let fake = makeFake([3])
    fake.updates.begin()
    setCount(2, fake)
    fake.updates.record([.deleteRow(path(1), .none)])
    expect(fake.updates.isOpen && fake.takeCalls() == [] && fake.take() == [])
    fake.updates.end()
    expectEqual(fake.takeCalls().prefix(2), ["sections", "items 0"])
    expectEqual(
      fake.take(), ["will update", "did update", "needs layout", "keep 1", "needs layout"], "nobody sees the way")
    expect(fake.model.itemCount == 2 && fake.shown == [path(0), path(1)])
  }

  @Test func theLayoutIsPreparedBeforeItIsToldOfUpdates() {
    let fake = makeFake([3])
    fake.updates.perform {
      setCount(3, fake)
      fake.updates.record([.deleteRow(path(0), .none), .insertRow(path(2), .none)])
    } completion: { _ in
    }
    expectEqual(fake.column.log, ["prepare", "delete 0, insert 2", "finalize"])
  }

  @Test func aReloadWithinABatchDropsItsOperations() {
    let fake = makeFake([3])
    fake.updates.begin()
    fake.updates.record([.deleteRow(path(1), .none)])
    setCount(5, fake)
    fake.updates.itemsWereReplaced()
    fake.updates.end()
    expectEqual(fake.model.itemCount(inSection: 0), 5)
    expect(!fake.take().contains("did update") && fake.column.log == [])
  }

  /// Views are of the items before the outer batch: they cannot move.
  @Test func aBatchWithinACommitReleasesTheViews() {
    let fake = makeFake([3])
    fake.committing { _ in
      setCount(4, fake)
      fake.updateCommit.commit(BatchUpdate([.insertRow(path(0), .fade)]), wasReloaded: false) { _ in }
    }
    expectEqual(fake.take(), ["will update", "did update", "views go", "needs layout"])
    expect(fake.model.itemCount == 4 && fake.column.log == [])
  }

  @Test func completionsOutsideAWindowComeInTheNextTurn() {
    let fake = makeFake([3])
    var finished: [Bool] = []
    fake.updates.perform {
      setCount(4, fake)
      fake.updates.record([.insertRow(path(0), .fade)])
    } completion: {
      finished.append($0)
    }
    expectEqual(finished, [])
    touches.advance(0.1)
    expectEqual(finished, [true])
    expect(!fake.updateAnimator.isRunning && fake.updateAnimator.departingCount == 0)
  }

  @Test func departingViewsAreReleasedAfterTheAnimation() throws {
    let fake = makeFake([3], isInWindow: true)
    let gone = try require(fake.elements.cell(at: path(0)))
    let stays = try require(fake.elements.cell(at: path(2)))
    fake.updates.perform {
      setCount(2, fake)
      fake.updates.record([.deleteRow(path(0), .fade)])
    } completion: { _ in
    }
    expect(fake.updateAnimator.departingCount == 1 && fake.updateAnimator.isRunning)
    expect(gone.frame.minY == 0 && gone.alpha == 0, "[C] it fades where it was")
    expect(fake.elements.cell(at: path(1)) === stays && stays.frame.minY == 40)
    expectEqual(fake.take(), ["will update", "did update", "needs layout", "to the back", "needs layout"])
    fake.updateAnimator.interrupt()
    expect(fake.updateAnimator.departingCount == 0 && !fake.updateAnimator.isRunning)
    expectEqual(fake.take(), ["keep 0"])
    expectEqual(fake.takeCalls().last, "didEndDisplaying 0.0")
  }

  /// [C] A new item comes from its place, a deleted one goes where it was, both transparent. Items that stay come from
  /// where they are seen.
  @Test func initialAndFinalAttributesAreTransparentInPlace() throws {
    let fake = makeFake([3], isInWindow: true)
    fake.updates.perform {
      setCount(3, fake)
      fake.updates.record([.deleteRow(path(0), .fade), .insertRow(path(2), .fade)])
    } completion: { _ in
    }
    expectEqual(fake.column.asked, ["new at 80, alpha 0", "gone at 0, alpha 0"])
    expectNil(fake.updateCommit.initialAttributes(CollectionElement(item: path(0))), "only within an update")
    expectNil(fake.updateCommit.finalAttributes(CollectionElement(item: path(0))))
  }
}
