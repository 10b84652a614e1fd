import Expectations
import Foundation
import ScreenTesting
import Testing
import TrestleTesting
import UIKit

/// A tour through a town, page by page, on a screen written from Apple's documentation alone.
@MainActor @Suite(.serialized) struct TourScreens {
  private func mount(
    _ tour: TourPageViewController, size: CGSize = CGSize(width: 320, height: 400),
    _ traits: (inout UITraitOverrides) -> Void = { _ in }
  ) throws -> MountedScreen {
    let screen = MountedScreen(tour, size: size, scale: 1, traits: traits)
    try screen.settle()
    return screen
  }

  private func makeTour(
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal, spacing: CGFloat? = nil
  ) -> TourPageViewController {
    TourPageViewController(
      transitionStyle: .scroll, navigationOrientation: orientation,
      options: spacing.map { [.interPageSpacing: $0] })
  }

  private func name(_ tour: UIPageViewController) -> String? {
    (tour.viewControllers?.first as? SightViewController)?.name
  }

  private func swipe(_ screen: MountedScreen, dx: CGFloat = 0, dy: CGFloat = 0, hold: TimeInterval = 0) throws {
    let start = CGPoint(x: 160, y: 180)
    screen.drag(from: start, to: CGPoint(x: start.x + dx, y: start.y + dy), duration: 0.2, hold: hold)
    try screen.settle()
  }

  @Test func aSwipeTurnsThePage() throws {
    let tour = makeTour()
    let screen = try mount(tour)
    expectEqual(name(tour), "Castle")
    tour.log = []
    try swipe(screen, dx: -200)
    expectEqual(name(tour), "Market")
    let trace = GoldenTrace()
    trace.during("a page on") { for line in tour.log { trace.recorder.note(method: line) } }
    tour.log = []
    try swipe(screen, dx: -60, hold: 0.5)
    trace.during("a short way, and back") { for line in tour.log { trace.recorder.note(method: line) } }
    expectEqual(name(tour), "Market")
    tour.log = []
    tour.setViewControllers([tour.sights[3]], direction: .forward, animated: true)
    try screen.settle()
    trace.during("to the last page by code") { for line in tour.log { trace.recorder.note(method: line) } }
    expect(name(tour) == "Tower" && tour.children.count == 1)
    expectGolden(trace.text, "turning")
  }

  @Test func swipesBeyondTheFirstAndLastPageDoNothing() throws {
    let tour = makeTour()
    let screen = try mount(tour)
    tour.log = []
    try swipe(screen, dx: 200)
    expect(name(tour) == "Castle" && tour.log == [])
    for _ in 0..<5 { try swipe(screen, dx: -200) }
    expectEqual(name(tour), "Tower")
    for _ in 0..<2 { try swipe(screen, dx: 200) }
    expectEqual(name(tour), "Market")
    expectEqual(tour.sights.filter { $0.viewIfLoaded?.window != nil }.map(\.name), ["Market"])
  }

  @Test(arguments: ["light", "right to left", "largest"]) func pagesMatchTheirPictures(_ look: String) throws {
    let tour = makeTour(spacing: 20)
    let screen = try mount(tour) {
      if look == "right to left" { $0.layoutDirection = .rightToLeft }
      if look == "largest" { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
    }
    expectGolden(screen.picture, "first \(look)")
    try swipe(screen, dx: look == "right to left" ? 200 : -200)
    expectEqual(name(tour), "Market", "pages follow each other in the direction of reading")
    tour.setViewControllers([tour.sights[2]], direction: .forward, animated: true)
    screen.advance(frames: 10)
    expectGolden(screen.picture, "half-way \(look)")
    try screen.settle()
    expectEqual(name(tour), "River")
    expectEqual(tour.viewControllers?.first?.view.frame.size, CGSize(width: 320, height: 363))
  }

  @Test func verticalPagesTurnBySwipes() throws {
    let tour = makeTour(.vertical, spacing: 10)
    let screen = try mount(tour)
    try swipe(screen, dy: -200)
    expectEqual(name(tour), "Market")
    expectEqual(tour.viewControllers?.first?.view.frame.size, CGSize(width: 320, height: 400), "there are no dots")
    try swipe(screen, dy: 200)
    expectEqual(name(tour), "Castle")
  }

  @Test func thePageControlTurnsPages() throws {
    let tour = makeTour()
    let screen = try mount(tour)
    screen.tap(at: CGPoint(x: 190, y: 382))
    try screen.settle()
    expectEqual(name(tour), "Market")
    expect(screen.accessibility.contains("page 2 of 4"))
    screen.tap(at: CGPoint(x: 130, y: 382))
    try screen.settle()
    expectEqual(name(tour), "Castle")
  }

  @Test func aWiderWindowShowsTheSamePage() throws {
    let tour = makeTour(spacing: 12)
    let screen = try mount(tour)
    try swipe(screen, dx: -200)
    screen.resize(to: CGSize(width: 500, height: 300))
    try screen.settle()
    expectEqual(name(tour), "Market")
    let page = try require(tour.viewControllers?.first?.view)
    expectEqual(page.convert(page.bounds, to: nil), CGRect(x: 0, y: 0, width: 500, height: 263))
    // In the middle of a turn, too.
    tour.setViewControllers([tour.sights[2]], direction: .forward, animated: true)
    screen.advance(frames: 6)
    screen.resize(to: CGSize(width: 320, height: 400))
    try screen.settle()
    expectEqual(name(tour), "River")
    let river = try require(tour.viewControllers?.first?.view)
    expectEqual(river.convert(river.bounds, to: nil), CGRect(x: 0, y: 0, width: 320, height: 363))
  }

  @Test func theCompletionOfSetViewControllersReportsWhetherItFinished() throws {
    let tour = makeTour()
    let screen = try mount(tour)
    var ends: [Bool] = []
    tour.setViewControllers([tour.sights[1]], direction: .forward, animated: true) { ends.append($0) }
    screen.advance(frames: 4)
    tour.setViewControllers([tour.sights[2]], direction: .forward, animated: true) { ends.append($0) }
    try screen.settle()
    tour.setViewControllers([tour.sights[0]], direction: .reverse, animated: false) { ends.append($0) }
    try screen.settle()
    expect(ends == [false, true, true] && name(tour) == "Castle")
    expectEqual(tour.children.map { ($0 as? SightViewController)?.name }, ["Castle"])
  }

  @Test func withoutADataSourceSwipesTurnNoPage() throws {
    let tour = makeTour()
    let screen = try mount(tour)
    tour.dataSource = nil
    try screen.settle()
    try swipe(screen, dx: -200)
    expectEqual(name(tour), "Castle")
    expectEqual(tour.view.subviews.contains { $0 is UIPageControl }, false)
  }
}
