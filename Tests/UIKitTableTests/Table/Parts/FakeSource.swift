import UIKit

@testable import ListTesting

/// Counts and cells, and no other optional method than those of editing.
@MainActor
final class FakeSource: NSObject, UITableViewDataSource {
  let trace = Trace()
  var rows: [Int]

  init(_ rows: [Int]) { self.rows = rows }

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
    return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { trace.note("commit \(indexPath.section).\(indexPath.row)") }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    trace.note(
      "move \(sourceIndexPath.section).\(sourceIndexPath.row) \(destinationIndexPath.section).\(destinationIndexPath.row)"
    )
  }
}
