import Expectations
import Testing
import TextLayout
import UIKit

@testable import Benchmarks

@MainActor @Suite("The feed with Trestle, beside the same feed on a bare table view")
struct FeedPairTests {
  @Test("makes as many cells and views, configures cells as often, and ends at the same offset")
  func work() throws {
    let pair = try FeedPair(rowCount: 2000)
    pair.scrollBare(frames: 150, step: 40)
    pair.scrollTrestle(frames: 150, step: 40)
    pair.scrollBare(frames: 60, step: -70)
    pair.scrollTrestle(frames: 60, step: -70)
    let (bare, trestle) = (pair.bare.tableView, pair.stage.tableView)
    expectEqual(trestle.contentOffset, bare.contentOffset)
    expectEqual(trestle.visibleCells.map(\.frame), bare.visibleCells.map(\.frame))
    expectEqual(trestle.visibleCells.map { "\(type(of: $0))" }, bare.visibleCells.map { "\(type(of: $0))" })
    expectEqual(pair.feed.boundRows, pair.bare.controller.boundRows, "each text is set, and so shaped, as often")
    expectEqual(cellCount(trestle), cellCount(bare))
    expectEqual(trestle.visibleCells.map(viewCount), bare.visibleCells.map(viewCount))
  }

  @Test("shapes as many texts")
  func shapings() throws {
    func shapings(_ scroll: (FeedPair) -> Void) throws -> Int {
      let pair = try FeedPair(rowCount: 2000)
      TextFrame.removeCachedShapes()
      let before = TextFrame.shapingCount
      scroll(pair)
      return TextFrame.shapingCount - before
    }
    let bare = try shapings { $0.scrollBare(frames: 100, step: 40) }
    expect(bare > 50)
    expectEqual(try shapings { $0.scrollTrestle(frames: 100, step: 40) }, bare)
  }

  /// Cells in sight and kept for later.
  private func cellCount(_ table: UITableView) -> Int { table.subviews.filter { $0 is UITableViewCell }.count }

  private func viewCount(_ view: UIView) -> Int { view.subviews.reduce(1) { $0 + viewCount($1) } }

  @Test("a changed row is shown, and an unchanged one does nothing")
  func changes() throws {
    let pair = try FeedPair(rowCount: 500)
    var ids = pair.ids
    ids[1] = 10_000
    pair.show(ids)
    expectEqual(pair.feed.adapter.identity(at: IndexPath(row: 1, section: 0))?.id, AnyHashable(UInt32(10_000)))
    let bound = pair.feed.boundRows
    pair.show(pair.ids)
    expectEqual(pair.feed.boundRows, bound, "nothing is shown anew")
  }
}
