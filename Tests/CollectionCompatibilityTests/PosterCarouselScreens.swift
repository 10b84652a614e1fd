import Expectations
import Testing
import TrestleTesting
import UIKit

/// A carousel whose posters grow towards the middle.
@MainActor @Suite struct PosterCarouselScreens {
  private func cell(_ controller: PostersViewController, _ item: Int) -> UICollectionViewCell? {
    controller.collectionView.cellForItem(at: IndexPath(item: item, section: 0))
  }

  @Test func thePosterInTheMiddleIsTheLargest() throws {
    let controller = PostersViewController()
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 480))
    try screen.settle()
    expect(cell(controller, 0)?.transform.a == 1 && cell(controller, 0)?.alpha == 1)
    let beside = try require(cell(controller, 1))
    expect(abs(beside.transform.a - 0.7) < 0.001, "216 of 320 points away")
    expectGolden(screen.picture, "posters-first")
    let calls = controller.offsets.count
    screen.fling(from: CGPoint(x: 200, y: 200), velocity: CGVector(dx: -900, dy: 0))
    try screen.settle()
    expect(controller.offsets.count > calls + 10, "told of each offset")
    expect(cell(controller, 1) === beside && beside.transform.a == 1 && beside.alpha == 1)
    expectEqual(controller.pageControl.currentPage, 1)
    let place = controller.collectionView.convert(CGPoint(x: beside.bounds.midX, y: 0), from: beside)
    expectEqual(place.x, 160, "its middle is that of the screen")
    for _ in 0..<7 {
      screen.fling(from: CGPoint(x: 200, y: 200), velocity: CGVector(dx: -900, dy: 0))
      try screen.settle()
    }
    expect(controller.pageControl.currentPage == 5 && cell(controller, 5)?.transform.a == 1)
    expectGolden(screen.picture, "posters-last")
  }
}
