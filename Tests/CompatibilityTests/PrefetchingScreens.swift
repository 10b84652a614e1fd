import Expectations
import Testing
import TrestleTesting
import UIKit

/// A screen of photos that are loaded before they are shown.
@MainActor @Suite struct PrefetchingScreens {
  @Test func photosArePrefetchedBeforeTheyAreShown() throws {
    let controller = GalleryOfPhotosViewController(style: .plain)
    let screen = MountedScreen(controller)
    screen.advance(frames: 2)
    expectEqual(controller.log, ["fetch 9 10 11 12 13 14 15 16"])
    controller.forgetLog()
    screen.fling(from: CGPoint(x: 200, y: 700), velocity: CGVector(dx: 0, dy: -1500))
    try screen.settle()
    expect(!controller.log.contains { $0.hasPrefix("cancel") })
    let shown = try require(controller.tableView.indexPathsForVisibleRows?.map(\.row))
    let last = try require(shown.last)
    expect(last > 15)
    expectEqual(controller.loading.min(), last + 1, "what was announced and shown is loaded")
  }

  @Test func reversingTheScrollDirectionCancelsPrefetching() throws {
    let controller = GalleryOfPhotosViewController(style: .plain)
    let screen = MountedScreen(controller)
    controller.tableView.scrollToRow(at: IndexPath(row: 100, section: 0), at: .top, animated: false)
    screen.advance(frames: 2)
    controller.forgetLog()
    screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500))
    try screen.settle()
    expectEqual(controller.log.first?.hasPrefix("cancel 109 110"), true)
    expect(controller.log.count >= 2 && controller.log[1].hasPrefix("fetch 9"))
    expect(controller.loading.allSatisfy { $0 < 100 })
  }

  @Test func cancelPrefetchingIsOptional() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let loader = EagerLoader()
    let any: any UITableViewDataSourcePrefetching = loader
    any.tableView(table, prefetchRowsAt: [IndexPath(row: 1, section: 0)])
    any.tableView?(table, cancelPrefetchingForRowsAt: [IndexPath(row: 1, section: 0)])
    expectEqual(loader.rows, [IndexPath(row: 1, section: 0)])
  }
}
