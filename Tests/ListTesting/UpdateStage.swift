import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitLists

/// A table of named rows on a screen of its own, whose animations run by a clock that the test moves.
@MainActor
final class UpdateStage {
  let screen: MountedScreen
  let table: UITableView
  let source: NamedRows

  init(
    style: UITableView.Style = .plain, _ sections: [[String]], height: CGFloat = 440, rowHeight: CGFloat = 44,
    isMounted: Bool = true
  ) {
    let controller = UIViewController()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height), style: style)
    source = NamedRows(sections)
    table.contentInsetAdjustmentBehavior = .never
    table.sectionHeaderTopPadding = 0
    table.register(NamedCell.self, forCellReuseIdentifier: "row")
    table.register(NamedCell.self, forCellReuseIdentifier: "other")
    if rowHeight > 0 { table.estimatedRowHeight = 0 }
    table.rowHeight = rowHeight > 0 ? rowHeight : UITableView.automaticDimension
    table.dataSource = source
    table.delegate = source
    self.table = table
    if isMounted { controller.view.addSubview(table) }
    screen = MountedScreen(controller, size: CGSize(width: 320, height: 480))
    source.trace = []
  }

  var names: [String] { table.visibleCells.map { ($0 as? NamedCell)?.name ?? "?" } }

  func cell(_ row: Int, _ section: Int = 0) -> NamedCell? {
    table.cellForRow(at: IndexPath(row: row, section: section)) as? NamedCell
  }

  /// The frame in the table that a row's layer shows now.
  func shownFrame(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? view.frame }

  func shownAlpha(_ view: UIView) -> Float { view.layer.presentation()?.opacity ?? view.layer.opacity }

  /// Cells in sight, on their way out or not.
  var cellsInSight: [NamedCell] { table.subviews.compactMap { $0 as? NamedCell }.filter { !$0.isHidden } }

  func rest() { screen.advance(by: 0.5) }
}

func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

final class NamedCell: UITableViewCell {
  var name = ""
  var reuses = 0
  var height: CGFloat = 44

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: height) }
}

/// Rows by name; what is asked and told stands in `trace`.
@MainActor
final class NamedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var titles: [Int: String] = [:]
  var heights: [String: CGFloat] = [:]
  var identifier = "row"
  var trace: [String] = []
  var onCell: ((IndexPath) -> Void)?
  var onWillDisplay: ((IndexPath) -> Void)?
  var onDidEndDisplaying: ((IndexPath) -> Void)?

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int {
    trace.append("sections")
    return sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    trace.append("rows \(section)")
    return sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let name = sections[indexPath.section][indexPath.row]
    trace.append("cell \(name)")
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath) as! NamedCell
    cell.name = name
    cell.height = heights[name] ?? 44
    onCell?(indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    trace.append("willDisplay \(indexPath.section).\(indexPath.row)")
    onWillDisplay?(indexPath)
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    trace.append("didEndDisplaying \(indexPath.section).\(indexPath.row)")
    onDidEndDisplaying?(indexPath)
  }
}
