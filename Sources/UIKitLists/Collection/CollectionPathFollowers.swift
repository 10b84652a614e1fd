import ListCore

extension UICollectionView: PathFollowing {
  var pathFollowers: [any PathFollower] {
    [selection, multipleSelection, focus, itemTouches, itemScroll, prefetching, sideways]
  }
}
