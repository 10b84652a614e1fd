import ConstraintSolver

/// The size that a view's constraints give it when only wishes for its size are laid down.
@MainActor
struct FittingSize {
  let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  /// Solved by an engine of its own with the view as its root, which leaves the view where it is.
  func size(target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
    let engine = LayoutEngine(root: view, fitting: RootSizeWish(target: target, horizontal: horizontal, vertical: vertical))
    engine.solve()
    return engine.rootSize
  }
}

/// What size a root is to have, and how much.
struct RootSizeWish {
  var target: CGSize
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority
}
