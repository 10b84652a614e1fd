import ListCore

/// The table view, as ``TableFillers`` sees it.
@MainActor
protocol TableFillersHost: AnyObject {
  var bounds: CGRect { get }
  var style: UITableView.Style { get }
  var pixelScale: CGFloat { get }
  var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
  var model: TableModel { get }
  /// Whether the table shows separators between rows.
  var hasLines: Bool { get }
  var lineInset: UIEdgeInsets { get }
  var lineColor: UIColor { get }
  /// The space that the section index takes at the trailing edge.
  var indexWidth: CGFloat { get }
  /// Whether the app has set a footer view, and a background view.
  var hasFooterView: Bool { get }
  var hasBackgroundView: Bool { get }
  func insertSubview(_ view: UIView, at index: Int)
  func setNeedsLayout()
}

/// The lines of empty rows that fill a plain table below its last row.
///
/// [D] They appear if the content does not fill the table. [C] A footer view replaces them, which is how apps removed
/// them before iOS 15.
@MainActor
final class TableFillers {
  private unowned let host: any TableFillersHost
  private(set) var lines: [UIView] = []

  init(host: any TableFillersHost) { self.host = host }

  /// [D] 0 for none, `automaticDimension` for that of the last row.
  var rowHeight: CGFloat = 0 { didSet { if rowHeight != oldValue { host.setNeedsLayout() } } }

  /// Places the lines. O(1) without fillers, otherwise O(n) in those on screen.
  func layOut() {
    guard let height = shownHeight else { return removeAll() }
    let bounds = host.bounds
    let start = host.model.geometry.contentHeight
    let count = max(Int(((bounds.maxY - start) / height).rounded(.down)), 0)
    while lines.count > count { lines.removeLast().removeFromSuperview() }
    while lines.count < count { lines.append(makeLine()) }
    let thickness = 1 / host.pixelScale
    let (left, width) = span
    for (index, line) in lines.enumerated() {
      let bottom = start + CGFloat(index + 1) * height
      let frame = CGRect(x: left, y: bottom - thickness, width: width, height: thickness)
      if line.frame != frame { line.frame = frame }
      if line.backgroundColor != host.lineColor { line.backgroundColor = host.lineColor }
    }
  }

  /// The horizontal extent of the lines: they end beside a section index.
  private var span: (left: CGFloat, width: CGFloat) {
    let inset = host.lineInset
    let index: CGFloat = host.indexWidth
    let isMirrored = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left: CGFloat = isMirrored ? inset.right + index : inset.left
    let taken: CGFloat = inset.left + inset.right + index
    return (left, max(host.bounds.width - taken, 0))
  }

  private var shownHeight: CGFloat? {
    guard rowHeight != 0, host.style == .plain, host.hasLines, !host.hasFooterView,
      host.model.geometry.contentHeight < host.bounds.height
    else { return nil }
    return max(rowHeight < 0 ? lastRowHeight : rowHeight, 1)
  }

  private var lastRowHeight: CGFloat {
    let geometry = host.model.geometry
    let section = (0..<geometry.sectionCount).last { geometry.rowCount(ofSection: $0) > 0 }
    guard let section else { return TableMetrics.defaultRowHeight }
    let row = RowPath(section: section, row: geometry.rowCount(ofSection: section) - 1)
    return geometry.extent(of: .row(row)).length
  }

  private func makeLine() -> UIView {
    let line = UIView()
    line.isUserInteractionEnabled = false
    host.insertSubview(line, at: host.hasBackgroundView ? 1 : 0)
    return line
  }

  private func removeAll() {
    guard !lines.isEmpty else { return }
    for line in lines { line.removeFromSuperview() }
    lines = []
  }
}

extension UITableView: TableFillersHost {
  var hasLines: Bool { separators.style != .none }
  var lineInset: UIEdgeInsets { separators.inset }
  var lineColor: UIColor { separators.lineColor }
  var hasFooterView: Bool { edgeViews.footer != nil }
  var hasBackgroundView: Bool { edgeViews.background != nil }
  var indexWidth: CGFloat { index.width }
}
