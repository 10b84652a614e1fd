import ListCore

extension UICollectionView: PathFollowing {
  var pathFollowers: [any PathFollower] {
    [selection, multipleSelection, focus, itemTouches, itemScroll, updateAnimator, prefetching, sideways]
  }
}
