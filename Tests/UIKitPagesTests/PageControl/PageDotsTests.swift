import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitPages

@MainActor @Suite struct PageDotsTests {
  private func dots(_ scale: CGFloat) -> [UIImage] {
    let control = UIPageControl()
    control.numberOfPages = 3
    let controller = UIViewController()
    controller.view.addSubview(control)
    control.frame = CGRect(x: 20, y: 40, width: 100, height: 26)
    let screen = MountedScreen(controller, size: CGSize(width: 200, height: 100), scale: scale)
    screen.advance(frames: 1)
    func images(_ view: UIView) -> [UIImage] {
      ((view as? UIImageView)?.image).map { [$0] } ?? view.subviews.flatMap(images)
    }
    return images(control)
  }

  /// They are not those of the screen that showed the first ones.
  @Test(arguments: [1, 3, 2, 1]) func dotsHaveTheScaleOfTheirScreen(_ scale: Int) {
    expectEqual(dots(CGFloat(scale)).map(\.scale), [CGFloat](repeating: CGFloat(scale), count: 3))
  }

  @Test func theCurrentPageMayHaveItsOwnIndicatorImage() throws {
    let control = UIPageControl()
    control.numberOfPages = 3
    let (star, moon, sun) = (
      try require(UIImage(systemName: "star")), try require(UIImage(systemName: "moon")),
      try require(UIImage(systemName: "sun.max"))
    )
    func shown() -> [UIImage?] {
      control.subviews[0].subviews.map { view in
        [star, moon, sun].first { $0.withRenderingMode(.alwaysTemplate) == (view as? UIImageView)?.image }
      }
    }
    control.preferredIndicatorImage = star
    expectEqual(shown(), [star, star, star])
    control.preferredCurrentPageIndicatorImage = moon
    expectEqual(shown(), [moon, star, star])
    control.currentPage = 1
    expectEqual(shown(), [star, moon, star])
    control.setCurrentPageIndicatorImage(sun, forPage: 2)
    expectEqual(control.currentPageIndicatorImage(forPage: 2), sun)
    control.currentPage = 2
    expectEqual(shown(), [star, star, sun])
    control.setCurrentPageIndicatorImage(nil, forPage: 2)
    expectEqual(shown(), [star, star, moon])
  }
}
