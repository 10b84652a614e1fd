/// The pass that calls `updateConstraints()`, innermost views first, on those that asked for it.
@MainActor
struct ConstraintUpdates {
  let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  func setNeeded() {
    guard !view.state.needsUpdateConstraints else { return }
    view.state.needsUpdateConstraints = true
    var ancestor = view.superviewReference
    while let current = ancestor, !current.state.subtreeNeedsUpdateConstraints {
      current.state.subtreeNeedsUpdateConstraints = true
      ancestor = current.superviewReference
    }
    LayoutEngine.ensure(for: view).invalidateSolution()
  }

  func updateIfNeeded() {
    if view.state.subtreeNeedsUpdateConstraints {
      view.state.subtreeNeedsUpdateConstraints = false
      for subview in view.state.subviews { ConstraintUpdates(subview).updateIfNeeded() }
    }
    guard view.state.needsUpdateConstraints else { return }
    view.state.needsUpdateConstraints = false
    view.owningViewController?.updateViewConstraints() ?? view.updateConstraints()
  }
}
