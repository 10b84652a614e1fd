import Fuzzing
import UIKit

/// The rows of the table of carousels. No row has the name of another, ever.
@MainActor
final class FuzzNestSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  private(set) var rows: [Int] = []
  /// How many items each row has, and the offset at which it was left, by the row's name.
  var counts: [Int: Int] = [:]
  private(set) var offsets: [Int: CGFloat] = [:]
  var isPaged = false
  private var nextName = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: FuzzNestCell.reuseIdentifier, for: indexPath)
    let row = rows[indexPath.row]
    (cell as? FuzzNestCell)?.show(row, count: counts[row] ?? 0, at: offsets[row] ?? 0, isPaged: isPaged) {
      [weak self] in self?.offsets[row] = $0
    }
    return cell
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    (cell as? FuzzNestCell)?.leave()
  }

  func remove(_ row: Int) { rows.remove(at: row) }

  func insert(_ row: Int, count: Int) {
    nextName += 1
    rows.insert(nextName, at: row)
    counts[nextName] = count
  }
}

extension FuzzNestSource {
  func insert(_ row: Int, _ random: inout SeededGenerator) { insert(row, count: random.int(0...12)) }

  /// Replaces all rows.
  func replace(_ random: inout SeededGenerator) {
    while !rows.isEmpty { remove(0) }
    for row in 0..<random.int(1...12) { insert(row, &random) }
  }
}
