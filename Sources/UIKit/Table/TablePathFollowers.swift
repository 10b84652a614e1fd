import ListCore

extension TableSelection: PathFollower {}
extension TableTouches: PathFollower {}
extension TableScrollTo: PathFollower {}
extension TableUpdateAnimator: PathFollower {}
extension TablePrefetching: PathFollower {}
extension ListMultipleSelection: PathFollower {}
extension ListFocus: PathFollower {}

extension UITableView: PathFollowing {
  var pathFollowers: [any PathFollower] {
    [selection, multipleSelection, focus, rowTouches, scrollTo, updateAnimator, prefetching]
  }
}
