import Fuzzing
import UIKit

extension FuzzTable {
  private static let animations: [UITableView.RowAnimation] = [
    .fade, .right, .left, .top, .bottom, .none, .middle, .automatic,
  ]

  func perform(_ changes: @escaping () -> Void) {
    promised += 1
    table.performBatchUpdates(changes) { [weak self, table] _ in
      if self?.table === table { self?.completed += 1 }
    }
  }

  /// - Returns: the rows that changed.
  @discardableResult
  func update() -> Set<Int> {
    let batch = FuzzBatch(data, &random, rarity: random.oneIn(3) ? 3 : 12)
    let before = Set(data.sections.flatMap { $0.rows.map(\.id) })
    let style = random.int(0...2)
    _ = table.numberOfSections
    let apply = { [self] in
      data.sections = batch.sections
      for operation in batch.operations {
        if style == 1 { table.beginUpdates() }
        issue(operation)
        if style == 1 { table.endUpdates() }
      }
    }
    if style == 2 {
      table.beginUpdates()
      apply()
      table.endUpdates()
    } else {
      perform(apply)
    }
    let after = Set(batch.sections.flatMap { $0.rows.map(\.id) })
    return before.subtracting(after).union(batch.reloaded)
  }

  private func issue(_ operation: FuzzBatch.Operation) {
    let animation = random.pick(Self.animations)
    switch operation {
    case .insertRows(let paths): table.insertRows(at: paths, with: animation)
    case .deleteRows(let paths): table.deleteRows(at: paths, with: animation)
    case .reloadRows(let paths): table.reloadRows(at: paths, with: animation)
    case .reconfigureRows(let paths): table.reconfigureRows(at: paths)
    case .moveRow(let from, let to): table.moveRow(at: from, to: to)
    case .insertSections(let sections): table.insertSections(sections, with: animation)
    case .deleteSections(let sections): table.deleteSections(sections, with: animation)
    case .reloadSections(let sections): table.reloadSections(sections, with: animation)
    case .moveSection(let from, let to): table.moveSection(from, toSection: to)
    }
  }

  /// A batch in the midst of a layout or of another batch.
  func interruptedUpdate() {
    let isReload = random.oneIn(3)
    data.interruption = { [unowned self] in
      if isReload {
        data.sections = FuzzBatch(data, &random, rarity: 6).sections
        table.reloadData()
      } else {
        update()
      }
    }
    if random.oneIn(2) {
      table.contentOffset = CGPoint(x: 0, y: CGFloat(random.int(0...Int(max(table.contentSize.height, 20)))))
    } else {
      update()
    }
    layOut()
    data.interruption = nil
  }

  func changeHeights() {
    guard table.rowHeight < 0 else { return }
    for section in data.sections.indices {
      for row in data.sections[section].rows.indices where random.oneIn(4) {
        let height = CGFloat(random.int(4...14)) * 4
        data.sections[section].rows[row].height = height
        let cell = table.cellForRow(at: IndexPath(row: row, section: section))
        (cell as? FuzzCell)?.height = height
      }
    }
  }

  func reload() -> String? {
    data.sections = FuzzBatch(data, &random, rarity: 4).sections
    table.reloadData()
    return check(selected: [])
  }
}
