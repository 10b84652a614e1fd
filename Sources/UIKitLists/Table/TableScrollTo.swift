import ListCore

/// The table view, as ``TableScrollTo`` sees it.
@MainActor
protocol TableScrollToHost: AnyObject {
  var bounds: CGRect { get }
  var contentOffset: CGPoint { get }
  var adjustedContentInset: UIEdgeInsets { get }
  var limits: ScrollLimits { get }
  var model: TableModel { get }
  var selectedPaths: [RowPath] { get }
  var itemScroll: ListScrollTo { get }
  func setContentOffset(_ contentOffset: CGPoint, animated: Bool)
}

/// Scrolling to rows and sections.
@MainActor
final class TableScrollTo {
  private unowned let host: any TableScrollToHost

  init(host: any TableScrollToHost) { self.host = host }

  func scroll(to indexPath: IndexPath, at position: UITableView.ScrollPosition, animated: Bool) {
    host.model.load()
    // UIKit: a row index of NSNotFound means the section as a whole.
    if indexPath.row == NSNotFound { return scrollToSection(indexPath.section, animated: animated) }
    let path = RowPath(indexPath)
    host.model.checkExists(path, asked: "scroll to row")
    host.itemScroll.scroll(to: path, at: position.inCollections, animated: animated)
  }

  private func scrollToSection(_ section: Int, animated: Bool) {
    let top = host.model.rect(ofSection: section).minY - host.adjustedContentInset.top
    let offset = CGPoint(x: host.contentOffset.x, y: top)
    host.setContentOffset(host.limits.clamped(offset), animated: animated)
  }

  func scrollToNearestSelectedRow(at position: UITableView.ScrollPosition, animated: Bool) {
    let middle = host.bounds.midY
    let nearest = host.selectedPaths.min {
      abs(host.model.rect(of: .row($0)).midY - middle) < abs(host.model.rect(of: .row($1)).midY - middle)
    }
    if let nearest { scroll(to: nearest.indexPath, at: position, animated: animated) }
  }
}

extension UITableView.ScrollPosition {
  /// The position by the names that collection views have for it.
  fileprivate var inCollections: UICollectionView.ScrollPosition {
    switch self {
    case .none: []
    case .top: .top
    case .middle: .centeredVertically
    case .bottom: .bottom
    }
  }
}

extension UITableView: TableScrollToHost {
  var selectedPaths: [RowPath] { selection.paths }
}

extension UITableView: ListScrollToHost {
  func scrollTarget(_ path: RowPath) -> (frame: CGRect, inset: UIEdgeInsets)? {
    let row = model.rect(of: .row(path))
    var inset = adjustedContentInset
    // A row at the top is below its section's pinned header.
    if style == .plain { inset.top += model.geometry.extent(of: .header(section: path.section)).length }
    // Tables do not scroll sideways to a row.
    inset.left = 0
    inset.right = 0
    return (CGRect(x: bounds.minX, y: row.minY, width: 0, height: row.height), inset)
  }
}
