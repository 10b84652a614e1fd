import ListCore

extension CollectionSelection: PathFollower {}
extension CollectionTouches: PathFollower {}
extension CollectionScrollTo: PathFollower {}
extension CollectionPrefetching: PathFollower {}

extension UICollectionView: PathFollowing {
  var pathFollowers: [any PathFollower] {
    [selection, multipleSelection, focus, itemTouches, scrollTo, prefetching]
  }
}
