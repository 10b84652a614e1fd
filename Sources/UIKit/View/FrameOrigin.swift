/// The origin of a view's frame: the part that set it last.
package enum FrameOrigin: String {
  /// The app, by setting it.
  case manual
  /// The view's autoresizing mask, when its superview's size changed.
  case autoresizing
  case constraints
  /// A table view, whose rows, headers and footers they are.
  case table
}

extension UIView {
  /// The origin of the view's frame, for descriptions of layouts.
  package final var frameOrigin: FrameOrigin {
    let isPartOfTable = self is UITableViewCell || self is UITableViewHeaderFooterView
    return superviewReference is UITableView && isPartOfTable ? .table : viewState.frameOrigin
  }
}
