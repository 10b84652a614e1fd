/// Where one engine's views end and another's begin.
///
/// A cell and its content view are roots of their own, so that showing a row solves that row. To an app there is one
/// layout: a constraint may tie anything to anything above or beside it. Where one reaches into a root, that root ends
/// for good and is laid out with the view that holds the constraint.
@MainActor
enum LayoutRoots {
  /// Ends the roots between a constraint's holder and the views it is about.
  static func join(_ views: [UIView], under holder: UIView) {
    for view in views {
      var current = view
      while current !== holder, let superview = current.superviewReference {
        if current.viewState.isLayoutRoot { end(current) }
        current = superview
      }
    }
  }

  private static func end(_ root: UIView) {
    root.viewState.isLayoutRoot = false
    root.viewState.constraints?.engine = nil
    // What is around a cell may depend on the size of its content.
    for subview in root.viewState.subviews where subview.viewState.isLayoutRoot { end(subview) }
    LayoutEngine.ensure(for: root).invalidate()
  }
}
