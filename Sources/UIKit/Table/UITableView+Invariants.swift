import ListCore

extension UITableView {
  /// The first rule across the parts that is broken after a layout, as a sentence; nil where all hold. O(n).
  func invariantViolation() -> String? {
    if let violation = model.geometry.invariantViolation() { return violation }
    if contentSize.height != model.geometry.contentHeight {
      return "The content is \(contentSize.height) high, the rows are \(model.geometry.contentHeight)."
    }
    return rowViolation() ?? selectionViolation()
  }

  private func rowViolation() -> String? {
    let visible = model.geometry.items(from: bounds.minY, to: bounds.maxY)
    var shown = Set<Int>()
    for row in cells.live {
      shown.insert(row.index)
      guard model.geometry.contains(row.path) else { return "Row \(row.path) is shown and does not exist." }
      if model.geometry.index(of: .row(row.path)) != row.index { return "Row \(row.path) has another number." }
      if row.cell.frame != rectForRow(at: row.path.indexPath) {
        return "Row \(row.path) is at \(row.cell.frame), should be at \(rectForRow(at: row.path.indexPath))."
      }
      if row.cell.superview !== self || row.cell.isHidden { return "The cell of row \(row.path) is not in sight." }
      if model.geometry.isEstimated(.row(row.path)) { return "Row \(row.path) is shown and was not measured." }
      if row.cell.isSelected != selection.contains(row.path) { return "Row \(row.path) looks otherwise than it is." }
    }
    for index in visible {
      let item = model.geometry.item(at: index)
      guard case .row(let path) = item, model.geometry.extent(of: item).length > 0 else { continue }
      if !shown.contains(index) { return "Row \(path) is on screen and has no cell." }
    }
    if let stray = shown.first(where: { !visible.contains($0) }) {
      return "Item \(stray) has a cell and is not on screen (\(visible))."
    }
    return nil
  }

  private func selectionViolation() -> String? {
    for path in selection.paths where !model.geometry.contains(path) {
      return "Row \(path) is selected and does not exist."
    }
    if !allowsMultipleSelection && selection.paths.count > 1 { return "Several rows are selected." }
    return nil
  }
}
