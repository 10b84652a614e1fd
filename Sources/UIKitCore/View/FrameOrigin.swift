/// Who set a view's frame last.
package enum FrameOrigin: String {
  /// The app, by setting it.
  case manual
  /// The view's autoresizing mask, when its superview's size changed.
  case autoresizing
  case constraints
  /// A table view, which places its rows, headers and footers.
  case table
}

extension UIView {
  /// Who set the view's frame, for descriptions of layouts.
  package final var frameOrigin: FrameOrigin {
    let placing = superviewReference as? any SubviewPlacing
    return placing?.frameOrigin(of: self) ?? viewState.frameOrigin
  }
}

/// A view that sets the frames of some of its subviews by its own rules.
@MainActor
package protocol SubviewPlacing: UIView {
  /// Who gave a subview its frame; nil for subviews that such rules do not cover.
  func frameOrigin(of subview: UIView) -> FrameOrigin?
}
