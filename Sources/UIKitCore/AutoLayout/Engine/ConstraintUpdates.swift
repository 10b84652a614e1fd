/// Runs the pass that calls `updateConstraints()` on marked views, innermost first.
@MainActor
struct ConstraintUpdates {
  let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  func setNeeded() {
    view.viewState.needsUpdateConstraints = true
    noteNeedAbove()
    LayoutEngine.ensure(for: view).invalidateSolution()
  }

  /// Called when the view was added to a superview. Its first update runs with the first constraint layout; for
  /// controllers' views, and views whose class requires it, one is scheduled. [D]
  func didArrive() {
    if view.viewState.needsUpdateConstraints || view.viewState.subtreeNeedsUpdateConstraints { noteNeedAbove() }
    guard view.owningViewController != nil || type(of: view).requiresConstraintBasedLayout else { return }
    LayoutEngine.ensure(for: view).invalidateSolution()
  }

  /// Tells the ancestors that the view is marked.
  private func noteNeedAbove() {
    var ancestor = view.superviewReference
    while let current = ancestor, !current.viewState.subtreeNeedsUpdateConstraints {
      current.viewState.subtreeNeedsUpdateConstraints = true
      ancestor = current.superviewReference
    }
  }

  /// Runs the pass.
  ///
  /// - Parameter waitsForAppearance: whether to leave out views of controllers that have not appeared yet: their
  ///   `updateViewConstraints()` comes after `viewIsAppearing(_:)` [D].
  func updateIfNeeded(waitsForAppearance: Bool = false) {
    if waitsForAppearance, view.owningViewController?.isYetToAppear == true { return }
    if view.viewState.subtreeNeedsUpdateConstraints {
      view.viewState.subtreeNeedsUpdateConstraints = false
      for subview in view.viewState.subviews {
        ConstraintUpdates(subview).updateIfNeeded(waitsForAppearance: waitsForAppearance)
      }
    }
    guard view.viewState.needsUpdateConstraints else { return }
    view.viewState.needsUpdateConstraints = false
    view.owningViewController?.updateViewConstraints() ?? view.updateConstraints()
  }

  /// Runs the updates that waited for the controller to appear.
  func resume() {
    guard view.viewState.needsUpdateConstraints || view.viewState.subtreeNeedsUpdateConstraints else { return }
    noteNeedAbove()
    let engine = LayoutEngine.ensure(for: view)
    engine.invalidateSolution()
    engine.solve()
  }
}
