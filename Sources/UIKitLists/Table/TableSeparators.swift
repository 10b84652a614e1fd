import ListCore

/// The table view, as ``TableSeparators`` sees it.
@MainActor
protocol TableSeparatorsHost: AnyObject {
  var style: UITableView.Style { get }
  var model: TableModel { get }
  /// The distance from a row's leading edge to its content, in points.
  var contentStart: CGFloat { get }
  var cells: TableRows { get }
  /// The position at which a row is shown while one is dragged, and the number of rows in its section then.
  func presentedPlace(of path: RowPath) -> (path: RowPath, rowCount: Int)
  /// Whether the cell is lifted: it has a shadow then, instead of its section's rounded corners.
  func isLifted(_ cell: UITableViewCell) -> Bool
  func setNeedsLayout()
}

/// The lines between rows, and the corners of inset groups.
@MainActor
final class TableSeparators {
  private unowned let host: any TableSeparatorsHost
  private var ownInset: UIEdgeInsets?

  init(host: any TableSeparatorsHost) { self.host = host }

  var style = UITableViewCell.SeparatorStyle.singleLine { didSet { lookDidChange() } }
  var color: UIColor? = .separator { didSet { lookDidChange() } }
  /// The effect of separators on the views behind them.
  var effect: UIVisualEffect? { didSet { lookDidChange() } }
  var reference = UITableView.SeparatorInsetReference.fromCellEdges { didSet { lookDidChange() } }

  /// [M] 16 before the line, on wide tables 20 [C], unless the app has set another.
  var inset: UIEdgeInsets {
    get { ownInset ?? standardInset }
    set {
      ownInset = newValue
      lookDidChange()
    }
  }

  /// The colour of the lines.
  var lineColor: UIColor { color ?? .separator }

  private var standardInset: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: host.contentStart, bottom: 0, right: 0)
  }

  /// The inset of cells that specify none.
  private var cellInset: UIEdgeInsets {
    guard reference == .fromAutomaticInsets, let ownInset else { return inset }
    return standardInset + ownInset
  }

  private func lookDidChange() {
    configureAll()
    host.setNeedsLayout()
  }

  func configureAll() {
    // During a reload, animations of old rows may still end here; those rows are about to be removed.
    guard host.cells.live.allSatisfy({ host.model.geometry.contains($0.path) }) else { return }
    for row in host.cells.live { configure(row.cell, at: row.path) }
    let gap = gap
    for index in host.cells.live.indices { hideLines(at: index, gap) }
  }

  /// The path at which the dragged row would be dropped; nil if none is dragged. O(k) in live rows.
  private var gap: RowPath? {
    host.cells.live.first { host.isLifted($0.cell) }.map { host.presentedPlace(of: $0.path).path }
  }

  /// Gives a cell the separators and corners of its place in the section. O(log s).
  func configure(_ cell: UITableViewCell, at path: RowPath) {
    let (path, rowCount) = host.presentedPlace(of: path)
    if !host.isLifted(cell) { roundCorners(of: cell, isFirst: path.row == 0, isLast: path.row == rowCount - 1) }
    let rule =
      style == .none ? nil : SeparatorRule(style: host.style.separatorStyle, row: path.row, rowCount: rowCount)
    cell.separators.apply(
      rule, color: lineColor, effect: effect, inset: cellInset, followsText: ownInset == nil)
  }

  /// [C] A row that looks selected or touched has no separator, nor has the row above it. O(k) in live rows.
  func selectionDidChange(of cell: UITableViewCell) {
    guard let index = host.cells.live.firstIndex(where: { $0.cell === cell }) else { return }
    let gap = gap
    hideLines(at: index, gap)
    if index > 0 { hideLines(at: index - 1, gap) }
  }

  /// [C] A lifted row has no separators, and its neighbours have none at the edges of the gap.
  private func hideLines(at index: Int, _ gap: RowPath?) {
    let rows = host.cells.live
    let row = rows[index]
    let place = host.presentedPlace(of: row.path).path
    let isLifted = host.isLifted(row.cell)
    let isAboveGap = gap.map { $0.section == place.section && $0.row == place.row + 1 } ?? false
    let isBelowGap = gap.map { $0.section == place.section && $0.row == place.row - 1 } ?? false
    let isSelected = row.cell.appearance.looksSelected
    let next = index + 1 < rows.count ? rows[index + 1] : nil
    let isAboveSelection = next.map { $0.path.section == row.path.section && $0.cell.appearance.looksSelected } ?? false
    row.cell.separators.setHidden(
      top: isSelected || isLifted || isBelowGap, bottom: isSelected || isAboveSelection || isLifted || isAboveGap)
  }

  private func roundCorners(of cell: UITableViewCell, isFirst: Bool, isLast: Bool) {
    guard host.style == .insetGrouped else { return }
    ListCards.round(cell, isFirst: isFirst, isLast: isLast)
  }
}

extension UITableView.Style {
  var separatorStyle: SeparatorRule.Style {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}

extension UITableView: TableSeparatorsHost {
  var contentStart: CGFloat { sizing.cellMargin + sizing.leadingContentInset }
}
