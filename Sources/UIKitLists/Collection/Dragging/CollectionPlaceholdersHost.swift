import ListCore

extension UICollectionView: ListPlaceholdersHost {
  var shownCounts: SectionCounts { model.counts }
  var isInBatch: Bool { updates.isOpen }
  func afterBatch(_ body: @escaping () -> Void) { updates.afterBatch(body) }
  func record(_ operation: BatchUpdate.Operation) { updates.record([operation]) }
  func changePlaceholders(_ change: () -> (PlaceholderRows, BatchUpdate.Operation)?) { updateCommit.change(change) }

  /// The cell of a placeholder; nil for an item of the data.
  func placeholderCell(at path: RowPath) -> UICollectionViewCell? {
    guard let placeholder = placeholders.placeholder(at: path) else { return nil }
    let insertion = placeholders.rows.insertion(atShown: path).indexPath
    guard let placeholder = placeholder as? UICollectionViewPlaceholder else { return gapCell(for: insertion) }
    let cell = dequeueReusableCell(withReuseIdentifier: placeholder.reuseIdentifier, for: insertion)
    placeholder.update(cell)
    return cell
  }

  private func gapCell(for indexPath: IndexPath) -> UICollectionViewCell {
    if reuse.cells.classes[DropGap.identifier] == nil {
      register(CollectionGapCell.self, forCellWithReuseIdentifier: DropGap.identifier)
    }
    return dequeueReusableCell(withReuseIdentifier: DropGap.identifier, for: indexPath)
  }
}

/// An empty cell, as large as the layout has it.
final class CollectionGapCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

extension UICollectionViewPlaceholder: ListPlaceholder {
  var place: RowPath { RowPath(insertionIndexPath) }
  func update(_ cell: any ListCell) { if let cell = cell as? UICollectionViewCell { cellUpdateHandler?(cell) } }

  func previewParameters(of cell: any ListCell) -> UIDragPreviewParameters? {
    guard let cell = cell as? UICollectionViewCell else { return nil }
    return (self as? UICollectionViewDropPlaceholder)?.previewParametersProvider?(cell)
  }
}
