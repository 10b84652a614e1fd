/// The table view, as ``TableEdgeViews`` sees it.
@MainActor
protocol TableEdgeViewsHost: AnyObject {
  var bounds: CGRect { get }
  var model: TableModel { get }
  func addSubview(_ view: UIView)
  func insertSubview(_ view: UIView, at index: Int)
  func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView)
  var refreshControl: UIRefreshControl? { get }
  func setNeedsLayout()
}

/// The views above the first section, below the last, and behind everything.
@MainActor
final class TableEdgeViews {
  private unowned let host: any TableEdgeViewsHost

  init(host: any TableEdgeViewsHost) { self.host = host }

  var header: UIView? { didSet { replace(oldValue, with: header) } }
  var footer: UIView? { didSet { replace(oldValue, with: footer) } }

  var background: UIView? {
    didSet {
      if oldValue !== background { oldValue?.removeFromSuperview() }
      if let background { host.insertSubview(background, at: 0) }
      host.setNeedsLayout()
    }
  }

  /// Inserts a refresh control behind the rows and in front of the background.
  func placeBehindRows(_ view: UIView) {
    if let background { host.insertSubview(view, aboveSubview: background) } else { host.insertSubview(view, at: 0) }
  }

  /// The frontmost of the views behind all rows.
  var behindRows: UIView? { host.refreshControl ?? background }

  private func replace(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { host.addSubview(new) }
    adoptHeights()
    host.setNeedsLayout()
  }

  /// [D] The heights of the header and footer views, in points: those of their frames, as a table does not size them.
  var heights: (leading: CGFloat, trailing: CGFloat) { (header?.frame.height ?? 0, footer?.frame.height ?? 0) }

  /// Takes over heights that the app changed.
  func adoptHeights() {
    let heights = heights
    host.model.setEdges(leading: heights.leading, trailing: heights.trailing)
  }

  /// Places the three views. O(1).
  func layOut() {
    let bounds = host.bounds
    let heights = heights
    if let header { place(header, CGRect(x: 0, y: 0, width: bounds.width, height: heights.leading)) }
    if let footer {
      let y = host.model.geometry.contentHeight - heights.trailing
      place(footer, CGRect(x: 0, y: y, width: bounds.width, height: heights.trailing))
    }
    if let background { place(background, bounds) }
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    if view.frame != frame { view.frame = frame }
  }
}

extension UITableView: TableEdgeViewsHost {}
