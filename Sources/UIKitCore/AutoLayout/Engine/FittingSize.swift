/// Computes the size that a view's constraints give it for a preferred size.
@MainActor
package struct FittingSize {
  let view: UIView

  package init(_ view: UIView) {
    self.view = view
  }

  /// The fitting size. A layout root's own engine is used, which is cheap; for another view an engine is made with
  /// the view as its root, so that nothing moves.
  package func size(target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
    let content = view.intrinsicContentSize
    guard ConstraintHierarchy(view).takesPart || content.width >= 0 || content.height >= 0 else {
      return view.sizeThatFits(target)
    }
    let preference = RootSizePreference(target: target, horizontal: horizontal, vertical: vertical)
    if view.viewState.isLayoutRoot { return LayoutEngine.ensure(for: view).fittingSize(preference) }
    // [C] If the target width is not required, labels keep the line breaks of their last layout.
    let engine = LayoutEngine(root: view, isMeasuring: true, keepsLines: horizontal < .required)
    return engine.fittingSize(preference)
  }
}
