import Measurement
import UIKit

/// Collection views of sections of groups: a list compared with a table of the same rows, nested groups, and a row that
/// scrolls sideways.
enum SectionsScenario: Scenario {
  static let name = "sections"
  static let metrics = [
    "table_scroll_cpu_ms_per_frame", "list_scroll_cpu_ms_per_frame", "list_to_table_scroll",
    "nested_scroll_cpu_ms_per_frame",
    "sideways_scroll_cpu_ms_per_frame", "table_first_frame", "list_first_frame", "list_insert_top", "list_rss_delta",
  ]

  private static let frameCount = 300
  private static let step: CGFloat = 40
  private static let rounds = 21
  private static let firstFrames = 9

  static func rowCounts(among wanted: [Int]) -> [Int] { wanted.filter { $0 >= 100_000 } }

  static func measure(_ reporter: Reporter) throws {
    let count = reporter.rowCount
    // A warm-up: fonts, symbols and the code itself are loaded before anything is measured.
    _ = try listTimes(1000)
    _ = try tableTimes(1000)
    let firsts = firstFrameTimes(count)
    let table = try tableTimes(count)
    let before = ProcessStatus.residentMegabytes
    let list = try listTimes(count)
    let after = ProcessStatus.residentMegabytes
    let images = WorkloadImages()
    images.makeAll()
    let nested = try pictureTimes(count, images, isSideways: false)
    let sideways = try pictureTimes(count, images, isSideways: true)
    let inserted = insertTime(list.controller, list.screen)

    let copy = FrameCopy.measure()
    let (tableMean, listMean) = (Statistics.mean(table), Statistics.mean(list.frames))
    reporter.report("table_scroll_cpu_ms_per_frame", milliseconds: tableMean, frameCopy: copy)
    reporter.report("list_scroll_cpu_ms_per_frame", milliseconds: listMean, frameCopy: copy)
    reporter.report("list_to_table_scroll", listMean / tableMean, "ratio")
    reporter.report("nested_scroll_cpu_ms_per_frame", milliseconds: Statistics.mean(nested), frameCopy: copy)
    reporter.report("sideways_scroll_cpu_ms_per_frame", milliseconds: Statistics.mean(sideways), frameCopy: copy)
    reporter.report("table_first_frame", milliseconds: firsts.table, frameCopy: copy)
    reporter.report("list_first_frame", milliseconds: firsts.list, frameCopy: copy)
    reporter.report("list_insert_top", milliseconds: inserted, frameCopy: copy)
    reporter.report("list_rss_delta", after - before, "MB")
  }
}

extension SectionsScenario {
  @MainActor
  private static func frames(_ view: UIScrollView, _ screen: SectionedScreen, sideways: Bool = false) -> [Double] {
    (0..<frameCount).map { _ in
      Clocks.cpu {
        if sideways { view.contentOffset.x += step } else { view.contentOffset.y += step }
        screen.renderFrame()
      }
    }
  }

  /// Median milliseconds until the first frame of screens with the same rows, measured alternately.
  @MainActor
  private static func firstFrameTimes(_ count: Int) -> (table: Double, list: Double) {
    let times = (0..<firstFrames).map { _ in
      let (table, list) = (
        ListContentController(rowCount: count, keepsCells: true), ListSectionController(rowCount: count)
      )
      return (Clocks.cpu { _ = SectionedScreen(table) }, Clocks.cpu { _ = SectionedScreen(list) })
    }
    return (Statistics.median(times.map(\.0)), Statistics.median(times.map(\.1)))
  }

  @MainActor
  private static func tableTimes(_ count: Int) throws -> [Double] {
    let controller = ListContentController(rowCount: count, keepsCells: true)
    let screen = SectionedScreen(controller)
    let times = frames(controller.tableView, screen)
    guard controller.tableView.visibleCells.count >= 12 else { throw ScenarioFault(description: "the table is empty") }
    return times
  }

  @MainActor
  private static func listTimes(
    _ count: Int
  ) throws -> (frames: [Double], controller: ListSectionController, screen: SectionedScreen) {
    let controller = ListSectionController(rowCount: count)
    let screen = SectionedScreen(controller)
    let times = frames(controller.collectionView, screen)
    let visible = controller.collectionView.visibleCells.count
    guard visible >= 12 else { throw ScenarioFault(description: "\(visible) rows of the list are on screen") }
    return (times, controller, screen)
  }

  @MainActor
  private static func pictureTimes(_ count: Int, _ images: WorkloadImages, isSideways: Bool) throws -> [Double] {
    let controller = PictureSectionController(itemCount: count, images: images, isSideways: isSideways)
    let screen = SectionedScreen(controller)
    var view: UIScrollView = controller.collectionView
    if isSideways {
      guard let row = controller.collectionView.visibleCells.first?.superview as? UIScrollView, row !== view else {
        throw ScenarioFault(description: "the row has no scroll view of its own")
      }
      view = row
    }
    let times = frames(view, screen, sideways: isSideways)
    let visible = controller.collectionView.visibleCells.count
    guard visible >= (isSideways ? 3 : 15) else {
      throw ScenarioFault(description: "\(visible) pictures are on screen")
    }
    return times
  }

  /// Milliseconds to insert a row at the top and show it, the median of many.
  @MainActor
  private static func insertTime(_ controller: ListSectionController, _ screen: SectionedScreen) -> Double {
    controller.collectionView.contentOffset.y = -controller.collectionView.adjustedContentInset.top
    screen.renderFrame()
    return Statistics.median(
      (0..<rounds).map { _ in
        let time = Clocks.cpu {
          UIView.performWithoutAnimation { controller.insertRow() }
          screen.renderFrame()
        }
        return time
      })
  }
}
