import ListCore

/// The heights of inserted elements, and of remaining ones for which the delegate may have other heights now.
extension TableSizing {
  /// The geometry after an update. If the delegate gives all heights at once, it is asked again for every row [D]; with
  /// estimates the remaining rows keep their heights until they are measured again on screen.
  /// - Complexity: O(k log n + s) for k operations and s sections; O(n) where each row is asked for its height.
  func geometry(_ before: TableGeometry, updatedBy map: UpdateMap, counts: SectionCounts) -> TableGeometry {
    let rule = rowRule(counts)
    if case .asked = rule { return makeGeometry(counts, rule) }
    var after = before
    if map.isIdentity {
      // UIKit: an empty batch updates all heights; with estimates, rows off screen are measured when they come on
      // screen.
      if rule.isEstimated { after.markRowsAsEstimated() }
      return after
    }
    after.apply(map, after: counts, heights: TableUpdateHeights(sizing: self, rule: rule))
    settleFirstHeaders(&after, map)
    return after
  }

  /// The first group has extra space above it: headers of sections that became the first, or no longer are, get other
  /// heights.
  private func settleFirstHeaders(_ geometry: inout TableGeometry, _ map: UpdateMap) {
    guard isGrouped, map.newSection(of: 0) != 0 else { return }
    for section in [0, map.newSection(of: 0)] {
      guard let section, section < geometry.sectionCount else { continue }
      let header = headerHeight(section)
      geometry.setHeight(header.height, isEstimated: header.isEstimated, of: .header(section: section))
    }
  }

  /// The height of a live row that remains after an update; nil if it cannot have changed.
  func heightAfterUpdate(_ cell: UITableViewCell, at path: RowPath) -> CGFloat? {
    measuresShownRows ? measure(cell, at: path) : nil
  }
}

/// The heights of rows and sections inserted by an update, by the table's rule for all rows.
@MainActor
private struct TableUpdateHeights: @MainActor UpdateHeights {
  let sizing: TableSizing
  let rule: TableSizing.RowRule

  func header(ofSection section: Int) -> Height {
    let height = sizing.headerHeight(section)
    return (height.height, height.isEstimated)
  }

  func footer(ofSection section: Int) -> Height {
    let height = sizing.footerHeight(section)
    return (height.height, height.isEstimated)
  }

  func rows(_ rows: Range<Int>, ofSection section: Int, _ append: (Int, Height) -> Void) {
    sizing.forEachHeight(rows, ofSection: section, by: rule) { append($0, ($1.height, $1.isEstimated)) }
  }
}
