import Expectations
import ListCore
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitCore
@testable import UIKitLists

/// The parts of a collection view, each through its protocol, without a collection view.
@MainActor @Suite(.serialized)
struct CollectionPartsTests {
  private func path(_ row: Int, _ section: Int = 0) -> RowPath { RowPath(section: section, row: row) }

  // MARK: Model

  @Test func countsAreQueriedOnceAndNumberTheItems() {
    let fake = FakeCollection([2, 0, 3])
    expect(fake.model.itemCount(inSection: 2) == 3 && fake.model.sectionCount == 3)
    expectEqual(fake.takeCalls(), ["sections", "items 0", "items 1", "items 2"])
    expect(fake.model.number(of: path(1, 2)) == 3 && fake.model.path(numbered: 3) == path(1, 2))
    let generation = fake.model.generation
    fake.model.setNeedsLoading()
    expect(fake.take() == ["items replaced", "needs layout", "needs layout"] && fake.takeCalls() == [])
    fake.model.load()
    expectEqual(fake.model.generation, generation + 1)
  }

  // MARK: Layout

  @Test func layoutAddsVisibleItemsAndRemovesTheOthers() {
    let fake = FakeCollection([100])
    fake.layoutPass.run()
    expectEqual(fake.shown, (0..<10).map { path($0) })
    expectEqual(fake.contentSize, CGSize(width: 320, height: 4000))
    expectEqual(fake.takeCalls().filter { $0.hasPrefix("cell") }.count, 10)
    let queries = fake.layoutPass.queries
    fake.layoutPass.run()
    expect(fake.layoutPass.queries == queries && fake.takeCalls() == [], "nothing changed")
    fake.bounds.origin.y = 80
    fake.layoutPass.run()
    expectEqual(fake.layoutPass.queries, queries, "what is known reaches farther")
    expectEqual(fake.shown, (2..<12).map { path($0) })
    expectEqual(
      fake.takeCalls(),
      [
        "cell 0.10", "willDisplay 0.10", "cell 0.11", "willDisplay 0.11", "didEndDisplaying 0.0",
        "didEndDisplaying 0.1",
      ])
  }

  @Test func aLiftedViewStaysWhereItIs() throws {
    let fake = FakeCollection([100])
    fake.layOut()
    let cell = try require(fake.elements.cell(at: path(3)))
    fake.lifted = cell
    cell.center.y = 300
    fake.arrangement.setNeedsPreparing()
    fake.bounds.origin.y = 2000
    fake.layoutPass.run()
    expect(cell.center.y == 300 && fake.elements.cell(at: path(3)) === cell, "and it is not let go")
    fake.lifted = nil
    fake.arrangement.setNeedsPreparing()
    fake.layoutPass.run()
    expectNil(fake.elements.cell(at: path(3)))
  }

  @Test func theLayoutIsPreparedOncePerChange() {
    let fake = FakeCollection([5])
    fake.layOut()
    let count = fake.column.preparations
    _ = fake.arrangement.item(at: CGPoint(x: 10, y: 50))
    fake.arrangement.prepare()
    expectEqual(fake.column.preparations, count)
    fake.arrangement.setNeedsPreparing()
    expect(fake.take() == ["needs layout"] && !fake.arrangement.isValid)
    expectEqual(fake.arrangement.item(at: CGPoint(x: 10, y: 50)), path(1))
    expectEqual(fake.column.preparations, count + 1)
  }

  @Test func reconfiguringUpdatesAVisibleCellInPlace() {
    let fake = FakeCollection([3])
    fake.layOut()
    fake.elements.reconfigure(path(1))
    expectEqual(fake.take(), ["configure anew 1"])
    fake.elements.reconfigure(path(20))
    expectEqual(fake.take(), [], "it is not on screen")
  }

  // MARK: Selection and edit mode

  @Test func touchSelectionCallbacksComeInUIKitsOrder() {
    let fake = FakeCollection([5])
    fake.layOut()
    fake.selection.touch(path(1))
    fake.selection.touch(path(2))
    expectEqual(
      fake.takeCalls(), ["shouldSelect 0.1", "didSelect 0.1", "shouldSelect 0.2", "didDeselect 0.1", "didSelect 0.2"])
    expect(fake.elements.cell(at: path(2))?.isSelected == true && fake.elements.cell(at: path(1))?.isSelected == false)
    fake.isInEditMode = true
    fake.selection.touch(path(3))
    expect(fake.takeCalls() == [] && fake.selection.paths == [path(2)], "not in edit mode")
    fake.selection.isAllowedDuringEditing = true
    fake.recorder.maySelect = false
    fake.selection.touch(path(3))
    expectEqual(fake.takeCalls(), ["shouldSelect 0.3"])
  }

