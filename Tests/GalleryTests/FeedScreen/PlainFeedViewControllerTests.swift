import Expectations
import GalleryViews
import Testing
import TrestleTesting
import UIKit

@testable import Gallery

@MainActor
@Suite("The feed without Trestle, on screen")
struct PlainFeedViewControllerTests {
  private let feed = FeedFile(path: GalleryResources.feedPath)

  private func mount(_ feed: FeedFile) throws -> (screen: MountedScreen, table: UITableView) {
    let screen = MountedScreen(
      UINavigationController(rootViewController: PlainFeedViewController(feed: feed, report: { _ in })))
    try screen.settle()
    func find(_ view: UIView) -> UITableView? {
      view as? UITableView ?? view.subviews.lazy.compactMap(find).first
    }
    return (screen, try require(find(screen.window)))
  }

  @Test("every row is shown with the cell of its kind, beneath the bar")
  func rows() throws {
    let (screen, table) = try mount(feed)
    expectEqual(table.numberOfRows(inSection: 0), feed.rows.count)
    expectEqual(table.contentOffset.y, -44)
    for index in feed.rows.indices {
      table.scrollToRow(at: IndexPath(row: index, section: 0), at: .top, animated: false)
      try screen.settle()
      let cell = table.cellForRow(at: IndexPath(row: index, section: 0))
      switch feed.rows[index] {
      case .post: expect(cell is PostCell, "row \(index)")
      case .ad: expect(cell is AdCell, "row \(index)")
      }
    }
  }

  @Test("a tapped row is deselected again")
  func selection() throws {
    let (screen, table) = try mount(feed)
    screen.tap(at: CGPoint(x: 200, y: 120))
    try screen.settle()
    expectNil(table.indexPathForSelectedRow)
  }

  @Test("a notch of the wheel scrolls, a drag past the end bounces back")
  func scrolling() throws {
    let (screen, table) = try mount(feed)
    screen.wheel(at: CGPoint(x: 200, y: 400), by: CGVector(dx: 0, dy: -300))
    try screen.settle()
    expect(table.contentOffset.y > 0)
    table.contentOffset.y = -44
    screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 600))
    try screen.settle()
    expectEqual(table.contentOffset.y, -44)
  }

  @Test("the list of screens leads to the feed and back")
  func screens() throws {
    let content = GalleryContent(feedPath: GalleryResources.feedPath, views: ViewsAsValues(), report: { _ in })
    let navigation = AppDelegate.makeRoot(nil, content)
    let screen = MountedScreen(navigation)
    try screen.settle()
    expect(navigation.viewControllers.count == 1 && navigation.navigationBar.frame.height == 96)
    screen.tap(at: CGPoint(x: 200, y: 161))
    try screen.settle()
    expect(navigation.topViewController is FeedViewController)
    screen.tap(at: CGPoint(x: 30, y: 22))
    try screen.settle()
    expect(navigation.topViewController is ScreenListController)
  }
}
