import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitPages

/// The bar in place of the current page's dot.
@MainActor @Suite(.serialized) struct UIPageControlProgressTests {
  private final class Starts: NSObject, UIPageControlProgressDelegate {
    var log: [String] = []
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
      page == 2 ? 0.5 : 0
    }
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
      log.append(progress.isProgressVisible ? "shown" : "hidden")
    }
  }

  private let control = UIPageControl(frame: CGRect(x: 20, y: 100, width: 280, height: 44))
  private let screen = MountedScreen(UIViewController(), size: CGSize(width: 320, height: 240), scale: 2)
  private let progress = UIPageControlProgress()

  init() {
    control.numberOfPages = 4
    screen.controller.view.backgroundColor = .darkGray
    screen.controller.view.addSubview(control)
    screen.advance(frames: 1)
  }

  private func bar() -> PageProgressBar? {
    control.subviews.lazy.flatMap(\.subviews).compactMap { $0 as? PageProgressBar }.first { !$0.isHidden }
  }

  @Test func theBarTakesMoreRoomThanADot() throws {
    let width = control.size(forNumberOfPages: 4).width
    expect(!progress.isProgressVisible && bar() == nil)
    control.progress = progress
    progress.currentProgress = 0.25
    try screen.settle()
    expect(progress.isProgressVisible)
    expectEqual(control.size(forNumberOfPages: 4).width, width + 18)
    expectEqual(control.intrinsicContentSize.width, width + 18)
    let shown = try require(bar())
    expectEqual(shown.bounds.width, 26)
    expectEqual(shown.subviews[0].frame, CGRect(x: 0, y: 0, width: 6.5, height: 8))
    control.progress = nil
    try screen.settle()
    expect(bar() == nil && !progress.isProgressVisible)
    expectEqual(control.size(forNumberOfPages: 4).width, width)
  }

  @Test func progressIsLimited() {
    progress.currentProgress = 3
    expectEqual(progress.currentProgress, 1)
    progress.currentProgress = -1
    expectEqual(progress.currentProgress, 0)
  }

  @Test func anotherPageBeginsWhereTheDelegateSays() throws {
    let starts = Starts()
    progress.delegate = starts
    control.progress = progress
    progress.currentProgress = 0.8
    try screen.settle()
    let first = try require(bar()).center.x
    control.currentPage = 2
    try screen.settle()
    expectEqual(progress.currentProgress, 0.5)
    expectEqual(try require(bar()).center.x, first + 36)
    control.currentPage = 1
    expectEqual(progress.currentProgress, 0)
  }

  @Test func aFingerAlongTheDotsHidesTheBar() throws {
    let starts = Starts()
    progress.delegate = starts
    control.progress = progress
    try screen.settle()
    screen.drag(from: CGPoint(x: 130, y: 122), to: CGPoint(x: 170, y: 122))
    try screen.settle()
    expectEqual(starts.log, ["hidden", "shown"])
    expect(bar() != nil)
  }

  @Test func progressIsShownByOneControl() throws {
    control.progress = progress
    let other = UIPageControl()
    other.numberOfPages = 2
    other.progress = progress
    expect(progress.control === other)
    other.progress = nil
    expectNil(progress.control)
  }

  @Test func theBarIsDrawn() throws {
    control.currentPage = 1
    control.progress = progress
    progress.currentProgress = 0.4
    try screen.settle()
    expectGolden(screen.picture, "bar")
    screen.window.traitOverrides.layoutDirection = .rightToLeft
    try screen.settle()
    expectGolden(screen.picture, "bar rightToLeft")
  }
}
