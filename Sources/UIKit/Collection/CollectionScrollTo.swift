import ListCore

/// What ``CollectionScrollTo`` needs of its collection view.
@MainActor
protocol CollectionScrollToHost: AnyObject {
  var bounds: CGRect { get }
  var contentOffset: CGPoint { get }
  var adjustedContentInset: UIEdgeInsets { get }
  var limits: ScrollLimits { get }
  var motion: ScrollMotion { get }
  var data: CollectionData { get }
  var arrangement: CollectionArrangement { get }
  func setContentOffset(_ contentOffset: CGPoint, animated: Bool)
  func layoutIfNeeded()
}

/// Scrolling to an item. Where sizes are guessed the item's place is worked out anew as items are measured on the way.
@MainActor
final class CollectionScrollTo {
  /// Each round measures the items of one screen; two settle it unless a cell changes its mind.
  private static let maximumRounds = 10

  private unowned let host: any CollectionScrollToHost
  /// What an animation is on its way to.
  private var pending: (path: RowPath, position: UICollectionView.ScrollPosition)?

  init(host: any CollectionScrollToHost) { self.host = host }

  func scroll(to indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool) {
    let path = RowPath(indexPath)
    host.data.checkExists(path, asked: "scroll the collection view to an item")
    checkPosition(position)
    host.layoutIfNeeded()
    if animated {
      host.setContentOffset(offset(of: path, at: position), animated: true)
      pending = host.motion.isGliding ? (path, position) : nil
      return
    }
    for _ in 0..<Self.maximumRounds {
      let wanted = offset(of: path, at: position)
      if abs(wanted.x - host.contentOffset.x) < 0.5 && abs(wanted.y - host.contentOffset.y) < 0.5 { break }
      host.setContentOffset(wanted, animated: false)
      host.layoutIfNeeded()
    }
  }

  /// [D] Two places along one axis contradict each other.
  private func checkPosition(_ position: UICollectionView.ScrollPosition) {
    let vertical = position.intersection([.top, .centeredVertically, .bottom])
    let horizontal = position.intersection([.left, .centeredHorizontally, .right])
    guard vertical.rawValue.nonzeroBitCount <= 1 && horizontal.rawValue.nonzeroBitCount <= 1 else {
      fatalError(
        """
        attempt to use a scroll position with multiple vertical or horizontal positions (\(position.rawValue)). Name one \
        of top, centeredVertically and bottom, and one of left, centeredHorizontally and right.
        """)
    }
  }

  /// The offset at which an item stands at `position`, within what can be scrolled.
  private func offset(of path: RowPath, at position: UICollectionView.ScrollPosition) -> CGPoint {
    guard let frame = host.arrangement.attributes(of: CollectionElement(item: path))?.frame else {
      return host.contentOffset
    }
    let inset = host.adjustedContentInset
    let visible = host.bounds.inset(by: inset)
    let vertical = Self.place(position, .top, .centeredVertically, .bottom)
    let horizontal = Self.place(position, .left, .centeredHorizontally, .right)
    let target = CGPoint(
      x: Self.start(horizontal, frame.minX, frame.maxX, visible.minX, visible.width) - inset.left,
      y: Self.start(vertical, frame.minY, frame.maxY, visible.minY, visible.height) - inset.top)
    return host.limits.clamped(target)
  }

  private enum Place { case start, middle, end, nearest }

  private static func place(
    _ position: UICollectionView.ScrollPosition, _ start: UICollectionView.ScrollPosition,
    _ middle: UICollectionView.ScrollPosition, _ end: UICollectionView.ScrollPosition
  ) -> Place {
    if position.contains(start) { return .start }
    if position.contains(middle) { return .middle }
    return position.contains(end) ? .end : .nearest
  }

  /// Where what is seen begins, so that an item from `lower` to `upper` has its place in it.
  private static func start(
    _ place: Place, _ lower: CGFloat, _ upper: CGFloat, _ visibleStart: CGFloat, _ length: CGFloat
  ) -> CGFloat {
    switch place {
    case .start: return lower
    case .middle: return (lower + upper - length) / 2
    case .end: return upper - length
    case .nearest:
      if lower < visibleStart || upper - lower > length { return lower }
      return upper > visibleStart + length ? upper - length : visibleStart
    }
  }

  /// An animation that is under way goes on to its item, if that is still one.
  func pathsDidChange(_ change: PathChange) {
    guard let pending else { return }
    self.pending = change.newPath(of: pending.path).map { ($0, pending.position) }
  }

  /// Items may have been measured: an animation that is under way goes to where its item is now.
  func layoutDidEnd() {
    guard let pending else { return }
    guard host.motion.isGliding, host.data.contains(pending.path) else { return self.pending = nil }
    // The least distance was worked out from where the scroll began; it is not a place of its own.
    guard !pending.position.isEmpty else { return }
    host.motion.retargetGlide(to: offset(of: pending.path, at: pending.position))
  }
}

extension UICollectionView: CollectionScrollToHost {}
