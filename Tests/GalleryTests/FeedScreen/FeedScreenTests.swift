import Expectations
import ScreenTesting
import Testing
import TrestleTesting
import UIKit

@testable import Gallery
@testable import Trestle

@MainActor @Suite("The feed")
struct FeedScreenTests {
  private let clock = ManualClock()
  private let file = FeedFile(path: GalleryResources.feedPath)
  private let feed: FeedModel
  private let controller: FeedViewController

  init() {
    feed = FeedModel(posts: file.posts, ads: file.ads, clock: clock)
    controller = FeedViewController(
      feed: feed, pictures: FeedPictures(folder: file.folder, report: { _ in }), isLive: false)
  }

  private var table: UITableView { controller.tableView }

  private func mount() throws -> MountedScreen {
    let screen = MountedScreen(UINavigationController(rootViewController: controller))
    try screen.settle()
    return screen
  }

  /// Lets the model's time go by until something is so, and the screen follow.
  private func wait(_ screen: MountedScreen, until isSo: () -> Bool) async throws {
    try require(
      await waitUntil {
        clock.advance(by: .milliseconds(50))
        return isSo()
      })
    for _ in 0..<20 { await Task.yield() }
    try screen.settle()
  }

  private func loaded() async throws -> MountedScreen {
    let screen = try mount()
    try await wait(screen) { feed.ads.ads.count >= 2 && feed.pages.elements.count >= 12 }
    return screen
  }

  private var kinds: String {
    (0..<table.numberOfRows(inSection: 0)).map { row in
      controller.adapter.identity(at: IndexPath(row: row, section: 0))?.typeName == "Ad" ? "a" : "p"
    }.joined()
  }

  @Test("before the first page placeholders of posts are shown")
  func loading() throws {
    _ = try mount()
    expectEqual(table.numberOfSections, 1)
    expect(table.visibleCells.allSatisfy { $0.contentView is SkeletonPostView })
    expectEqual(table.visibleCells.count, 6)
  }

  @Test("two streams with the same numbers, placed by a rule that can be changed")
  func rules() async throws {
    let screen = try await loaded()
    expectEqual(feed.pages.elements[0].id, feed.ads.ads[0].id, "the identities clash")
    expectEqual(kinds, "ppa" + String(repeating: "p", count: 10) + "a")
    feed.rule = .none
    for _ in 0..<20 { await Task.yield() }
    try screen.settle()
    expectEqual(kinds, String(repeating: "p", count: 12))
    feed.rule = .firstPlaces
    for _ in 0..<20 { await Task.yield() }
    try screen.settle()
    expect(kinds.hasPrefix("papppa"))
    expectNil(table.invariantViolation())
  }

  @Test("an ad is counted once each time it becomes visible")
  func impressions() async throws {
    let screen = try await loaded()
    table.scrollToRow(at: IndexPath(row: 2, section: 0), at: .middle, animated: false)
    try screen.settle()
    expectEqual(feed.impressions, ["1": 1])
    table.contentOffset.y += 3
    try screen.settle()
    expectEqual(feed.impressions, ["1": 1])
  }

  @Test("posts that arrive above do not move visible rows")
  func arrivals() async throws {
    let screen = try await loaded()
    table.scrollToRow(at: IndexPath(row: 6, section: 0), at: .top, animated: false)
    table.contentOffset.y += 17
    try screen.settle()
    let cell = try require(table.visibleCells.first)
    let top = cell.frame.minY - table.contentOffset.y
    for count in 1...3 {
      feed.receive()
      for _ in 0..<20 { await Task.yield() }
      for _ in 0..<20 {
        screen.advance(frames: 1)
        let shown = (cell.layer.presentation() ?? cell.layer).frame.minY - table.contentOffset.y
        expect(abs(shown - top) < 0.001, "arrival \(count)")
      }
    }
    expect(feed.arrivals.count == 3 && table.invariantViolation() == nil)
  }

  @Test("the end is reached page by page")
  func paging() async throws {
    let screen = try await loaded()
    for _ in 0..<8 where "\(feed.pages.phase)" != "endReached" {
      let last = table.numberOfSections - 1
      table.scrollToRow(
        at: IndexPath(row: table.numberOfRows(inSection: last) - 1, section: last), at: .bottom, animated: false)
      try screen.settle()
      try await wait(screen) { if case .loadingMore = feed.pages.phase { false } else { true } }
    }
    expectEqual(feed.pages.elements, file.posts)
    let end = controller.adapter.indexPath(for: RowIdentity(UIListContentConfiguration.self, id: "end"))
    expectEqual(end, IndexPath(row: 0, section: 1))
  }

  @Test("pulling reloads the feed")
  func refreshing() async throws {
    let screen = try await loaded()
    screen.drag(from: CGPoint(x: 160, y: 120), to: CGPoint(x: 160, y: 480), hold: 0.3)
    try require(await waitUntil { if case .loading = feed.pages.phase { true } else { false } })
    try await wait(screen) { feed.arrivals.count == 1 }
    expectEqual(table.refreshControl?.isRefreshing, false)
    let first = controller.adapter.identity(at: IndexPath(row: 0, section: 0))
    expectEqual(first, RowIdentity(Post.self, id: "new-1"))
  }

  @Test("the ads' page sets the rule and lists the ads that were seen")
  func options() async throws {
    let screen = try await loaded()
    let page = ListViewController(FeedOptionsScreen(feed: feed))
    controller.navigationController?.pushViewController(page, animated: false)
    try screen.settle()
    try screen.tap(row: IndexPath(row: 4, section: 0), of: page.tableView)
    for _ in 0..<20 { await Task.yield() }
    try screen.settle()
    expectEqual(feed.rule, .none)
    let marked = (0..<5).filter {
      page.tableView.cellForRow(at: IndexPath(row: $0, section: 0))?.accessoryType == .checkmark
    }
    expectEqual(marked, [4])
    try screen.tap(row: IndexPath(row: 3, section: 1), of: page.tableView)
    expectEqual(feed.supplier.mood, .silent)
  }

  // MARK: Looks

  @Test("matches the golden picture", arguments: ScreenLook.all)
  func picture(_ look: ScreenLook) async throws {
    let screen = look.mount(controller)
    table.showsVerticalScrollIndicator = false
    try screen.settle()
    try await wait(screen) { feed.ads.ads.count >= 2 && feed.pages.elements.count >= 12 }
    expectGolden(screen.picture, look.name)
    let row = table.convert(table.rectForRow(at: IndexPath(row: 1, section: 0)), to: nil)
      .intersection(CGRect(origin: .zero, size: screen.size))
    if !row.isEmpty { expectGoldenNoticesMistakes(look.name, row: row, scale: screen.scale) }
  }

  @Test("looks as in the golden picture while it loads, and where its ads are set")
  func otherPictures() async throws {
    let screen = ScreenLook.all[0].mount(controller)
    try screen.settle()
    expectGolden(screen.picture, "loading")
    try await wait(screen) { feed.ads.ads.count >= 2 && feed.pages.elements.count >= 12 }
    controller.navigationController?.pushViewController(
      ListViewController(FeedOptionsScreen(feed: feed)), animated: false)
    try screen.settle()
    expectGolden(screen.picture, "ads")
  }
}
