import Expectations
import ScreenTesting
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct IndicatorTests {
  @Test func hidesWhenStoppedHidesAStoppedActivityIndicator() {
    let indicator = UIActivityIndicatorView(style: .large)
    expect(indicator.isHidden && !indicator.isAnimating)
    indicator.hidesWhenStopped = false
    expect(!indicator.isHidden)
    indicator.startAnimating()
    expect(indicator.isAnimating)
    indicator.hidesWhenStopped = true
    indicator.stopAnimating()
    expect(indicator.isHidden)
  }

  @Test func anActivityIndicatorAnimatesOnlyWhileVisible() {
    let scene = TouchScene()
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.startAnimating()
    expectNil(scene.clock.nextTimerTime, "it is in no window")
    scene.view.addSubview(indicator)
    expect(scene.clock.nextTimerTime != nil)
    scene.advance(ActivitySpinner.turnDuration)
    expectEqual(indicator.spinner.step, 0, "a whole turn")
    scene.advance(ActivitySpinner.turnDuration / 4)
    expectEqual(indicator.spinner.step, 2)
    indicator.isHidden = true
    expectNil(scene.clock.nextTimerTime)
    indicator.isHidden = false
    expect(scene.clock.nextTimerTime != nil)
    indicator.removeFromSuperview()
    expectNil(scene.clock.nextTimerTime)
  }

  @Test func anActivityIndicatorStyleSetsTheColor() {
    let indicator = UIActivityIndicatorView(frame: .zero)
    expect(indicator.style == .medium && indicator.color == .systemGray)
    indicator.color = .red
    indicator.style = .large
    expect(indicator.color == .systemGray && indicator.bounds.width == 37)
    indicator.style = UIActivityIndicatorView.Style(rawValue: 0)!
    expect(indicator.color == .white && indicator.intrinsicContentSize.width == 37)
  }

  @Test func progressIsClampedBetweenZeroAndOne() {
    let view = UIProgressView(progressViewStyle: .default)
    view.progress = 2
    expectEqual(view.progress, 1)
    view.progress = -1
    expectEqual(view.progress, 0)
    view.progress = .nan
    expectEqual(view.progress, 0)
    view.progress = 0.256
    expectEqual(view.accessibilityValue, "26%")
    expectEqual(view.intrinsicContentSize.height, 4)
    view.progressViewStyle = .bar
    expectEqual(view.intrinsicContentSize.height, 2.5)
  }

  @Test func theProgressBarFollowsTheLayoutDirection() throws {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    view.progress = 0.25
    view.layoutIfNeeded()
    let filled = try require(view.subviews.first)
    expectEqual(filled.frame, CGRect(x: 0, y: 0, width: 50, height: 4))
    view.semanticContentAttribute = .forceRightToLeft
    view.setNeedsLayout()
    view.layoutIfNeeded()
    expectEqual(filled.frame.minX, 150)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func pageIndicatorsAreWhiteByDefault(
    style: UIUserInterfaceStyle
  ) {
    let pages = UIPageControl()
    (pages.numberOfPages, pages.currentPage) = (3, 1)
    pages.overrideUserInterfaceStyle = style
    expect(pages.pageIndicatorTintColor == nil && pages.currentPageIndicatorTintColor == nil)
    expectEqual(colors(of: pages), [UIColor(white: 1, alpha: 0.3), .white, UIColor(white: 1, alpha: 0.3)])
    (pages.pageIndicatorTintColor, pages.currentPageIndicatorTintColor) = (.systemGray, .systemBlue)
    pages.currentPage = 2
    expectEqual(colors(of: pages), [.systemGray, .systemGray, .systemBlue])
  }

  private func colors(of pages: UIPageControl) -> [UIColor] {
    pages.subviews.flatMap(\.subviews).compactMap { $0 as? UIImageView }.map(\.tintColor)
  }

  @Test func hidesForSinglePageHidesThePageControl() {
    let pages = UIPageControl()
    pages.numberOfPages = 1
    expect(!pages.isHidden)
    pages.hidesForSinglePage = true
    expect(pages.isHidden)
    pages.numberOfPages = 3
    expect(!pages.isHidden && pages.accessibilityValue == "page 1 of 3")
    expect(pages.size(forNumberOfPages: 4).width > pages.intrinsicContentSize.width)
    pages.numberOfPages = -2
    expect(pages.numberOfPages == 0 && pages.intrinsicContentSize.width == 0)
  }
}
