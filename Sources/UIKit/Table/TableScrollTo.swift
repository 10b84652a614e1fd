import ListCore

/// What ``TableScrollTo`` needs of its table view.
@MainActor
protocol TableScrollToHost: AnyObject {
  var bounds: CGRect { get }
  var contentOffset: CGPoint { get }
  var adjustedContentInset: UIEdgeInsets { get }
  var style: UITableView.Style { get }
  var limits: ScrollLimits { get }
  var motion: ScrollMotion { get }
  var model: TableModel { get }
  var selection: TableSelection { get }
  func setContentOffset(_ contentOffset: CGPoint, animated: Bool)
  func layoutIfNeeded()
}

/// Scrolling to a row. With guessed heights the row's place is worked out anew as rows are measured on the way.
@MainActor
final class TableScrollTo {
  /// Each round measures the rows of one screen; two settle it unless a cell changes its mind.
  private static let maximumRounds = 10

  private unowned let host: any TableScrollToHost
  /// What an animation is on its way to.
  private var pending: (path: RowPath, position: UITableView.ScrollPosition)?

  init(host: any TableScrollToHost) { self.host = host }

  func scroll(to indexPath: IndexPath, at position: UITableView.ScrollPosition, animated: Bool) {
    host.model.load()
    // UIKit: a row index of NSNotFound stands for the section as a whole.
    if indexPath.row == NSNotFound { return scrollToSection(indexPath.section, animated: animated) }
    let path = RowPath(indexPath)
    host.model.checkExists(path, asked: "scroll to row")
    host.layoutIfNeeded()
    if animated {
      host.setContentOffset(offset(of: path, at: position), animated: true)
      pending = host.motion.isGliding ? (path, position) : nil
      return
    }
    for _ in 0..<Self.maximumRounds {
      let wanted = offset(of: path, at: position)
      if abs(wanted.y - host.contentOffset.y) < 0.5 { break }
      host.setContentOffset(wanted, animated: false)
      host.layoutIfNeeded()
    }
  }

  private func scrollToSection(_ section: Int, animated: Bool) {
    let top = host.model.rect(ofSection: section).minY - host.adjustedContentInset.top
    let offset = CGPoint(x: host.contentOffset.x, y: top)
    host.setContentOffset(host.limits.clamped(offset), animated: animated)
  }

  func scrollToNearestSelectedRow(at position: UITableView.ScrollPosition, animated: Bool) {
    let middle = host.bounds.midY
    let nearest = host.selection.paths.min {
      abs(host.model.rect(of: .row($0)).midY - middle) < abs(host.model.rect(of: .row($1)).midY - middle)
    }
    if let nearest { scroll(to: nearest.indexPath, at: position, animated: animated) }
  }

  /// The offset at which a row stands at `position`, within what can be scrolled. O(log n).
  private func offset(of path: RowPath, at position: UITableView.ScrollPosition) -> CGPoint {
    let row = host.model.rect(of: .row(path))
    var inset = host.adjustedContentInset
    if host.style == .plain {
      // A row at the top stands below its section's pinned header.
      inset.top += host.model.geometry.extent(of: .header(section: path.section)).length
    }
    let visible = host.bounds.inset(by: inset)
    var y = host.contentOffset.y
    switch position {
    case .none:
      if row.minY < visible.minY || row.height > visible.height {
        y = row.minY - inset.top
      } else if row.maxY > visible.maxY {
        y = row.maxY + inset.bottom - host.bounds.height
      }
    case .top: y = row.minY - inset.top
    case .middle: y = row.midY - inset.top - visible.height / 2
    case .bottom: y = row.maxY + inset.bottom - host.bounds.height
    }
    return host.limits.clamped(CGPoint(x: host.contentOffset.x, y: y))
  }

  /// An animation that is under way goes on to its row, if that is still one.
  func pathsDidChange(_ change: PathChange) {
    guard let pending else { return }
    self.pending = change.newPath(of: pending.path).map { ($0, pending.position) }
  }

  /// Rows may have been measured: an animation that is under way goes to where its row is now.
  func layoutDidEnd() {
    guard let pending else { return }
    guard host.motion.isGliding, host.model.geometry.contains(pending.path) else { return self.pending = nil }
    // The least distance was worked out from where the scroll began; it is not a place of its own.
    guard pending.position != .none else { return }
    host.motion.retargetGlide(to: offset(of: pending.path, at: pending.position))
  }
}

extension UITableView: TableScrollToHost {}
