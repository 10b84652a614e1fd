import Expectations
import ListCore
import ScreenTesting
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

/// The parts that update rows, each through its protocol, without a table view.
@MainActor @Suite(.serialized)
struct TableUpdatePartsTests {
  private func path(_ row: Int, _ section: Int = 0) -> RowPath { RowPath(section: section, row: row) }

  @Test func onlyTheOutermostEndUpdatesQueriesCounts() {
    let touches = TouchScene()
    let fake = FakeTable([3])
    fake.layOut()
    fake.updates.begin()
    fake.source.rows = [2]
    fake.updates.record([.deleteRow(path(1), .none)])
    expect(fake.updates.isOpen && fake.takeCalls() == [] && fake.take() == [])
    fake.updates.end()
    expectEqual(fake.takeCalls().prefix(2), ["sections", "rows 0"])
    let notes = fake.take()
    expectEqual(notes.prefix(2), ["will update", "did update"])
    expect(notes.contains("leaves"), "nobody sees the way: the cell goes at once")
    expectEqual(fake.model.geometry.contentHeight, 88)
    expectEqual(fake.shown, [path(0), path(1)])
    _ = touches
  }

  @Test func aReloadWithinABatchDropsItsOperations() {
    let touches = TouchScene()
    let fake = FakeTable([3])
    fake.layOut()
    fake.updates.begin()
    fake.updates.record([.deleteRow(path(1), .none)])
    fake.source.rows = [5]
    fake.updates.itemsWereReplaced()
    fake.updates.end()
    expectEqual(fake.model.rowCount(inSection: 0), 5)
    expect(!fake.take().contains("did update"))
    _ = touches
  }

  @Test func completionsOutsideAWindowComeInTheNextTurn() {
    let touches = TouchScene()
    let fake = FakeTable([3])
    fake.layOut()
    var finished: [Bool] = []
    fake.updates.perform {
      fake.source.rows = [4]
      fake.updates.record([.insertRow(path(0), .fade)])
    } completion: {
      finished.append($0)
    }
    expectEqual(finished, [])
    touches.clock.makeCurrent()
    touches.advance(0.1)
    expectEqual(finished, [true])
    expect(!fake.updateAnimator.isRunning && fake.updateAnimator.departingCells == 0)
  }

  @Test func departingViewsAreReleasedAfterTheAnimation() {
    let touches = TouchScene()
    touches.window.addSubview(UIView())
    let fake = FakeTable([3])
    touches.window.addSubview(fake.content)
    fake.isInWindow = true
    fake.layOut()
    fake.updates.perform {
      fake.source.rows = [2]
      fake.updates.record([.deleteRow(path(0), .fade)])
    } completion: { _ in
    }
    expect(fake.updateAnimator.departingCells == 1 && fake.updateAnimator.isRunning)
    expectEqual(fake.shown, [path(0), path(1)])
    fake.updateAnimator.interrupt()
    expect(fake.updateAnimator.departingCells == 0 && !fake.updateAnimator.isRunning)
    expect(fake.take().contains("leaves"))
  }
}
