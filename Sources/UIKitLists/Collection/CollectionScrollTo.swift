import ListCore

/// The collection view, as ``CollectionScrollTo`` sees it.
@MainActor
protocol CollectionScrollToHost: AnyObject {
  var model: CollectionModel { get }
  var itemScroll: ListScrollTo { get }
  /// Scrolls the row of an item that scrolls sideways.
  /// - Returns: whether the row had to scroll.
  func scrollRow(of path: RowPath, to position: UICollectionView.ScrollPosition, animated: Bool) -> Bool
  func layoutIfNeeded()
}

/// Scrolling to items that an app names.
@MainActor
final class CollectionScrollTo {
  private unowned let host: any CollectionScrollToHost

  init(host: any CollectionScrollToHost) { self.host = host }

  func scroll(to indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool) {
    let path = RowPath(indexPath)
    host.model.checkExists(path, asked: "scroll the collection view to an item")
    checkPosition(position)
    if animated { scrollRow(to: path, at: position, animated: true) }
    host.itemScroll.scroll(to: path, at: position, animated: animated)
    if !animated { scrollRow(to: path, at: position, animated: false) }
  }

  /// The row may have to scroll again after each round, because cells that come on screen change their sizes.
  private static let maximumRounds = 10

  /// Scrolls the row of an item, if it is in one, to the position along the row.
  private func scrollRow(to path: RowPath, at position: UICollectionView.ScrollPosition, animated: Bool) {
    for _ in 0..<Self.maximumRounds {
      guard host.scrollRow(of: path, to: position, animated: animated), !animated else { return }
      host.layoutIfNeeded()
    }
  }

  /// [D] Two positions along one axis contradict each other.
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
}

extension UICollectionView: CollectionScrollToHost {}

extension UICollectionView: ListScrollToHost {
  func scrollTarget(_ path: RowPath) -> (frame: CGRect, inset: UIEdgeInsets)? {
    arrangement.attributes(of: CollectionElement(item: path)).map { ($0.frame, adjustedContentInset) }
  }
}
