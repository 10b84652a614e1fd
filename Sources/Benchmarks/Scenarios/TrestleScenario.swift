import Foundation
import Measurement
import TextLayout
import Trestle
import UIKit

/// The feed with Trestle compared with the same feed on a bare table view, and the cost of changes to its list.
enum TrestleScenario: Scenario {
  static let name = "trestle"
  static let metrics = ["trestle_scroll_ratio", "trestle_change_100", "trestle_no_change", "trestle_same_content"]

  private static let repetitions = 11
  private static let frames = 120
  private static let step: CGFloat = 40
  private static let changedRows = 100
  private static let settlingFrames = 20

  static func rowCounts(among wanted: [Int]) -> [Int] { wanted.filter { $0 == 100_000 } }

  static func measure(_ reporter: Reporter) throws {
    let pair = try FeedPair(rowCount: reporter.rowCount)
    pair.scrollBare(frames: frames, step: step)
    pair.scrollTrestle(frames: frames, step: step)
    let ratios = (0..<repetitions).map { _ in
      // Empties the cache of shaped text, which the second one would otherwise find filled by the first.
      TextFrame.removeCachedShapes()
      let bare = Clocks.cpu { pair.scrollBare(frames: frames, step: step) }
      TextFrame.removeCachedShapes()
      return Clocks.cpu { pair.scrollTrestle(frames: frames, step: step) } / bare
    }
    let changes = (0..<repetitions).map { repetition in
      let changed = replacing(changedRows, of: pair.ids, repetition)
      let time = Clocks.cpu { pair.show(changed) }
      for _ in 0..<settlingFrames { pair.stage.renderFrame() }
      return time
    }
    let same = (0..<repetitions).map { _ in Clocks.cpu { pair.show(pair.ids) } }
    let frameCopy = FrameCopy.measure()
    reporter.report("trestle_scroll_ratio", Statistics.median(ratios), "ratio")
    reporter.report("trestle_change_100", milliseconds: Statistics.median(changes), frameCopy: frameCopy)
    reporter.report("trestle_no_change", milliseconds: Statistics.median(same), frameCopy: frameCopy)
    reporter.report("trestle_same_content", milliseconds: sameContent(reporter.rowCount), frameCopy: frameCopy)
  }

  /// A copy in which random elements are replaced.
  private static func replacing(
    _ count: Int, of ids: ContiguousArray<UInt32>, _ repetition: Int
  ) -> ContiguousArray<UInt32> {
    var changed = ids
    var next = UInt32(10_000_000 + repetition * count)
    for _ in 0..<count {
      changed[Int.random(in: 0..<changed.count)] = next
      next += 1
    }
    return changed
  }

  /// UUIDs in another array, with the same content.
  @MainActor
  private static func sameContent(_ rowCount: Int) -> Double {
    let stage = TableStage()
    let adapter = ListAdapter(tableView: stage.tableView)
    let ids = (0..<rowCount).map { _ in UUID() }
    func show(_ ids: [UUID]) {
      adapter.apply(
        RowList { Rows(ids, id: { $0 }) { id in Row(UIListContentConfiguration.cell()).height(.fixed(44)) } },
        animated: false)
      stage.renderFrame()
    }
    show(ids)
    let times = (0..<repetitions).map { _ in
      let copy = ids.map { $0 }
      return Clocks.cpu { show(copy) }
    }
    return Statistics.median(times)
  }
}
