import ListCore

extension TableUpdateAnimator: PathFollower {}
extension ListMultipleSelection: PathFollower {}
extension ListFocus: PathFollower {}

extension UITableView: PathFollowing {
  var pathFollowers: [any PathFollower] {
    [selection, multipleSelection, focus, itemTouches, itemScroll, updateAnimator, prefetching]
  }
}
