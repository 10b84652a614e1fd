import ScreenTesting
import UIKit

@testable import ListTesting

/// A table in a window on a virtual clock, and a diffable data source whose cells say what they show.
@MainActor
final class DiffableScene {
  typealias Source = UITableViewDiffableDataSource<String, Int>
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  let touches = TouchScene()
  let table: UITableView
  private(set) var source: Source!
  let recorder = TableRecorder()
  var trace: [String] {
    get { recorder.trace.lines }
    set { recorder.trace.lines = newValue }
  }
  /// Called while a cell is made.
  var onCell: ((Int) -> Void)?

  init(isInWindow: Bool = true, style: UITableView.Style = .plain, rowHeight: CGFloat = 44) {
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: style)
    table.register(TestCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = rowHeight
    table.delegate = recorder
    let window = touches.window
    touches.clock.onFrame = { _ in window.layoutIfNeeded() }
    if isInWindow { window.addSubview(table) }
    source = Source(tableView: table) { [unowned self] table, path, item in
      trace.append("cell \(path.section).\(path.row) \(item)")
      onCell?(item)
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path) as! TestCell
      cell.text = "\(item)"
      return cell
    }
  }

  func apply(_ sections: [(String, [Int])], animated: Bool = false, completion: (() -> Void)? = nil) {
    source.apply(Self.snapshot(sections), animatingDifferences: animated, completion: completion)
    layOut()
  }

  func layOut() { table.superview == nil ? table.layoutIfNeeded() : touches.window.layoutIfNeeded() }

  func advance(_ seconds: TimeInterval) {
    touches.advance(seconds)
    layOut()
  }

  /// The texts of the cells on screen, top to bottom.
  var texts: [String] { table.visibleCells.map { ($0 as! TestCell).text } }

  static func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(sections.map(\.0))
    for (section, items) in sections { snapshot.appendItems(items, toSection: section) }
    return snapshot
  }
}
