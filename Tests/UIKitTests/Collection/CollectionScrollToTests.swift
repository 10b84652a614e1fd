import Testing

@testable import UIKit

@MainActor @Suite struct CollectionScrollToTests {
  private func offset(
    _ position: UICollectionView.ScrollPosition, item: Int = 60, from start: CGFloat = 0
  ) -> CGFloat {
    let scene = CollectionScene()
    scene.scroll(to: CGPoint(x: 0, y: start))
    scene.view.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
    return scene.view.contentOffset.y
  }

  /// Item 60 stands in line 20, from 2200 to 2300; 440 are seen of 3730.
  @Test func everyPositionDownwards() {
    #expect(offset(.top) == 2200)
    #expect(offset(.centeredVertically) == 2030)
    #expect(offset(.bottom) == 1860)
    #expect(offset([], from: 0) == 1860, "the least distance")
    #expect(offset([], from: 3000) == 2200)
    #expect(offset([], from: 2000) == 2000)
    #expect(offset(.left) == 1860, "says nothing of this axis")
    #expect(offset(.bottom, item: 0) == 0)
    #expect(offset(.top, item: 99) == 3290)
  }

  @Test func everyPositionSideways() {
    let layout = CollectionScene.makeLayout { $0.scrollDirection = .horizontal }
    let scene = CollectionScene(layout, size: CGSize(width: 320, height: 100))
    let path = IndexPath(item: 30, section: 0)
    var offsets: [CGFloat] = []
    for position in [UICollectionView.ScrollPosition.left, .centeredHorizontally, .right] {
      scene.view.scrollToItem(at: path, at: position, animated: false)
      offsets.append(scene.view.contentOffset.x)
    }
    #expect(offsets == [3300, 3350 - 160, 3400 - 320])
  }

  @Test func anAnimatedScrollArrivesAndTellsTheDelegate() {
    let scene = CollectionScene()
    scene.view.scrollToItem(at: IndexPath(item: 60, section: 0), at: .top, animated: true)
    scene.advance(0.1)
    #expect(scene.view.contentOffset.y > 0 && scene.view.contentOffset.y < 2200)
    scene.advance(0.5)
    #expect(scene.view.contentOffset.y == 2200)
    #expect(scene.shownItems.first == 60)
  }
}
