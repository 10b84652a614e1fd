import Foundation
import ScreenTesting
import Stage
import UIKit

@testable import UIKitCore
@testable import UIKitLists

/// A table view in a window on a virtual clock, a finger, and a data source that notes what it is asked.
@MainActor
final class TableScene {
  let touches = TouchScene()
  let table: UITableView
  let source: TableSource
  let delegate: (any UITableViewDelegate)?

  /// - Parameter delegate: nil for a table without one.
  init(
    style: UITableView.Style = .plain, rows: [Int] = [100], height: CGFloat = 440,
    delegate: (any UITableViewDelegate)? = nil, estimatedRowHeight: CGFloat = 0
  ) {
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height), style: style)
    source = TableSource(rows: rows)
    self.delegate = delegate
    (delegate as? TableRecorder)?.trace = source.trace
    table.register(TestCell.self, forCellReuseIdentifier: "cell")
    table.estimatedRowHeight = estimatedRowHeight
    let window = touches.window
    touches.clock.onFrame = { _ in window.layoutIfNeeded() }
    window.addSubview(table)
    table.dataSource = source
    table.delegate = delegate
    layOut()
  }

  var trace: [String] {
    get { source.trace.lines }
    set { source.trace.lines = newValue }
  }

  func layOut() { touches.window.layoutIfNeeded() }

  func advance(_ seconds: TimeInterval) {
    touches.advance(seconds)
    layOut()
  }

  func scroll(to y: CGFloat) {
    table.contentOffset = CGPoint(x: 0, y: y)
    layOut()
  }

  func tap(row: Int, section: Int = 0) {
    let rect = table.rectForRow(at: IndexPath(row: row, section: section))
    touches.tap(at: table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
    layOut()
  }

  var shownRows: [Int] { (table.indexPathsForVisibleRows ?? []).map(\.row) }
}

@MainActor
final class TestCell: UITableViewCell {
  static var made = 0
  var text = ""
  var reuses = 0
  /// The height that `sizeThatFits` returns.
  var fittingHeight: CGFloat = 44

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.made += 1
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight) }
}

@MainActor
final class Trace {
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
}

@MainActor
final class TableSource: NSObject, UITableViewDataSource {
  let trace = Trace()
  var rows: [Int]
  var titles: [String?] = []
  /// The height each row's cell asks for.
  var cellHeight: (IndexPath) -> CGFloat = { _ in 44 }
  var onCell: ((IndexPath) -> Void)?
  private(set) var cellRequests = 0

  init(rows: [Int]) { self.rows = rows }

  func numberOfSections(in tableView: UITableView) -> Int {
    trace.note("sections")
    return rows.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    trace.note("rows \(section)")
    return rows[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    trace.note("cell \(indexPath.section).\(indexPath.row)")
    cellRequests += 1
    onCell?(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) as! TestCell
    cell.text = "\(indexPath.section).\(indexPath.row)"
    cell.fittingHeight = cellHeight(indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }
}

/// Implements the callbacks of display and selection, and no heights.
@MainActor
final class TableRecorder: NSObject, UITableViewDelegate {
  var trace = Trace()
  var mayHighlight = true
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  var didSelect: (IndexPath) -> Void = { _ in }

  private func name(_ path: IndexPath) -> String { "\(path.section).\(path.row)" }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    trace.note("willDisplay \(name(indexPath))")
  }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { trace.note("didEndDisplaying \(name(indexPath))") }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    trace.note("shouldHighlight \(name(indexPath))")
    return mayHighlight
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    trace.note("didHighlight \(name(indexPath))")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    trace.note("didUnhighlight \(name(indexPath))")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    trace.note("willSelect \(name(indexPath))")
    return willSelect(indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    trace.note("didSelect \(name(indexPath))")
    didSelect(indexPath)
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    trace.note("willDeselect \(name(indexPath))")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    trace.note("didDeselect \(name(indexPath))")
  }
}

/// Gives rows and headers heights, and counts how often it is asked.
@MainActor
final class HeightDelegate: NSObject, UITableViewDelegate {
  var requests: [IndexPath] = []
  var rowHeight: (IndexPath) -> CGFloat

  init(_ rowHeight: @escaping (IndexPath) -> CGFloat = { _ in 44 }) { self.rowHeight = rowHeight }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    requests.append(indexPath)
    return rowHeight(indexPath)
  }
}

/// Has a view above each section, and heights for it.
@MainActor
final class HeaderDelegate: NSObject, UITableViewDelegate {
  var trace: [String] = []
  var height: CGFloat = 30
  var color: UIColor?

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { height }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    trace.append("view \(section)")
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.backgroundColor = color
    return view
  }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    trace.append("willDisplay \(section)")
  }
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    trace.append("didEndDisplaying \(section)")
  }
}
