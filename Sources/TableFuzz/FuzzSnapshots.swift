import Fuzzing
import UIKit

/// A second table, whose rows come as snapshots of a diffable data source.
@MainActor
final class FuzzSnapshots {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  let table: UITableView
  private let source: UITableViewDiffableDataSource<Int, Int>
  private var sections: [(id: Int, items: [Int])] = []
  private var applied = 0
  private let ended = Turns()

  /// The numbers of the snapshots whose completions came.
  private final class Turns { var numbers: [Int] = [] }

  init(in window: UIWindow, _ random: inout SeededGenerator) {
    // Outside of the window, to the right: no finger reaches it.
    table = UITableView(
      frame: CGRect(x: FuzzTable.size.width, y: 0, width: 160, height: 200),
      style: random.pick([.plain, .grouped, .insetGrouped]))
    table.register(FuzzCell.self, forCellReuseIdentifier: "row")
    source = UITableViewDiffableDataSource(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      (cell as? FuzzCell)?.rowID = item
      (cell as? FuzzCell)?.height = CGFloat(20 + item % 5 * 8)
      return cell
    }
    window.addSubview(table)
  }

  /// - Returns: the fault after it; nil for none.
  func step(_ random: inout SeededGenerator) -> String? {
    switch random.below(8) {
    case 0: table.contentOffset.y = CGFloat(random.below(600))
    case 1:
      let items = sections.flatMap(\.items)
      let path = items.isEmpty ? nil : source.indexPath(for: items[random.below(items.count)])
      table.selectRow(at: path, animated: random.oneIn(2), scrollPosition: .none)
    default:
      for _ in 0..<1 + random.below(5) { edit(&random) }
      apply(&random)
    }
    table.layoutIfNeeded()
    return violation()
  }

  private func edit(_ random: inout SeededGenerator) {
    guard !sections.isEmpty else { return sections = [(0, [])] }
    let section = random.below(sections.count)
    switch random.below(9) {
    case 0: sections.remove(at: section)
    case 1, 2:
      let used = Set(sections.map(\.id))
      if let id = (0..<5).first(where: { !used.contains($0) }) { sections.insert((id, []), at: section) }
    case 3: sections.insert(sections.remove(at: section), at: random.below(sections.count + 1))
    case 4...7:
      let item = random.below(60)
      for index in sections.indices { sections[index].items.removeAll { $0 == item } }
      sections[section].items.insert(item, at: random.below(sections[section].items.count + 1))
    default:
      if !sections[section].items.isEmpty {
        sections[section].items.remove(at: random.below(sections[section].items.count))
      }
    }
  }

  private func apply(_ random: inout SeededGenerator) {
    var snapshot = Snapshot()
    snapshot.appendSections(sections.map(\.id))
    for section in sections { snapshot.appendItems(section.items, toSection: section.id) }
    let items = snapshot.itemIdentifiers
    if !items.isEmpty, random.oneIn(3) { snapshot.reconfigureItems([random.pick(items)]) }
    if !items.isEmpty, random.oneIn(4) { snapshot.reloadItems([random.pick(items)]) }
    let turn = applied
    applied += 1
    let done: () -> Void = { [ended] in ended.numbers.append(turn) }
    if random.oneIn(10) {
      source.applySnapshotUsingReloadData(snapshot, completion: done)
    } else {
      source.apply(snapshot, animatingDifferences: random.oneIn(2), completion: done)
    }
  }

  func violation() -> String? {
    if let violation = table.invariantViolation() { return violation }
    if (0..<table.numberOfSections).map(table.numberOfRows) != sections.map(\.items.count) {
      return "the table has other counts than the snapshot"
    }
    if source.snapshot().itemIdentifiers != sections.flatMap(\.items) { return "the data source has other items" }
    for cell in table.visibleCells {
      guard let path = table.indexPath(for: cell) else { return "a cell without a row" }
      let item = sections[path.section].items[path.row]
      if (cell as? FuzzCell)?.rowID != item { return "the cell at \(path) does not show item \(item)" }
    }
    return ended.numbers == Array(ended.numbers.indices) ? nil : "completions came as \(ended.numbers)"
  }
}
