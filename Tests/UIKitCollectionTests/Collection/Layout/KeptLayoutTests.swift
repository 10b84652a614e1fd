import Expectations
import Foundation
import Testing
import UIKit

@testable import ListTesting

/// A collection view whose layout was given to another one.
@MainActor @Suite struct KeptLayoutTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func second(_ layout: UICollectionViewLayout, _ source: CollectionSource) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 220, height: 300), collectionViewLayout: layout)
    view.register(TestCollectionCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    return view
  }

  @Test func itemsStayWhenTheirLayoutMovesToAnotherView() throws {
    let layout = CollectionScene.makeLayout()
    let scene = CollectionScene(layout, items: [5])
    let frames = scene.view.visibleCells.map(\.frame)
    let source = CollectionSource(items: [3])
    let other = second(layout, source)
    other.layoutIfNeeded()
    scene.view.setNeedsLayout()
    scene.layOut()
    expectEqual(scene.view.visibleCells.map(\.frame), frames)
    expect(scene.view.collectionViewLayout === layout, "by name it is still its layout")
    expect(layout.collectionView === other)
    expectEqual(other.visibleCells.count, 3)
    expectEqual(scene.view.indexPathForItem(at: CGPoint(x: 50, y: 50)), path(0))
    scene.source.items[0].removeFirst()
    scene.view.deleteItems(at: [path(0)])
    scene.advance(1)
    expectEqual(scene.view.numberOfItems(inSection: 0), 4)
    expect(scene.view.visibleCells.isEmpty)
    scene.view.collectionViewLayout = CollectionScene.makeLayout()
    scene.layOut()
    expectEqual(scene.view.visibleCells.count, 4)
  }

  @Test func aLayoutReturnsToItsFirstCollectionView() {
    let layout = CollectionScene.makeLayout()
    let scene = CollectionScene(layout, items: [5])
    let source = CollectionSource(items: [2])
    let other = second(layout, source)
    other.layoutIfNeeded()
    scene.view.collectionViewLayout = layout
    expect(layout.collectionView === scene.view)
    scene.layOut()
    expectEqual(scene.view.visibleCells.count, 5)
    expectEqual(scene.view.contentSize.width, 320)
    expectEqual(other.visibleCells.count, 2)
  }

  @Test func aTransitionEndsWhenAnotherViewTakesItsLayout() {
    let start = CollectionScene.makeLayout()
    let end = CollectionScene.makeLayout { $0.itemSize = CGSize(width: 50, height: 50) }
    let scene = CollectionScene(start, items: [5])
    var outcome: [Bool] = []
    _ = scene.view.startInteractiveTransition(to: end) { outcome = [$0, $1] }
    scene.layOut()
    let source = CollectionSource(items: [2])
    let other = second(end, source)
    other.layoutIfNeeded()
    expectEqual(outcome, [false, false])
    expect(end.collectionView === other)
    expectNil(start.collectionView)
    scene.layOut()
    expectEqual(scene.view.visibleCells.count, 5)
  }

  @Test func measuredSizesAreNotSharedBetweenCollectionViews() {
    let layout = CollectionScene.makeLayout { $0.estimatedItemSize = CGSize(width: 100, height: 100) }
    let source = CollectionSource(items: [2])
    source.wantedSize = { _ in CGSize(width: 150, height: 30) }
    let scene = CollectionScene(layout, items: [2])
    scene.source.wantedSize = { _ in CGSize(width: 60, height: 90) }
    scene.view.reloadData()
    scene.layOut()
    expectEqual(scene.view.visibleCells.first?.frame.height, 90)
    let other = second(layout, source)
    other.layoutIfNeeded()
    expectEqual(other.visibleCells.first?.frame.size, CGSize(width: 150, height: 30))
  }
}
