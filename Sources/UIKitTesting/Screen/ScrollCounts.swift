import CHeap
import Foundation
import TextLayout
import UIKit

/// The work that a list did in a stretch of scrolling.
public struct ScrollCounts: Hashable, Sendable, CustomStringConvertible {
  /// The frames that were run.
  public var frames = 0
  /// The rows that became visible.
  public var rows = 0
  /// The cells that appeared for the first time since scrolling was first counted on the screen.
  public var cells = 0
  /// The frames in which the content's height changed, because rows had another height than the list had assumed.
  public var heights = 0
  /// The texts that were shaped and broken into lines again, because they were not found among those shown before.
  public var texts = 0
  /// The bytes by which the process's allocated memory grew; negative if it shrank.
  public var bytes = 0

  /// The counts in words.
  public var description: String {
    "\(rows) rows in \(frames) frames: \(cells) cells made, \(heights) changes of the content's height, "
      + "\(texts) texts shaped, \(bytes) bytes more"
  }
}

extension MountedScreen {
  /// Scrolls a list down by a distance without animation, some points per frame, and counts the work.
  ///
  ///     let counts = screen.countWhileScrolling(by: 5_000)
  ///     #expect(counts.cells <= 3)
  ///
  /// The list stops at its end. Counting looks at the visible rows after each frame.
  ///
  /// - Parameters:
  ///   - list: a table or collection view; the first one on the screen by default.
  ///   - distance: in points; up if it is negative.
  ///   - step: points per frame.
  public func countWhileScrolling(_ list: UIScrollView? = nil, by distance: CGFloat, step: CGFloat = 20) -> ScrollCounts
  {
    guard let list = list ?? listViews.first else {
      fatalError("Scrolling was to be counted, and no table or collection view is on the screen.")
    }
    guard step > 0 else {
      fatalError("Scrolling by \(step) points a frame was asked for. It needs a distance above 0.")
    }
    var counts = ScrollCounts()
    var rows = Set(Self.rows(list))
    for cell in Self.cells(list) { countedCells[ObjectIdentifier(cell)] = cell }
    let (texts, bytes) = (TextFrame.shapingCount, Self.allocatedBytes)
    var left = abs(distance)
    while left > 0, let offset = nextOffset(list, by: min(step, left) * (distance < 0 ? -1 : 1)) {
      let height = list.contentSize.height
      list.contentOffset.y = offset
      advance(frames: 1)
      left -= min(step, left)
      counts.frames += 1
      if list.contentSize.height != height { counts.heights += 1 }
      for cell in Self.cells(list) where countedCells.updateValue(cell, forKey: ObjectIdentifier(cell)) == nil {
        counts.cells += 1
      }
      let now = Set(Self.rows(list))
      counts.rows += now.subtracting(rows).count
      rows = now
    }
    counts.texts = TextFrame.shapingCount - texts
    counts.bytes = Self.allocatedBytes - bytes
    return counts
  }

  /// The offset a step further; nil at the end.
  private func nextOffset(_ list: UIScrollView, by step: CGFloat) -> CGFloat? {
    let insets = list.adjustedContentInset
    let last = max(-insets.top, list.contentSize.height + insets.bottom - list.bounds.height)
    let next = min(max(list.contentOffset.y + step, -insets.top), last)
    return next == list.contentOffset.y ? nil : next
  }

  private static func cells(_ list: UIScrollView) -> [UIView] {
    (list as? UITableView)?.visibleCells ?? (list as? UICollectionView)?.visibleCells ?? []
  }

  private static func rows(_ list: UIScrollView) -> [IndexPath] {
    (list as? UITableView)?.indexPathsForVisibleRows ?? (list as? UICollectionView)?.indexPathsForVisibleItems ?? []
  }

  /// The bytes that the C library's allocator has given out.
  private static var allocatedBytes: Int { Int(heap_bytes()) }
}
