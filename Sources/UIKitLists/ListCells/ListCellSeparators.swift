import ListCore

/// The lines of a list cell, and the guide by which the app aligns the lower one.
@MainActor
final class ListCellSeparators {
  private unowned let cell: UICollectionViewListCell
  let lines: SeparatorLines
  private var shown: ListCellLines?
  private var isInSelection = false
  private var aligned: AlignedGuide?

  /// The guide with its default constraints, which constraints of the app override.
  private struct AlignedGuide {
    let guide: UILayoutGuide
    let leading: NSLayoutConstraint
    let trailing: NSLayoutConstraint
  }

  init(cell: UICollectionViewListCell) {
    self.cell = cell
    lines = SeparatorLines(cell: cell)
  }

  /// Shows the separators of an item's place; nil for none.
  func show(_ new: ListCellLines?) {
    guard shown != new else { return }
    shown = new
    update()
  }

  private func update() {
    let configuration = shown?.configuration
    let color = isInSelection ? configuration?.multipleSelectionColor : configuration?.color
    let effect = configuration?.visualEffect
    lines.show(
      shown?.rule, top: SeparatorLines.Look(color: configuration?.color, effect: effect),
      bottom: SeparatorLines.Look(color: color, effect: effect))
  }

  /// Hides lines next to a selected item.
  /// - Parameter isInSelection: whether the lower line divides two selected items.
  func setHidden(top: Bool, bottom: Bool, isInSelection: Bool) {
    if self.isInSelection != isInSelection {
      self.isInSelection = isInSelection
      update()
    }
    lines.setHidden(top: top, bottom: bottom)
  }

  /// The cell is about to show another item.
  func reset() { setHidden(top: false, bottom: false, isInSelection: false) }

  /// The cell looks selected, or no longer.
  func selectionDidChange() { if shown != nil { cell.placement.collectionView?.listSections.looksDidChange() } }

  // MARK: Places

  /// The default insets of separators: at the content's text, or its margin; at the cell's end.
  private var automaticInsets: NSDirectionalEdgeInsets {
    let frame = cell.contentFrame(in: cell.bounds)
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = isMirrored ? cell.bounds.maxX - frame.maxX : frame.minX - cell.bounds.minX
    let margins = cell.layoutMargins
    let ends = (cell.contentView as? any SeparatorAligning)?.separatorEnds
    let text =
      (cell.contentView as? UIListContentView)?.parts.textStart ?? ends?.leading
      ?? (isMirrored ? margins.right : margins.left)
    let end = isMirrored ? frame.minX - cell.bounds.minX : cell.bounds.maxX - frame.maxX
    return NSDirectionalEdgeInsets(
      top: 0, leading: start + text, bottom: 0, trailing: ends?.trailing.map { end + $0 } ?? 0)
  }

  /// The guide of the lower line. It is made when it is first asked for.
  var guide: UILayoutGuide {
    if let aligned { return aligned.guide }
    let guide = UILayoutGuide()
    cell.addLayoutGuide(guide)
    let made = AlignedGuide(
      guide: guide, leading: guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
      trailing: cell.trailingAnchor.constraint(equalTo: guide.trailingAnchor))
    made.leading.priority = .defaultLow
    made.trailing.priority = .defaultLow
    NSLayoutConstraint.activate([
      made.leading, made.trailing, guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: 1 / max(cell.traitCollection.displayScale, 1)),
    ])
    aligned = made
    alignGuide(automaticInsets)
    return guide
  }

  /// Aligns the guide with insets.
  /// - Returns: whether the guide has moved.
  @discardableResult
  private func alignGuide(_ insets: NSDirectionalEdgeInsets) -> Bool {
    guard let aligned, aligned.leading.constant != insets.leading || aligned.trailing.constant != insets.trailing else {
      return false
    }
    aligned.leading.constant = insets.leading
    aligned.trailing.constant = insets.trailing
    return true
  }

  func layOut(in bounds: CGRect) {
    guard let shown, lines.rule != nil else { return }
    let automatic = automaticInsets
    let top = UIListSeparatorConfiguration.resolved(shown.configuration.topSeparatorInsets, automatic: automatic)
    var bottom = UIListSeparatorConfiguration.resolved(shown.configuration.bottomSeparatorInsets, automatic: automatic)
    if alignGuide(bottom) { cell.setNeedsLayout() }
    if let aligned {
      let frame = cell.mirroredIfNeeded(aligned.guide.layoutFrame, in: bounds)
      (bottom.leading, bottom.trailing) = (frame.minX - bounds.minX, bounds.maxX - frame.maxX)
    }
    lines.layOut(in: bounds, top: Self.leftToRight(top), bottom: Self.leftToRight(bottom))
  }

  private static func leftToRight(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: insets.leading, bottom: 0, right: insets.trailing)
  }
}
