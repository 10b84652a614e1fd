import Expectations
import Testing
import TrestleTesting
import UIKit

/// A carousel whose middle cover is the largest, by a layout that is asked anew with each step.
@MainActor @Suite struct RecordScreens {
  private func expectCovers(_ controller: RecordsViewController, _ comment: Comment? = nil) {
    let view: UICollectionView = controller.collectionView
    for path in view.indexPathsForVisibleItems {
      guard let cell = view.cellForItem(at: path) as? RecordCell else { continue }
      let distance = abs(cell.center.x - view.bounds.midX)
      let scale = 1 - min(distance / 220, 1) * 0.3
      expect(abs(cell.transform.a - scale) < 1e-6, comment)
      expect(abs(cell.frame.width - 200 * scale) < 1e-3, comment)
      expectEqual(cell.titleLabel.text, controller.titles[path.item], comment)
    }
  }

  @Test func coversAreLargerTowardsTheMiddle() throws {
    let controller = RecordsViewController()
    let screen = MountedScreen(controller)
    try screen.settle()
    expectEqual(controller.current?.item, 0)
    expectCovers(controller)
    let y = controller.collectionView.frame.midY
    screen.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 200, y: y))
    expectCovers(controller, "in the midst of its way to the place of rest")
    try screen.settle()
    expectCovers(controller)
  }

  @Test func aFlickEndsWithACoverInTheMiddle() throws {
    let controller = RecordsViewController()
    let screen = MountedScreen(controller)
    try screen.settle()
    let view: UICollectionView = controller.collectionView
    let y = view.frame.midY
    for (velocity, forward) in [(-900.0, true), (-2_000, true), (-300, true), (700, false), (1_500, false)] {
      let before = try require(controller.current?.item)
      screen.fling(from: CGPoint(x: 195, y: y), velocity: CGVector(dx: velocity, dy: 0))
      expectCovers(controller)
      try screen.settle()
      let now = try require(controller.current?.item)
      expect(forward ? now >= before : now < before)
      expect(abs(view.contentOffset.x - CGFloat(now) * 220) < 0.5, "\(view.contentOffset.x)")
      expectCovers(controller)
      expectEqual(controller.titleLabel.text, controller.titles[now])
    }
  }

  @Test func aTapScrollsACoverToTheMiddle() throws {
    let controller = RecordsViewController()
    let screen = MountedScreen(controller)
    try screen.settle()
    let view: UICollectionView = controller.collectionView
    controller.show(10, animated: false)
    screen.advance(frames: 2)
    expect(controller.current?.item == 10 && view.contentOffset.x == 2_200)
    expectCovers(controller)
    let next = try require(view.cellForItem(at: IndexPath(item: 11, section: 0)))
    let place = view.convert(next.center, to: nil)
    screen.tap(at: CGPoint(x: min(place.x, 380), y: place.y))
    try screen.settle()
    expectEqual(controller.current?.item, 11)
    expectCovers(controller)
    controller.show(0, animated: true)
    try screen.settle()
    expect(controller.current?.item == 0 && view.contentOffset.x == 0)
    expectCovers(controller)
  }

  @Test func deletionsAndResizingKeepACoverInTheMiddle() throws {
    let controller = RecordsViewController()
    let screen = MountedScreen(controller)
    try screen.settle()
    controller.show(5, animated: false)
    screen.advance(frames: 1)
    controller.remove(at: 5)
    try screen.settle()
    expectCovers(controller)
    expectEqual(controller.current?.item, 5)
    let middle = try require(
      controller.collectionView.cellForItem(at: IndexPath(item: 5, section: 0)) as? RecordCell)
    expectEqual(middle.titleLabel.text, "Record 7")
    screen.resize(to: CGSize(width: 844, height: 390))
    try screen.settle()
    expectCovers(controller)
    expect(controller.collectionView.visibleCells.count >= 4)
    expectEqual(controller.layout.sectionInset.left, 322)
  }
}
