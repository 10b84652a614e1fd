import CAllocations
import Expectations
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

@MainActor @Suite struct CollectionElementsTests {
  private final class Loader: NSObject, UICollectionViewDataSourcePrefetching {
    var fetched: [Int] = []
    var cancelled: [Int] = []
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      fetched += indexPaths.map(\.item)
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      cancelled += indexPaths.map(\.item)
    }
  }

  @Test func countsAndCellsAreQueriedInOrder() {
    let layout = CollectionScene.makeLayout { $0.headerReferenceSize = CGSize(width: 0, height: 40) }
    let scene = CollectionScene(layout, items: [2, 2], size: CGSize(width: 320, height: 300))
    expectEqual(
      scene.trace,
      [
        "sections", "items 0", "items 1", "cell 0.0", "willDisplay 0.0", "cell 0.1", "willDisplay 0.1", "cell 1.0",
        "willDisplay 1.0", "cell 1.1", "willDisplay 1.1", "header 0", "header 1",
      ])
    scene.trace = []
    scene.view.reloadData()
    expectEqual(scene.trace, [], "nothing is asked for before the next layout")
    scene.layOut()
    expectEqual(
      scene.trace.prefix(5), ["sections", "items 0", "items 1", "didEndDisplaying 0.0", "didEndDisplaying 0.1"])
  }

  @Test func itemsAreDisplayedBeforeOthersEndDisplaying() {
    let scene = CollectionScene(items: [100], size: CGSize(width: 320, height: 210))
    expectEqual(scene.shownItems, [0, 1, 2, 3, 4, 5])
    scene.trace = []
    scene.scroll(to: CGPoint(x: 0, y: 110))
    expectEqual(
      scene.trace,
      [
        "cell 0.6", "willDisplay 0.6", "cell 0.7", "willDisplay 0.7", "cell 0.8", "willDisplay 0.8",
        "didEndDisplaying 0.0", "didEndDisplaying 0.1", "didEndDisplaying 0.2",
      ])
    scene.scroll(to: CGPoint(x: 0, y: 220))
    expectEqual(scene.cell(9)?.reuses, 1)
    expectEqual(scene.view.reuse.cells.madeViews, 9)
    for step in 0..<50 { scene.scroll(to: CGPoint(x: 0, y: CGFloat(step) * 60)) }
    expect(scene.view.reuse.cells.madeViews <= 12, "cells are used again")
  }

  @Test func scrollingWithoutNewItemsAllocatesNothing() {
    let scene = CollectionScene(items: [100_000])
    scene.scroll(to: CGPoint(x: 0, y: 1_000_000))
    scene.scroll(to: CGPoint(x: 0, y: 1_000_001))
    let queries = scene.view.layoutPass.queries
    let requests = scene.source.cellRequests
    let pass = scene.view.layoutPass
    scene.view.contentOffset.y += 1
    let before = allocationCount()
    pass.run()
    expectEqual(allocationCount(), before, "a pass that brings nothing asks for no memory")
    expectEqual(scene.view.layoutPass.queries, queries)
    expectEqual(scene.source.cellRequests, requests)
  }

  @Test func aHundredThousandItemsCreateNoMoreCellsThanAThousand() {
    let many = CollectionScene(items: [100_000])
    let few = CollectionScene(items: [1000])
    many.scroll(to: CGPoint(x: 0, y: 3_000_000))
    few.scroll(to: CGPoint(x: 0, y: 30_000))
    expect(many.view.elements.entries.count <= few.view.elements.entries.count + 9)
    expectEqual(many.view.reuse.cells.madeViews, few.view.reuse.cells.madeViews)
    expectEqual(many.shownItems.first.map { $0 > 80_000 }, true)
  }

  @Test func indexPathsCellsAndPointsAreConsistent() throws {
    let layout = CollectionScene.makeLayout { $0.headerReferenceSize = CGSize(width: 0, height: 40) }
    let scene = CollectionScene(layout, items: [4, 4])
    let cell = try require(scene.cell(1, 1))
    expectEqual(scene.view.indexPath(for: cell), IndexPath(item: 1, section: 1))
    expectEqual(scene.view.indexPathForItem(at: cell.center), IndexPath(item: 1, section: 1))
    expectNil(scene.view.indexPathForItem(at: CGPoint(x: 105, y: 60)), "between two items")
    let kind = UICollectionView.elementKindSectionHeader
    let header = try require(scene.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 1)))
    expectEqual(scene.view.indexPath(forSupplementaryView: header), IndexPath(item: 0, section: 1))
    expectEqual(scene.view.indexPathsForVisibleSupplementaryElements(ofKind: kind).map(\.section), [0, 1])
    expectEqual(
      scene.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: 0))?.frame,
      CGRect(x: 0, y: 0, width: 320, height: 40))
  }

  @Test func theBackgroundViewDoesNotScroll() {
    let scene = CollectionScene()
    let background = UIView()
    scene.view.backgroundView = background
    scene.scroll(to: CGPoint(x: 0, y: 300))
    expectEqual(background.frame, scene.view.bounds)
    expect(scene.view.subviews.first === background)
    scene.view.backgroundView = nil
    expectNil(background.superview)
  }

  @Test func itemsArePrefetchedBeforeTheyAreShown() {
    let scene = CollectionScene()
    let loader = Loader()
    scene.view.prefetchDataSource = loader
    scene.layOut()
    // Four lines are on screen, and half a screen more is known ahead.
    expectEqual(loader.fetched, Array(12...17))
    loader.fetched = []
    scene.scroll(to: CGPoint(x: 0, y: 110))
    expectEqual(loader.fetched, [18, 19, 20])
    scene.scroll(to: CGPoint(x: 0, y: 5000))
    scene.scroll(to: CGPoint(x: 0, y: 4000))
    expect(!loader.cancelled.isEmpty)
    loader.fetched = []
    scene.view.isPrefetchingEnabled = false
    scene.scroll(to: .zero)
    expectEqual(loader.fetched, [])
  }

  /// Laid out at an estimate, a row breaks the constraints that ask for more.
  @Test(arguments: [true, false]) func aSelfSizedRowThatLeavesBeforeLayoutKeepsItsHeight(isLaidOut: Bool) throws {
    let list = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
    let scene = CollectionScene(list, items: [3])
    scene.source.wantedSize = { _ in CGSize(width: 320, height: 70) }
    scene.view.reloadData()
    scene.layOut()
    let elements = scene.view.elements
    let entry = elements.entries[1]
    let view = try require(entry.view)
    let estimate = entry.attributes.copied
    estimate.frame = CGRect(x: 0, y: 44, width: 320, height: 44)
    view.placement.adopt(estimate, in: view)
    if isLaidOut { view.layoutIfNeeded() }
    elements.replace([entry.element]) { _ in nil }
    let gone = elements.take(outside: scene.view.bounds)
    expectEqual(gone.map(\.element), [entry.element])
    let place = CGRect(x: 0, y: 70, width: 320, height: 70)
    expectEqual(view.frame, (isLaidOut ? estimate.frame : place), "a row that was seen leaves from there")
  }

  private func allocationCount() -> Int { Int(allocation_count_of_thread()) }
}
