/// The size that a view's constraints give it when only wishes for its size are laid down.
@MainActor
struct FittingSize {
  let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  /// A layout root's own engine is asked, which is cheap; any other view gets one for the question, with the view as
  /// its root, so that nothing moves.
  func size(target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
    let content = view.intrinsicContentSize
    guard ConstraintHierarchy(view).takesPart || content.width >= 0 || content.height >= 0 else {
      return view.sizeThatFits(target)
    }
    let wish = RootSizeWish(target: target, horizontal: horizontal, vertical: vertical)
    let engine = view.viewState.isLayoutRoot ? LayoutEngine.ensure(for: view) : LayoutEngine(root: view, isMeasuring: true)
    return engine.fittingSize(wish)
  }
}