  @Test func programmaticSelectionMakesNoCallbacks() {
    let fake = FakeCollection([5])
    fake.layOut()
    fake.selection.select(IndexPath(item: 4, section: 0), animated: false, scrollPosition: .top)
    expect(fake.take() == ["scroll to 0.4"] && fake.takeCalls() == [])
    fake.selection.select(nil, animated: false, scrollPosition: [])
    expect(fake.selection.first == nil && fake.selection.invariantViolation() == nil)
  }

  @Test func editModeReachesOnlyCellsTheDelegateAllows() throws {
    let fake = FakeCollection([3])
    fake.layOut()
    let cells = try (0..<2).map { try require(fake.elements.cell(at: path($0))) }
    expect(!fake.editing.includes(cells[1]))
    fake.editing.isOn = true
    fake.editing.isOn = true
    expectEqual(fake.take(), ["mode changed", "cells"])
    expect(fake.editing.includes(cells[1]) && !fake.editing.includes(cells[0]))
  }

  // MARK: Items for keys

  @Test func focusFindsItemsByTheLayout() {
    let fake = FakeCollection([3, 2])
    fake.layOut()
    expectEqual(fake.items.rect(ofItem: path(0, 1)), CGRect(x: 0, y: 120, width: 320, height: 40))
    expectEqual(fake.items.item(at: CGPoint(x: 10, y: 170)), path(1, 1))
    expectEqual(fake.items.items(numbered: 2..<4), [path(2), path(0, 1)])
    expectEqual(fake.items.number(nearest: CGPoint(x: 10, y: 260)), 4)
    let below = fake.items.item(
      from: path(2), .down, page: fake.bounds.size, mayFocus: { $0 != RowPath(section: 1, row: 0) })
    expectEqual(below, path(1, 1))
  }

  // MARK: Scrolling

  @Test func scrollToItemStaysWithinTheContent() {
    let fake = FakeCollection([50])
    fake.layOut()
    fake.scrollTo.scroll(to: IndexPath(item: 20, section: 0), at: .top, animated: false)
    expectEqual(fake.bounds.minY, 800)
    fake.scrollTo.scroll(to: IndexPath(item: 49, section: 0), at: .top, animated: false)
    expectEqual(fake.bounds.minY, 1600, "no farther than to the end")
    fake.notes = []
    fake.scrollTo.scroll(to: IndexPath(item: 0, section: 0), at: .centeredVertically, animated: true)
    expectEqual(fake.take(), ["layout", "offset 0 animated"])
  }

  @Test func anIndexWithoutTitlesHasNoView() {
    let fake = FakeCollection([5])
    fake.index.layOut()
    expect(fake.content.subviews.isEmpty && fake.take() == [])
  }

  // MARK: Placeholders

  @Test func aPlaceholderIsShownWithoutBeingCounted() throws {
    let fake = FakeCollection([3])
    fake.layOut()
    let name = fake.placeholders.insert(
      UICollectionViewPlaceholder(insertionIndexPath: IndexPath(item: 1, section: 0), reuseIdentifier: "cell"))
    expectEqual(fake.take(), ["insert 1"])
    expect(fake.placeholders.isPlaceholder(path(1)) && !fake.placeholders.isPlaceholder(path(2)))
    expectEqual(fake.placeholders.shown(IndexPath(item: 1, section: 0)), IndexPath(item: 2, section: 0))
    expectEqual(fake.placeholders.data(path(2)), IndexPath(item: 1, section: 0))
    expectEqual(fake.placeholders.data(SectionCounts([4])), SectionCounts([3]))
    var inserted: IndexPath?
    expect(fake.placeholders.commit(name) { inserted = $0 })
    expect(inserted == IndexPath(item: 1, section: 0) && fake.take() == ["reload 1"])
    expect(!fake.placeholders.isPlaceholder(path(1)))
    expect(!fake.placeholders.commit(name) { _ in } && fake.take() == ["no change"], "it is committed already")
    expect(!fake.placeholders.delete(name))
  }

  @Test func elementsAreQueriedAgainWhenContentShrinksFar() {
    let fake = FakeCollection([50])
    fake.layOut()
    let queries = fake.layoutPass.queries
    fake.arrangement.elementsDidMove(by: CGVector(dx: 0, dy: -100))
    fake.layoutPass.run()
    expectEqual(fake.layoutPass.queries, queries, "half a screen more than is seen is known")
    fake.arrangement.elementsDidMove(by: CGVector(dx: 0, dy: -1200))
    expect(fake.arrangement.window.isNull)
    fake.layoutPass.run()
    expectEqual(fake.layoutPass.queries, queries + 1)
  }
}
