import ListCore

extension UITableView {
  /// How many cells an update has on their way out.
  package var departingCells: Int { updateAnimator.departingCells }

  /// The first broken invariant of the table as a whole after a layout, as a sentence; nil if all hold. O(n).
  package func invariantViolation() -> String? {
    geometryViolation() ?? rowViolation() ?? selectionViolation() ?? editingViolation()
  }

  /// Stops at the first violated invariant of the geometry, if random tests enable it. (Rows may be in transition: a
  /// layout triggered by their callbacks happens in between.)
  func checkAfterLayout() {
    guard InternalChecks.isOn, let violation = geometryViolation() else { return }
    fatalError("UITableView: \(violation) \(dump())")
  }

  private func geometryViolation() -> String? {
    if let violation = model.geometry.invariantViolation() { return violation }
    if contentSize.height != model.geometry.contentHeight {
      return "The content is \(contentSize.height) high, the rows are \(model.geometry.contentHeight)."
    }
    return nil
  }

  private func rowViolation() -> String? {
    let reach = gap.reach
    let visible = model.geometry.items(from: bounds.minY - reach, to: bounds.maxY + reach)
    var shown = Set<Int>()
    for row in cells.live {
      shown.insert(row.index)
      guard model.geometry.contains(row.path) else { return "Row \(row.path) is shown and does not exist." }
      if model.geometry.index(of: .row(row.path)) != row.index { return "Row \(row.path) has another number." }
      let place = model.rect(of: .row(row.path)).offsetBy(dx: 0, dy: displacement(ofItem: row.index))
      if row.cell.frame != place && !isDragging(row.cell) {
        return "Row \(row.path) is at \(row.cell.frame), should be at \(place)."
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
    if !selection.allowsMultipleNow && selection.paths.count > 1 { return "Several rows are selected." }
    return nil
  }

  private func editingViolation() -> String? {
    for row in cells.live {
      if row.cell.isEditing && !editing.isOn { return "Row \(row.path) is edited and the table is not." }
      let isMoved = row.cell.layer.sublayerTransform.m41 != 0
      if isMoved && !swipes.isMoved(row.cell) { return "Row \(row.path) is moved aside and not swiped." }
    }
    // An update that takes the swiped row away leaves it to the next layout to end the swipe.
    if let cell = swipes.openCell, path(ofListCell: cell) == nil, !layer.needsLayout() {
      return "A row is swiped open that is not shown."
    }
    return nil
  }
}
