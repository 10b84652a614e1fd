import Fuzzing
import ListCore
import UIKit

/// The data source and delegate of the table, which records all calls.
final class FuzzData: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [FuzzSection] = []
  var hasHeaders = false
  /// Cells between their `willDisplay` and their `didEndDisplaying`.
  private(set) var displayed: Set<ObjectIdentifier> = []
  /// The first callback that made no sense.
  private(set) var fault: String?
  /// Called once, in the midst of the next `cellForRow` or `willDisplay`.
  var interruption: (() -> Void)?
  /// The number of rows that are swiped open, counted by the table's calls.
  var rowsInEditing = 0
  /// Completions of swipe actions that wait to be called.
  var openActions: [(Bool) -> Void] = []
  /// The random numbers by which callbacks decide.
  var random: SeededGenerator
  private var nextID = 0

  init(seed: UInt64 = 0) { random = SeededGenerator(seed: seed) }

  func makeRow(_ random: inout SeededGenerator) -> FuzzRow {
    nextID += 1
    return FuzzRow(id: nextID, height: CGFloat(random.int(4...14)) * 4)
  }

  func makeSection(rows: Int, _ random: inout SeededGenerator) -> FuzzSection {
    nextID += 1
    let id = nextID
    return FuzzSection(id: id, rows: (0..<rows).map { _ in makeRow(&random) })
  }

  var paths: [IndexPath] {
    sections.enumerated().flatMap { section, content in
      content.rows.indices.map { IndexPath(row: $0, section: section) }
    }
  }

  func row(at path: IndexPath) -> FuzzRow? {
    guard sections.indices.contains(path.section), sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return sections[path.section].rows[path.row]
  }

  func note(_ text: String) { if fault == nil { fault = text } }

  private func interrupt() {
    let interruption = interruption
    self.interruption = nil
    interruption?()
  }

  // MARK: What the table asks

  func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    hasHeaders && sections[section].id % 3 != 0 ? "Section" : nil
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    guard let row = row(at: indexPath), let cell = cell as? FuzzCell else {
      note("a cell is asked for at \(indexPath), where there is no row")
      return cell
    }
    cell.rowID = row.id
    cell.version = row.version
    cell.height = row.height
    interrupt()
    return cell
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    if !displayed.insert(ObjectIdentifier(cell)).inserted { note("a cell is displayed twice, at \(indexPath)") }
    if (cell as? FuzzCell)?.rowID != row(at: indexPath)?.id { note("another row's cell is displayed at \(indexPath)") }
    interrupt()
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    if displayed.remove(ObjectIdentifier(cell)) == nil { note("a cell's display ends that was not displayed") }
  }
}
