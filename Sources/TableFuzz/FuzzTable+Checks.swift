import UIKit

extension FuzzTable {
  var selectedIDs: Set<Int> {
    Set((table.indexPathsForSelectedRows ?? []).compactMap { data.row(at: $0)?.id })
  }

  /// - Parameter selected: the rows that have to be selected; nil if that is open.
  func check(selected: Set<Int>?) -> String? {
    layOut()
    if let fault = data.fault { return fault }
    if let violation = table.invariantViolation() { return violation }
    if (0..<table.numberOfSections).map(table.numberOfRows) != data.sections.map(\.rows.count) {
      return "the table has other counts than the data"
    }
    if let selected, selectedIDs != selected { return "selected are \(selectedIDs), should be \(selected)" }
    return checkCells() ?? checkRest() ?? snapshots?.violation().map { "snapshots: \($0)" }
  }

  private func checkCells() -> String? {
    for cell in table.visibleCells {
      guard let cell = cell as? FuzzCell, let path = table.indexPath(for: cell), let row = data.row(at: path)
      else { return "a cell without a row" }
      if cell.rowID != row.id { return "the cell at \(path) shows row \(cell.rowID), should show \(row.id)" }
      if cell.version != row.version { return "the cell at \(path) shows an old version of row \(row.id)" }
      if !data.displayed.contains(ObjectIdentifier(cell)) { return "the cell at \(path) is not displayed" }
      if cell.alpha != 1 { return "the cell at \(path) is translucent" }
    }
    let shown = table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }.count
    let expected = table.visibleCells.count + table.departingCells
    return shown == expected ? nil : "\(shown) cells are in sight, should be \(expected)"
  }

  /// A remnant of an update after the time that its animations take; nil if there is none.
  private func checkRest() -> String? {
    guard steps.last == .rest, table.window != nil else { return nil }
    if table.departingCells != 0 { return "\(table.departingCells) cells are still on their way out" }
    if data.displayed.count != table.visibleCells.count {
      return "\(data.displayed.count) cells are displayed, \(table.visibleCells.count) are live"
    }
    for cell in table.visibleCells where cell.layer.mask != nil || cell.layer.animationKeys()?.isEmpty == false {
      return "a cell moves on: \(cell.layer.animationKeys() ?? [])"
    }
    if let fault = data.faultAtRest(isEditing: table.isEditing) { return fault }
    return completed == promised ? nil : "\(completed) of \(promised) completions came"
  }
}
