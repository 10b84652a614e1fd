import Expectations
import Testing
import TrestleTesting
import UIKit

/// A person turns pictures, opens the filter, and goes on in the list beside it.
@MainActor @Suite(.serialized) struct HotelScreens {
  private let hotels: HotelsViewController
  private let navigation: UINavigationController
  private let screen: MountedScreen

  init() throws {
    let all = (0..<40).map {
      Hotel(
        id: $0, name: "Hotel \($0)", price: 60 + ($0 * 37) % 230, stars: 1 + ($0 * 3) % 5, hasBreakfast: $0 % 3 == 0)
    }
    hotels = HotelsViewController(hotels: all)
    navigation = UINavigationController(rootViewController: hotels)
    screen = MountedScreen(navigation)
    try screen.settle()
  }

  private func place(_ view: UIView, _ x: CGFloat = 0.5) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.width * x, y: view.bounds.midY), to: nil)
  }

  private func openFilter() throws -> HotelFilterViewController {
    try screen.activate(.label("Filter"))
    try screen.settle()
    return try require(hotels.presentedViewController as? HotelFilterViewController)
  }

  @Test func imagesArePagedBySwipesAndThePageControl() throws {
    let pager = hotels.header
    let y = place(pager).y
    screen.fling(from: CGPoint(x: 300, y: y), velocity: CGVector(dx: -900, dy: 0))
    try screen.settle()
    expect(pager.pageControl.currentPage == 1 && pager.scrollView.contentOffset.x == 390)
    expectEqual(hotels.tableView.contentOffset.y, -hotels.tableView.adjustedContentInset.top, "the list stays")
    screen.tap(at: place(pager.pageControl, 0.95))
    try screen.settle()
    expect(pager.pageControl.currentPage == 2 && pager.scrollView.contentOffset.x == 780)
    screen.drag(from: CGPoint(x: 200, y: y), to: CGPoint(x: 205, y: y - 100))
    try screen.settle()
    expect(hotels.tableView.contentOffset.y > 0 && pager.scrollView.contentOffset.x == 780, "down is the list's")
    screen.resize(to: CGSize(width: 700, height: 600))
    try screen.settle()
    expectEqual(pager.scrollView.contentOffset.x, 1400, "the same page")
  }

  @Test func filtersApplyToTheListBesideTheSheet() throws {
    let filter = try openFilter()
    expectEqual(screen.window.hitTest(CGPoint(x: 100, y: 300), with: nil)?.isDescendant(of: hotels.tableView), true)
    try screen.tap(.text("Stars"))
    try screen.settle()
    expectEqual(hotels.filter.order, .stars)
    expectEqual(hotels.dataSource.itemIdentifier(for: IndexPath(row: 0, section: 0))?.stars, 5)
    screen.tap(at: place(filter.breakfastSwitch))
    try screen.settle()
    expect(hotels.filter.onlyBreakfast && hotels.navigationItem.prompt == "14 of 40")
    let step = place(filter.starsStepper, 0.75)
    screen.tap(at: step)
    screen.tap(at: step)
    try screen.settle()
    expectEqual(hotels.filter.minimumStars, 3)
    let knob = place(filter.priceSlider, 0.96)
    screen.drag(from: knob, to: CGPoint(x: knob.x - 80, y: knob.y + 4))
    try screen.settle()
    expect(hotels.filter.maximum > 120 && hotels.filter.maximum < 220, "\(hotels.filter.maximum)")
  }

  @Test func theListIsScrolledBesideTheSheet() throws {
    let filter = try openFilter()
    let before = hotels.tableView.contentOffset.y
    screen.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 400))
    try screen.settle()
    expect(hotels.tableView.contentOffset.y > before && hotels.presentedViewController === filter)
  }

  @Test func theSheetIsDraggedBetweenItsDetentsAndDismissed() throws {
    let filter = try openFilter()
    let top = filter.view.convert(CGPoint(x: 195, y: 8), to: nil)
    expectEqual(top.y, CGFloat(592))
    screen.drag(from: top, to: CGPoint(x: 195, y: 100))
    try screen.settle()
    expectEqual(filter.sheetPresentationController?.selectedDetentIdentifier, .large)
    expectEqual(hotels.log, ["detent com.apple.UIKit.large"])
    filter.sheetPresentationController?.animateChanges {
      filter.sheetPresentationController?.selectedDetentIdentifier = .init("small")
    }
    try screen.settle()
    expectEqual(filter.view.convert(CGPoint.zero, to: nil).y, CGFloat(584))
    screen.drag(from: top, to: CGPoint(x: 195, y: 840))
    try screen.settle()
    expect(hotels.presentedViewController == nil && hotels.log.suffix(2) == ["will", "did"], "\(hotels.log)")
  }
}
