import ListCore

/// The lines at the edges of a table's cell, and their insets.
@MainActor
final class CellSeparators {
  private unowned let host: UITableViewCell
  private let lines: SeparatorLines
  private var tableInset = UIEdgeInsets(top: 0, left: CellMetrics.sideMargin, bottom: 0, right: 0)
  private var followsText = true

  init(host: UITableViewCell) {
    self.host = host
    lines = SeparatorLines(cell: host)
  }

  /// The inset the app gave the cell.
  var ownInset: UIEdgeInsets? { didSet { host.setNeedsLayout() } }

  /// The inset that is used: the cell's own, the table's, or one that follows the content.
  var inset: UIEdgeInsets {
    if let ownInset { return ownInset }
    guard followsText else { return tableInset }
    // UIKit: the line begins at the text, if that is indented, or follows an image or an editing control.
    var inset = tableInset
    inset.left += host.content.indentation + host.editing.contentShift
    if let textLeading = host.content.textLeading { inset.left = max(inset.left, textLeading) }
    if let ends = host.content.separatorEnds {
      inset.left = ends.leading ?? inset.left
      inset.right = ends.trailing ?? inset.right
    }
    return inset
  }

  /// Takes over the table view's lines; nil for none.
  /// - Parameters:
  ///   - followsText: whether the line may begin later, at the text.
  ///   - effect: the visual effect of the lines.
  func apply(
    _ rule: SeparatorRule?, color: UIColor?, effect: UIVisualEffect? = nil, inset: UIEdgeInsets, followsText: Bool
  ) {
    let look = SeparatorLines.Look(color: color, effect: effect)
    lines.show(rule, top: look, bottom: look)
    guard inset != tableInset || followsText != self.followsText else { return }
    tableInset = inset
    self.followsText = followsText
    host.setNeedsLayout()
  }

  /// Whether there is a line at the bottom, for tests and dumps.
  var showsBottom: Bool { lines.showsBottom }

  /// Hides lines next to a selected or a lifted row.
  func setHidden(top isTopHidden: Bool, bottom isBottomHidden: Bool) {
    lines.setHidden(top: isTopHidden, bottom: isBottomHidden)
  }

  func layOut(in bounds: CGRect) {
    guard lines.rule != nil else { return }
    var inset = inset
    inset.right += host.reuse.trailingRoom
    lines.layOut(in: bounds, top: inset, bottom: inset)
  }
}
