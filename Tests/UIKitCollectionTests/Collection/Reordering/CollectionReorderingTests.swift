import Expectations
import Testing
import UIKit

@testable import ListTesting

@MainActor @Suite struct CollectionReorderingTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test func itemsMakeWayAndTheDataSourceIsToldOnce() throws {
    let scene = CollectionScene(items: [6])
    let moved = try require(scene.cell(0))
    expect(scene.view.beginInteractiveMovementForItem(at: path(0)))
    expect(!scene.view.beginInteractiveMovementForItem(at: path(1)), "one at a time")
    let place = try require(scene.cell(4)).center
    scene.view.updateInteractiveMovementTargetPosition(place)
    scene.advance(0.4)
    expectEqual(moved.center, place)
    expectEqual(scene.source.moves, [])
    expectEqual(scene.shown, ["0.1", "0.2", "0.3", "0.4", "0.0", "0.5"])
    expect(scene.view.cellForItem(at: path(4)) === moved)
    scene.view.endInteractiveMovement()
    scene.advance(0.4)
    expectEqual(scene.source.moves, ["0.0 > 0.4"])
    expectEqual(moved.frame, CGRect(x: 110, y: 110, width: 100, height: 100))
    expect(moved.alpha == 1 && moved.layer.zPosition == 0)
    expectEqual(scene.source.items[0], ["0.1", "0.2", "0.3", "0.4", "0.0", "0.5"])
  }

  @Test func interactiveMovementMayChangeTheSection() {
    let scene = CollectionScene(items: [3, 3])
    expect(scene.view.beginInteractiveMovementForItem(at: path(1)))
    scene.view.updateInteractiveMovementTargetPosition(scene.cell(0, 1)?.center ?? .zero)
    expectEqual(scene.view.numberOfItems(inSection: 1), 4)
    scene.view.endInteractiveMovement()
    scene.advance(0.4)
    expectEqual(scene.source.moves, ["0.1 > 1.0"])
    expectEqual(scene.shown, ["0.0", "0.2", "0.1", "1.0", "1.1", "1.2"])
  }

  @Test func aCancelledMovementRestoresItemsAndSelection() {
    let scene = CollectionScene(items: [6])
    scene.view.selectItem(at: path(0), animated: false, scrollPosition: [])
    expect(scene.view.beginInteractiveMovementForItem(at: path(0)))
    scene.view.updateInteractiveMovementTargetPosition(scene.cell(5)?.center ?? .zero)
    expectEqual(scene.view.indexPathsForSelectedItems, [path(5)])
    scene.view.cancelInteractiveMovement()
    scene.advance(0.4)
    expectEqual(scene.source.moves, [])
    expectEqual(scene.shown, ["0.0", "0.1", "0.2", "0.3", "0.4", "0.5"])
    expectEqual(scene.view.indexPathsForSelectedItems, [path(0)])
    expectEqual(scene.cell(0)?.frame.origin, .zero)
  }

  @Test func anUpdateEndsAnInteractiveMovement() {
    let scene = CollectionScene(items: [6])
    expect(scene.view.beginInteractiveMovementForItem(at: path(0)))
    scene.view.updateInteractiveMovementTargetPosition(scene.cell(5)?.center ?? .zero)
    scene.source.items[0].removeLast()
    scene.view.deleteItems(at: [path(5)])
    scene.view.endInteractiveMovement()
    scene.advance(0.5)
    expectEqual(scene.source.moves, [])
    expectEqual(scene.shown, ["0.0", "0.1", "0.2", "0.3", "0.4"])
    expectEqual(scene.cell(0)?.frame.origin, .zero)
  }

  @Test func interactiveMovementAtTheEdgeScrolls() {
    let scene = CollectionScene()
    expect(scene.view.beginInteractiveMovementForItem(at: path(0)))
    scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 430))
    scene.advance(1)
    expect(scene.view.contentOffset.y > 200)
    scene.view.endInteractiveMovement()
    let offset = scene.view.contentOffset.y
    scene.advance(1)
    expectEqual(scene.view.contentOffset.y, offset)
    expectEqual(scene.source.moves.count, 1)
  }

  @Test func interactiveMovementNeedsAMovingDataSource() {
    final class Fixed: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }
    let scene = CollectionScene()
    let fixed = Fixed()
    scene.view.dataSource = fixed
    scene.layOut()
    expect(!scene.view.beginInteractiveMovementForItem(at: path(0)))
  }
}
