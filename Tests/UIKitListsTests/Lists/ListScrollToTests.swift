import Expectations
import ListCore
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitCore
@testable import UIKitLists

/// Scrolling to items, without a table view or a collection view.
@MainActor @Suite(.serialized)
struct ListScrollToTests {
  /// A hundred items below each other in a list 400 points high, of which 20 are covered at the top.
  @MainActor
  private final class Host: ListScrollToHost {
    var itemHeight: CGFloat = 40
    var itemCount = 100
    var contentOffset = CGPoint.zero
    var isGliding = false
    var notes: [String] = []
    /// Items measured by the next layout.
    var onLayout: () -> Void = {}

    var bounds: CGRect { CGRect(origin: contentOffset, size: CGSize(width: 320, height: 400)) }
    var limits: ScrollLimits {
      ScrollLimits(
        horizontal: ScrollAxis(
          dimension: 320, content: 320, leading: 0, trailing: 0, bounces: false, alwaysBounces: false),
        vertical: ScrollAxis(
          dimension: 400, content: itemHeight * CGFloat(itemCount), leading: 20, trailing: 0, bounces: true,
          alwaysBounces: true))
    }
    func retargetGlide(to offset: CGPoint) { notes.append("retarget \(Int(offset.y))") }
    func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
      notes.append("offset \(Int(contentOffset.y))\(animated ? " animated" : "")")
      if animated { isGliding = true } else { self.contentOffset = contentOffset }
    }
    func layoutIfNeeded() { onLayout() }
    func hasItem(_ path: RowPath) -> Bool { path.row < itemCount }
    func scrollTarget(_ path: RowPath) -> (frame: CGRect, inset: UIEdgeInsets)? {
      guard hasItem(path) else { return nil }
      return (
        CGRect(x: 0, y: CGFloat(path.row) * itemHeight, width: 320, height: itemHeight),
        UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      )
    }
  }

  private let host = Host()
  private func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  @Test func scrollReachesEveryPosition() {
    let scrollTo = ListScrollTo(host: host)
    scrollTo.scroll(to: path(50), at: .top, animated: false)
    scrollTo.scroll(to: path(50), at: .centeredVertically, animated: false)
    scrollTo.scroll(to: path(50), at: .bottom, animated: false)
    scrollTo.scroll(to: path(99), at: .top, animated: false)
    expectEqual(
      host.notes, ["offset 1980", "offset 1810", "offset 1640", "offset 3600"], "the last one as far as there is")
  }

  @Test func withoutAPositionTheListScrollsTheLeastDistance() {
    let scrollTo = ListScrollTo(host: host)
    scrollTo.scroll(to: path(3), at: [], animated: false)
    expectEqual(host.notes, [], "it is in sight")
    scrollTo.scroll(to: path(20), at: [], animated: false)
    scrollTo.scroll(to: path(1), at: [], animated: false)
    expectEqual(host.notes, ["offset 440", "offset 20"])
  }

  @Test func scrollingIsCorrectedForMeasuredItems() {
    let scrollTo = ListScrollTo(host: host)
    host.onLayout = { [host] in if host.contentOffset.y > 0 { host.itemHeight = 50 } }
    scrollTo.scroll(to: path(50), at: .top, animated: false)
    expectEqual(host.notes, ["offset 1980", "offset 2480"])
  }

  @Test func anAnimatedScrollIsRedirectedToItsItem() throws {
    let scrollTo = ListScrollTo(host: host)
    scrollTo.scroll(to: path(50), at: .top, animated: true)
    host.itemHeight = 44
    scrollTo.layoutDidEnd()
    let map = try UpdateMap(
      BatchUpdate([.insertRow(path(0), .fade)]), before: SectionCounts([100]), after: SectionCounts([101]))
    host.itemCount = 101
    scrollTo.pathsDidChange(PathChange(map))
    scrollTo.layoutDidEnd()
    host.isGliding = false
    scrollTo.layoutDidEnd()
    expectEqual(host.notes, ["offset 1980 animated", "retarget 2180", "retarget 2224"])
    host.isGliding = true
    scrollTo.layoutDidEnd()
    expectEqual(host.notes.count, 3, "what ended is over")
  }

  @Test func aLeastDistanceScrollIsNotCorrected() {
    let scrollTo = ListScrollTo(host: host)
    scrollTo.scroll(to: path(50), at: [], animated: true)
    host.itemHeight = 44
    scrollTo.layoutDidEnd()
    expectEqual(host.notes, ["offset 1640 animated"])
  }
}
