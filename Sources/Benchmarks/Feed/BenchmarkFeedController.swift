import UIKit

/// The benchmark's list: an ordinary table view with a cell class a kind, over rows of which only ids are kept.
final class BenchmarkFeedController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private(set) var ids: ContiguousArray<UInt32>
  let tableView = UITableView(frame: .zero, style: .plain)
  private let images = WorkloadImages()
  private let measure = UILabel()
  /// The row that was made last: a row's height and its cell are asked for one after the other.
  private var latest: (id: UInt32, row: WorkloadRow)?
  /// How many rows were put into cells.
  private(set) var boundRows = 0

  init(rowCount: Int) {
    ids = ContiguousArray(0..<UInt32(rowCount))
    super.init(nibName: nil, bundle: nil)
    title = "Feed"
  }

  required init?(coder: NSCoder) {
    ids = []
    super.init(coder: coder)
  }

  override func loadView() {
    tableView.dataSource = self
    tableView.delegate = self
    tableView.estimatedRowHeight = FeedMetrics.meanHeight
    tableView.register(PostCell.self, forCellReuseIdentifier: "post")
    tableView.register(AdCell.self, forCellReuseIdentifier: "ad")
    tableView.register(HeaderCell.self, forCellReuseIdentifier: "header")
    tableView.register(SettingCell.self, forCellReuseIdentifier: "setting")
    measure.font = FeedFonts.body
    measure.numberOfLines = FeedMetrics.bodyLines
    view = tableView
  }

  private func row(_ id: UInt32) -> WorkloadRow {
    if let latest, latest.id == id { return latest.row }
    let row = WorkloadRow(id: id)
    latest = (id, row)
    return row
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    ids.count
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let id = ids[indexPath.row]
    switch WorkloadRow.kind(ofRow: id) {
    case .post:
      measure.text = row(id).body
      let size = measure.sizeThatFits(CGSize(width: FeedMetrics.textWidth, height: .greatestFiniteMagnitude))
      return FeedMetrics.postHeightWithoutBody + size.height
    case .ad: return FeedMetrics.adHeight
    case .header: return FeedMetrics.headerHeight
    case .setting: return FeedMetrics.settingHeight
    }
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = row(ids[indexPath.row])
    let identifier: String
    switch row.kind {
    case .post: identifier = "post"
    case .ad: identifier = "ad"
    case .header: identifier = "header"
    case .setting: identifier = "setting"
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    (cell as? FeedCell)?.show(row, images: images)
    boundRows += 1
    return cell
  }

  /// Replaces every row by another one.
  func replaceAllRows() {
    let shift = UInt32(ids.count)
    for index in ids.indices { ids[index] &+= shift }
    tableView.reloadData()
  }
}
