/// The position at which items move apart for a drop from another list.
///
/// The position of a gap is that of the item after it, counted without the gap. Paths "as shown" count the gap like an
/// item.
package struct DropGapRule: Equatable, Sendable {
  /// The present gap, as shown; nil while the items have not moved apart.
  package let gap: RowPath?

  package init(gap: RowPath?) { self.gap = gap }

  /// The position, counted without the gap, of the item at a path as shown.
  package func position(ofShown path: RowPath) -> RowPath { path.shifted(isBehindGap(path) ? -1 : 0) }

  /// The path, as shown, of the item at a position that is counted without the gap.
  package func shown(ofPosition position: RowPath) -> RowPath {
    guard let gap, gap.section == position.section, gap.row < position.row else { return position }
    return position.shifted(1)
  }

  private func isBehindGap(_ path: RowPath) -> Bool {
    gap.map { $0.section == path.section && $0.row < path.row } ?? false
  }

  /// The position at which items move apart for a finger over one of them.
  ///
  /// The gap moves to the other side of an item once it would be below the finger there: so it does not alternate if
  /// the item is longer than the gap.
  ///
  /// - Parameters:
  ///   - item: as shown.
  ///   - lower: where the item begins; `upper` is its end.
  ///   - length: the gap's length.
  package func position(over item: RowPath, at place: Double, lower: Double, upper: Double, length: Double) -> RowPath {
    guard let gap, gap.section == item.section else { return item }
    let isPast = isBehindGap(item) ? place >= upper - length : place <= lower + length
    return isPast ? item : gap
  }
}

extension RowPath {
  fileprivate func shifted(_ count: Int) -> RowPath { RowPath(section: section, row: row + count) }
}
