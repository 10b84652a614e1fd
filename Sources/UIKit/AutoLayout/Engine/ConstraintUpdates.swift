/// The pass that calls `updateConstraints()`, innermost views first, on those that asked for it.
@MainActor
struct ConstraintUpdates {
  let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  func setNeeded() {
    guard !view.viewState.needsUpdateConstraints else { return }
    view.viewState.needsUpdateConstraints = true
    var ancestor = view.superviewReference
    while let current = ancestor, !current.viewState.subtreeNeedsUpdateConstraints {
      current.viewState.subtreeNeedsUpdateConstraints = true
      ancestor = current.superviewReference
    }
    LayoutEngine.ensure(for: view).invalidateSolution()
  }

  func updateIfNeeded() {
    if view.viewState.subtreeNeedsUpdateConstraints {
      view.viewState.subtreeNeedsUpdateConstraints = false
      for subview in view.viewState.subviews { ConstraintUpdates(subview).updateIfNeeded() }
    }
    guard view.viewState.needsUpdateConstraints else { return }
    view.viewState.needsUpdateConstraints = false
    view.owningViewController?.updateViewConstraints() ?? view.updateConstraints()
  }
}
