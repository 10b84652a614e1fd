import ListCore

extension UITableView: ListPlaceholdersHost {
  var shownCounts: SectionCounts { model.geometry.counts }
  var isInBatch: Bool { updates.isOpen }
  func afterBatch(_ body: @escaping () -> Void) { updates.afterBatch(body) }
  func record(_ operation: BatchUpdate.Operation) { updates.record([operation]) }
  func changePlaceholders(_ change: () -> (PlaceholderRows, BatchUpdate.Operation)?) { updateCommit.change(change) }

  /// The cell of a placeholder; nil for a row of the data.
  func placeholderCell(at path: RowPath) -> UITableViewCell? {
    guard let placeholder = placeholders.placeholder(at: path) else { return nil }
    guard let placeholder = placeholder as? UITableViewPlaceholder else {
      return dequeueReusableCell(withIdentifier: DropGap.identifier)
        ?? TableGapCell(reuseIdentifier: DropGap.identifier)
    }
    let cell = dequeueReusableCell(
      withIdentifier: placeholder.reuseIdentifier, for: placeholders.rows.insertion(atShown: path).indexPath)
    placeholder.update(cell)
    return cell
  }

  /// The height of a placeholder's row, negative where its cell decides; nil for a row of the data.
  func placeholderHeight(at path: RowPath) -> CGFloat? {
    switch placeholders.placeholder(at: path) {
    case let placeholder as UITableViewPlaceholder: placeholder.rowHeight
    case let gap as DropGap: gap.height
    default: nil
    }
  }

  var placeholderRows: PlaceholderRows { placeholders.rows }
  func adoptPlaceholders(_ rows: PlaceholderRows) { placeholders.adopt(rows) }

  /// How many rows a section of the data has.
  func dataRowCount(inSection section: Int) -> Int {
    model.rowCount(inSection: section) - placeholders.rows.count(inSection: section)
  }

  var hasUncommittedChanges: Bool {
    updates.hasOperations || !placeholders.rows.isEmpty || (itemDragging.isTargeted && reordering.isActive)
  }

  /// [?] The gap is as high as the row after it or, at the end of a section, the row before it.
  func makeGap(at path: RowPath) -> DropGap {
    let neighbour = [path, RowPath(section: path.section, row: path.row - 1)].first(where: model.geometry.contains)
    return DropGap(
      at: path, height: neighbour.map { model.rect(of: .row($0)).height } ?? sizing.heightOfRowsByDefault)
  }
}

extension TableGeometry {
  /// The number of rows of each section. O(s) in sections.
  fileprivate var counts: SectionCounts { SectionCounts((0..<sectionCount).map(rowCount(ofSection:))) }
}

/// An empty row.
final class TableGapCell: UITableViewCell {
  init(reuseIdentifier: String) {
    super.init(style: .default, reuseIdentifier: reuseIdentifier)
    backgroundConfiguration = .clear()
    accessibilityElementsHidden = true
  }

  required init?(coder: NSCoder) { nil }
}

extension UITableViewPlaceholder: ListPlaceholder {
  var place: RowPath { RowPath(insertionIndexPath) }
  func update(_ cell: any ListCell) { if let cell = cell as? UITableViewCell { cellUpdateHandler?(cell) } }

  func previewParameters(of cell: any ListCell) -> UIDragPreviewParameters? {
    guard let cell = cell as? UITableViewCell else { return nil }
    return (self as? UITableViewDropPlaceholder)?.previewParametersProvider?(cell)
  }
}
