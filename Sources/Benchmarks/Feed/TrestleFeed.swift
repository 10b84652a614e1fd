import Stage
import Trestle
import UIKit

/// The benchmark's list built with Trestle, in the same cells: an adapter on a table, over the same ids.
@MainActor
final class TrestleFeed {
  let adapter: ListAdapter
  let tableView: UITableView
  private let images = WorkloadImages()
  private let measure = UILabel()
  /// The row that was made last, because the table requests a row's height and its cell one after the other.
  private var latest: (id: UInt32, row: WorkloadRow)?
  /// How many rows were put into cells.
  private(set) var boundRows = 0

  init(tableView: UITableView) {
    self.tableView = tableView
    tableView.estimatedRowHeight = FeedMetrics.meanHeight
    adapter = ListAdapter(tableView: tableView)
    measure.font = FeedFonts.body
    measure.numberOfLines = FeedMetrics.bodyLines
  }

  func list(_ ids: ContiguousArray<UInt32>) -> RowList {
    RowList {
      RowSection("feed") {
        Rows(ids, id: { $0 }) { [unowned self] id in
          let row = row(id)
          switch row.kind {
          case .post: self.row(id, row, in: PostCell.self)
          case .ad: self.row(id, row, in: AdCell.self)
          case .header: self.row(id, row, in: HeaderCell.self)
          case .setting: self.row(id, row, in: SettingCell.self)
          }
        }
      }
    }
  }

  private func row(_ id: UInt32, _ row: WorkloadRow, in cellClass: (some FeedCell).Type) -> Row<WorkloadRow> {
    Row(id, row, in: cellClass) { [unowned self] cell, row in
      cell.show(row, images: images)
      boundRows += 1
    }
    .height { [unowned self] _ in height(row) }
  }

  private func row(_ id: UInt32) -> WorkloadRow {
    if let latest, latest.id == id { return latest.row }
    let row = WorkloadRow(id: id)
    latest = (id, row)
    return row
  }

  private func height(_ row: WorkloadRow) -> CGFloat {
    switch row.kind {
    case .post:
      measure.text = row.body
      let size = measure.sizeThatFits(CGSize(width: FeedMetrics.textWidth, height: .greatestFiniteMagnitude))
      return FeedMetrics.postHeightWithoutBody + size.height
    case .ad: return FeedMetrics.adHeight
    case .header: return FeedMetrics.headerHeight
    case .setting: return FeedMetrics.settingHeight
    }
  }
}

/// A table on its own offscreen stage, advanced frame by frame.
@MainActor
final class TableStage {
  let tableView = UITableView(frame: CGRect(origin: .zero, size: BenchmarkScreen.size), style: .plain)
  private let stage = OffscreenStage(size: BenchmarkScreen.size, scale: 2)
  private let loop: FrameLoop
  private let window: UIWindow

  init() {
    loop = FrameLoop(stage: stage)
    window = UIWindow(windowScene: loop.scene)
    let controller = UIViewController()
    controller.view = tableView
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  func renderFrame() {
    stage.clock.makeCurrent()
    stage.advance(by: BenchmarkScreen.frameInterval)
  }
}

/// The feed on a bare table view and with Trestle.
@MainActor
final class FeedPair {
  let bare: BenchmarkScreen
  let stage = TableStage()
  let feed: TrestleFeed
  private(set) var ids: ContiguousArray<UInt32>

  init(rowCount: Int) throws {
    bare = try BenchmarkScreen(variant: Variant.offscreen, rowCount: rowCount)
    feed = TrestleFeed(tableView: stage.tableView)
    ids = ContiguousArray(0..<UInt32(rowCount))
    feed.adapter.apply(feed.list(ids))
    stage.renderFrame()
  }

  /// Shows other rows, until they are drawn.
  func show(_ ids: ContiguousArray<UInt32>) {
    self.ids = ids
    feed.adapter.apply(feed.list(ids), animated: false)
    stage.renderFrame()
  }

  func scrollBare(frames: Int, step: CGFloat) {
    for _ in 0..<frames {
      bare.tableView.contentOffset.y += step
      bare.renderFrame()
    }
  }

  func scrollTrestle(frames: Int, step: CGFloat) {
    for _ in 0..<frames {
      stage.tableView.contentOffset.y += step
      stage.renderFrame()
    }
  }
}
