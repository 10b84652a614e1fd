import UIKit

/// The benchmark's list: an ordinary table view with a cell class a kind, over rows of which only ids are kept.
final class BenchmarkFeedController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  fileprivate(set) var ids: ContiguousArray<UInt32>
  let tableView = UITableView(frame: .zero, style: .plain)
  /// How cells lay out their views.
  enum Cells {
    /// By setting frames; the delegate provides the rows' heights.
    case frames
    /// By constraints, which also determine the rows' heights.
    case constraints
  }

  private let cells: Cells
  private let images = WorkloadImages()
  private let measure = UILabel()
  /// The row that was made last, because the table requests a row's height and its cell one after the other.
  private var latest: (id: UInt32, row: WorkloadRow)?
  private var measuringCells: [String: UITableViewCell] = [:]
  /// How many rows were put into cells.
  private(set) var boundRows = 0

  init(rowCount: Int, cells: Cells = .frames) {
    self.cells = cells
    ids = ContiguousArray(0..<UInt32(rowCount))
    super.init(nibName: nil, bundle: nil)
    title = "Feed"
  }

  required init?(coder: NSCoder) {
    cells = .frames
    ids = []
    super.init(coder: coder)
  }

  override func loadView() {
    tableView.dataSource = self
    tableView.delegate = self
    tableView.estimatedRowHeight = FeedMetrics.meanHeight
    registerCells()
    measure.font = FeedFonts.body
    measure.numberOfLines = FeedMetrics.bodyLines
    view = tableView
  }

  private func registerCells() {
    let classes: [AnyClass] =
      switch cells {
      case .frames: [PostCell.self, AdCell.self, HeaderCell.self, SettingCell.self]
      case .constraints:
        [PostConstraintCell.self, AdConstraintCell.self, HeaderConstraintCell.self, SettingConstraintCell.self]
      }
    for (cellClass, identifier): (AnyClass, String) in zip(classes, ["post", "ad", "header", "setting"]) {
      tableView.register(cellClass, forCellReuseIdentifier: identifier)
    }
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
    guard cells == .frames else { return UITableView.automaticDimension }
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
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier(row.kind), for: indexPath)
    (cell as? FeedCell)?.show(row, images: images)
    boundRows += 1
    return cell
  }

  private static func identifier(_ kind: WorkloadRow.Kind) -> String {
    switch kind {
    case .post: "post"
    case .ad: "ad"
    case .header: "header"
    case .setting: "setting"
    }
  }

  /// The cell of a row outside of the table, one for each kind.
  func measuringCell(forRow index: Int) -> UITableViewCell {
    let row = row(ids[index])
    let identifier = Self.identifier(row.kind)
    let known = measuringCells[identifier] ?? tableView.dequeueReusableCell(withIdentifier: identifier)
    guard let cell = known as? FeedCell else { preconditionFailure("There is no cell for \(identifier).") }
    measuringCells[identifier] = cell
    cell.show(row, images: images)
    return cell
  }

  /// Makes the pictures that no row has shown yet: making one takes longer than showing a screen of rows.
  func makeImages() { images.makeAll() }

  /// Replaces every row by another one.
  func replaceAllRows() {
    let shift = UInt32(ids.count)
    for index in ids.indices { ids[index] &+= shift }
    tableView.reloadData()
  }
}

extension BenchmarkFeedController {
  /// Inserts a row that was not there.
  func insertRow(at row: Int) {
    ids.insert(UInt32(ids.count) &+ 1_000_003, at: row)
    tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }

  /// Deletes rows in one batch.
  func deleteRows(_ rows: Set<Int>) {
    let removed = rows.sorted()
    // Removes in one pass over the array, in place, so that the cost of array deletions is not measured.
    ids.withUnsafeMutableBufferPointer { ids in
      guard let base = ids.baseAddress, var end = removed.first else { return }
      for (row, next) in zip(removed, removed.dropFirst() + [ids.count]) {
        (base + end).update(from: base + row + 1, count: next - row - 1)
        end += next - row - 1
      }
    }
    ids.removeLast(removed.count)
    tableView.deleteRows(at: rows.map { IndexPath(row: $0, section: 0) }, with: .automatic)
  }
}
