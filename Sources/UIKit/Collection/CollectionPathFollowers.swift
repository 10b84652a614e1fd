import ListCore

extension CollectionSelection: PathFollower {}
extension CollectionScrollTo: PathFollower {}

extension UICollectionView: PathFollowing {
  var pathFollowers: [any PathFollower] {
    [selection, multipleSelection, focus, itemTouches, scrollTo, prefetching]
  }
}
