import ListCore

/// The collection view, as ``CollectionScrollTo`` sees it.
@MainActor
protocol CollectionScrollToHost: AnyObject {
  var model: CollectionModel { get }
  var itemScroll: ListScrollTo { get }
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
    host.itemScroll.scroll(to: path, at: position, animated: animated)
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
}

extension UICollectionView: CollectionScrollToHost {}

extension UICollectionView: ListScrollToHost {
  func scrollTarget(_ path: RowPath) -> (frame: CGRect, inset: UIEdgeInsets)? {
    arrangement.attributes(of: CollectionElement(item: path)).map { ($0.frame, adjustedContentInset) }
  }
}
