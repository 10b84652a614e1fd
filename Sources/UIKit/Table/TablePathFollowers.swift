import ListCore

extension TableSelection: PathFollower {}
extension TableScrollTo: PathFollower {}
extension TableUpdateAnimator: PathFollower {}
extension ListMultipleSelection: PathFollower {}
extension ListFocus: PathFollower {}

extension UITableView: PathFollowing {
  var pathFollowers: [any PathFollower] {
    [selection, multipleSelection, focus, itemTouches, scrollTo, updateAnimator, prefetching]
  }
}
