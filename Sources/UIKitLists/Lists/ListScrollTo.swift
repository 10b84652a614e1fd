import ListCore

/// A table view or collection view, as ``ListScrollTo`` sees it.
@MainActor
protocol ListScrollToHost: AnyObject {
  var bounds: CGRect { get }
  var contentOffset: CGPoint { get }
  var limits: ScrollLimits { get }
  /// Whether an animation scrolls the list.
  var isGliding: Bool { get }
  /// Changes the end of that animation to another offset.
  func retargetGlide(to offset: CGPoint)
  func setContentOffset(_ contentOffset: CGPoint, animated: Bool)
  func layoutIfNeeded()
  func hasItem(_ path: RowPath) -> Bool
  /// The frame of an item, and the insets of the list when it is there; nil if the layout has no such item.
  func scrollTarget(_ path: RowPath) -> (frame: CGRect, inset: UIEdgeInsets)?
}

/// Scrolling to an item. While sizes are estimated, its position is computed again as items are measured on the way.
@MainActor
final class ListScrollTo: PathFollower {
  /// Each round measures the items of one screen; two are enough unless a cell changes its size again.
  private static let maximumRounds = 10

  private unowned let host: any ListScrollToHost
  /// The item that an animation is on its way to.
  private var pending: (path: RowPath, position: UICollectionView.ScrollPosition)?

  init(host: any ListScrollToHost) { self.host = host }

  /// Scrolls to an item.
  /// - Parameter position: the position of the item on screen; along an axis without one, the list scrolls by the
  ///   smallest distance that makes the item visible.
  func scroll(to path: RowPath, at position: UICollectionView.ScrollPosition, animated: Bool) {
    host.layoutIfNeeded()
    if animated {
      host.setContentOffset(offset(of: path, at: position), animated: true)
      pending = host.isGliding ? (path, position) : nil
      return
    }
    for _ in 0..<Self.maximumRounds {
      let wanted = offset(of: path, at: position)
      if abs(wanted.x - host.contentOffset.x) < 0.5 && abs(wanted.y - host.contentOffset.y) < 0.5 { break }
      host.setContentOffset(wanted, animated: false)
      host.layoutIfNeeded()
    }
  }

  /// The offset at which an item is at `position`, within the limits of scrolling.
  private func offset(of path: RowPath, at position: UICollectionView.ScrollPosition) -> CGPoint {
    guard let (frame, inset) = host.scrollTarget(path) else { return host.contentOffset }
    let bounds = host.bounds
    let x = ItemAxis(
      lower: frame.minX, upper: frame.maxX, offset: host.contentOffset.x, length: bounds.width, leading: inset.left,
      trailing: inset.right)
    let y = ItemAxis(
      lower: frame.minY, upper: frame.maxY, offset: host.contentOffset.y, length: bounds.height, leading: inset.top,
      trailing: inset.bottom)
    return host.limits.clamped(
      CGPoint(
        x: x.offset(at: position.horizontalPlace),
        y: y.offset(at: position.verticalPlace)))
  }

  /// An animation that is running continues to its item, if that still exists.
  func pathsDidChange(_ change: PathChange) {
    guard let pending else { return }
    self.pending = change.newPath(of: pending.path).map { ($0, pending.position) }
  }

  /// Items may have been measured: a running animation continues to the item's present position.
  func layoutDidEnd() {
    guard let pending else { return }
    guard host.isGliding, host.hasItem(pending.path) else { return self.pending = nil }
    // `.none` has no position: its target was computed from the offset at the beginning.
    guard !pending.position.isEmpty else { return }
    host.retargetGlide(to: offset(of: pending.path, at: pending.position))
  }
}

extension UIScrollView {
  var isGliding: Bool { motion.isGliding }
  func retargetGlide(to offset: CGPoint) { motion.retargetGlide(to: offset) }
}

extension UICollectionView.ScrollPosition {
  var horizontalPlace: ItemAxis.Place { place(.left, .centeredHorizontally, .right) }
  var verticalPlace: ItemAxis.Place { place(.top, .centeredVertically, .bottom) }

  private func place(_ start: Self, _ middle: Self, _ end: Self) -> ItemAxis.Place {
    contains(start) ? .start : contains(middle) ? .middle : contains(end) ? .end : .nearest
  }
}
