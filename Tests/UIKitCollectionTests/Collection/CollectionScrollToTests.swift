import Expectations
import Testing
import UIKit

@testable import ListTesting

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
  @Test func scrollToItemReachesEveryVerticalPosition() {
    expectEqual(offset(.top), 2200)
    expectEqual(offset(.centeredVertically), 2030)
    expectEqual(offset(.bottom), 1860)
    expectEqual(offset([], from: 0), 1860, "the least distance")
    expectEqual(offset([], from: 3000), 2200)
    expectEqual(offset([], from: 2000), 2000)
    expectEqual(offset(.left), 1860, "says nothing of this axis")
    expectEqual(offset(.bottom, item: 0), 0)
    expectEqual(offset(.top, item: 99), 3290)
  }

  @Test func scrollToItemReachesEveryHorizontalPosition() {
    let layout = CollectionScene.makeLayout { $0.scrollDirection = .horizontal }
    let scene = CollectionScene(layout, size: CGSize(width: 320, height: 100))
    let path = IndexPath(item: 30, section: 0)
    var offsets: [CGFloat] = []
    for position in [UICollectionView.ScrollPosition.left, .centeredHorizontally, .right] {
      scene.view.scrollToItem(at: path, at: position, animated: false)
      offsets.append(scene.view.contentOffset.x)
    }
    // Item 30 is 100 points wide, in a view of 320.
    expectEqual(offsets, [3300, 3190, 3080])
  }

  @Test func anAnimatedScrollReachesTheItemAndTellsTheDelegate() {
    let scene = CollectionScene()
    scene.view.scrollToItem(at: IndexPath(item: 60, section: 0), at: .top, animated: true)
    scene.advance(0.1)
    expect(scene.view.contentOffset.y > 0 && scene.view.contentOffset.y < 2200)
    scene.advance(0.5)
    expectEqual(scene.view.contentOffset.y, 2200)
    expectEqual(scene.shownItems.first, 60)
  }

  /// Items that ask for another size than the guess, each for its own.
  private func makeSelfSizing(_ direction: UICollectionView.ScrollDirection) -> CollectionScene {
    let isVertical = direction == .vertical
    let layout = CollectionScene.makeLayout {
      $0.scrollDirection = direction
      $0.estimatedItemSize = CGSize(width: 100, height: 100)
    }
    let scene = CollectionScene(
      layout, items: [400], size: isVertical ? CGSize(width: 100, height: 440) : CGSize(width: 440, height: 100))
    scene.source.wantedSize = { path in
      let length = CGFloat(60 + path.item * 37 % 90)
      return isVertical ? CGSize(width: 100, height: length) : CGSize(width: length, height: 100)
    }
    scene.view.reloadData()
    scene.layOut()
    return scene
  }

  @Test(arguments: [false, true], [250, 399, 3])
  func scrollToItemReachesSelfSizingItems(_ isAnimated: Bool, _ item: Int) throws {
    for direction in [UICollectionView.ScrollDirection.vertical, .horizontal] {
      let scene = makeSelfSizing(direction)
      let isVertical = direction == .vertical
      let positions: [UICollectionView.ScrollPosition] =
        isVertical ? [.top, .centeredVertically, .bottom] : [.left, .centeredHorizontally, .right]
      for position in positions {
        scene.view.scrollToItem(at: IndexPath(item: 120, section: 0), at: positions[1], animated: false)
        scene.view.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: isAnimated)
        scene.advance(1)
        let frame = try require(scene.cell(item)).frame
        let (start, end) = isVertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
        let size = scene.view.contentSize
        let wanted = [start, (start + end - 440) / 2, end - 440][positions.firstIndex(of: position) ?? 0]
        let limit = (isVertical ? size.height : size.width) - 440
        let offset = isVertical ? scene.view.contentOffset.y : scene.view.contentOffset.x
        expect(abs(offset - min(max(wanted, 0), limit)) < 0.51, "\(direction) \(position.rawValue)")
        expectNil(scene.view.invariantViolation())
      }
    }
  }

  @Test func visibleItemsStayWhileItemsAboveAreMeasured() throws {
    let scene = makeSelfSizing(.vertical)
    scene.view.scrollToItem(at: IndexPath(item: 200, section: 0), at: .top, animated: false)
    var seen: CGFloat?
    for _ in 0..<60 {
      // A finger drags the content down by 5 points: what is seen moves by 5, whatever comes in above it.
      let before = try require(scene.view.visibleCells.last)
      let place = before.frame.minY - scene.view.contentOffset.y
      seen = place
      scene.scroll(to: CGPoint(x: 0, y: scene.view.contentOffset.y - 5))
      expect(abs(before.frame.minY - scene.view.contentOffset.y - place - 5) < 0.51)
    }
    expect(seen != nil)
  }

  @Test func anAnimatedScrollEndsWithinTheRemainingContent() {
    let scene = CollectionScene()
    scene.view.scrollToItem(at: IndexPath(item: 99, section: 0), at: [], animated: true)
    scene.advance(0.1)
    scene.source.items = [Array(scene.source.items[0].prefix(15))]
    scene.view.reloadData()
    scene.layOut()
    scene.advance(1)
    expect(abs(scene.view.contentOffset.y - 100) < 0.5, "540 are left, 440 are seen")
  }
}
