/// Who gave a view the frame it has.
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
  /// Who gave the view its frame, for descriptions of layouts.
  package final var frameOrigin: FrameOrigin {
    let isPartOfTable = self is UITableViewCell || self is UITableViewHeaderFooterView
    return superviewReference is UITableView && isPartOfTable ? .table : viewState.frameOrigin
  }
}
