import Testing

@testable import UIKit

@MainActor @Suite struct IndicatorTests {
  @Test func aWheelIsHiddenWhileItStandsUnlessToldOtherwise() {
    let wheel = UIActivityIndicatorView(style: .large)
    #expect(wheel.isHidden && !wheel.isAnimating)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
    wheel.startAnimating()
    #expect(wheel.isAnimating)
    wheel.hidesWhenStopped = true
    wheel.stopAnimating()
    #expect(wheel.isHidden)
  }

  @Test func aWheelTurnsOnlyWhileItCanBeSeen() {
    let scene = TouchScene()
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.startAnimating()
    #expect(scene.clock.nextTimerTime == nil, "it is in no window")
    scene.view.addSubview(wheel)
    #expect(scene.clock.nextTimerTime != nil)
    scene.advance(ActivityWheel.turnDuration)
    #expect(wheel.wheel.step == 0, "a whole turn")
    scene.advance(ActivityWheel.turnDuration / 4)
    #expect(wheel.wheel.step == 2)
    wheel.isHidden = true
    #expect(scene.clock.nextTimerTime == nil)
    wheel.isHidden = false
    #expect(scene.clock.nextTimerTime != nil)
    wheel.removeFromSuperview()
    #expect(scene.clock.nextTimerTime == nil)
  }

  @Test func anOldStyleBringsItsColour() {
    let wheel = UIActivityIndicatorView(frame: .zero)
    #expect(wheel.style == .medium && wheel.color == .systemGray)
    wheel.color = .red
    wheel.style = .large
    #expect(wheel.color == .systemGray && wheel.bounds.width == 37)
    wheel.style = UIActivityIndicatorView.Style(rawValue: 0)!
    #expect(wheel.color == .white && wheel.intrinsicContentSize.width == 37)
  }

  @Test func progressIsKeptBetweenNothingAndAll() {
    let view = UIProgressView(progressViewStyle: .default)
    view.progress = 2
    #expect(view.progress == 1)
    view.progress = -1
    #expect(view.progress == 0)
    view.progress = .nan
    #expect(view.progress == 0)
    view.progress = 0.256
    #expect(view.accessibilityValue == "26%")
    #expect(view.intrinsicContentSize.height == 4)
    view.progressViewStyle = .bar
    #expect(view.intrinsicContentSize.height == 2.5)
  }

  @Test func theBarGrowsAlongTheDirection() throws {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    view.progress = 0.25
    view.layoutIfNeeded()
    let filled = try #require(view.subviews.first)
    #expect(filled.frame == CGRect(x: 0, y: 0, width: 50, height: 4))
    view.semanticContentAttribute = .forceRightToLeft
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(filled.frame.minX == 150)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func dotsAreWhiteUnlessToldOtherwise(
    style: UIUserInterfaceStyle
  ) {
    let pages = UIPageControl()
    (pages.numberOfPages, pages.currentPage) = (3, 1)
    pages.overrideUserInterfaceStyle = style
    #expect(pages.pageIndicatorTintColor == nil && pages.currentPageIndicatorTintColor == nil)
    #expect(colors(of: pages) == [UIColor(white: 1, alpha: 0.3), .white, UIColor(white: 1, alpha: 0.3)])
    (pages.pageIndicatorTintColor, pages.currentPageIndicatorTintColor) = (.systemGray, .systemBlue)
    pages.currentPage = 2
    #expect(colors(of: pages) == [.systemGray, .systemGray, .systemBlue])
  }

  private func colors(of pages: UIPageControl) -> [UIColor] {
    pages.subviews.flatMap(\.subviews).compactMap { $0 as? UIImageView }.map(\.tintColor)
  }

  @Test func aSinglePageIsHiddenWhenAsked() {
    let pages = UIPageControl()
    pages.numberOfPages = 1
    #expect(!pages.isHidden)
    pages.hidesForSinglePage = true
    #expect(pages.isHidden)
    pages.numberOfPages = 3
    #expect(!pages.isHidden && pages.accessibilityValue == "page 1 of 3")
    #expect(pages.size(forNumberOfPages: 4).width > pages.intrinsicContentSize.width)
    pages.numberOfPages = -2
    #expect(pages.numberOfPages == 0 && pages.intrinsicContentSize.width == 0)
  }
}
