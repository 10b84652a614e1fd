/// The pass that calls `updateConstraints()`, innermost views first, on those that asked for it.
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

  /// The view got a superview. What has not been updated yet is updated with the first constraint layout; views of
  /// controllers, and those whose class asks for it, see to it that there is one. [D]
  func didArrive() {
    if view.viewState.needsUpdateConstraints || view.viewState.subtreeNeedsUpdateConstraints { noteNeedAbove() }
    guard view.owningViewController != nil || type(of: view).requiresConstraintBasedLayout else { return }
    LayoutEngine.ensure(for: view).invalidateSolution()
  }

  /// Lets the views above know of what is asked for.
  private func noteNeedAbove() {
    var ancestor = view.superviewReference
    while let current = ancestor, !current.viewState.subtreeNeedsUpdateConstraints {
      current.viewState.subtreeNeedsUpdateConstraints = true
      ancestor = current.superviewReference
    }
  }

  /// - Parameter waitsForAppearance: whether views of controllers that have not been told yet that they appear are left
  ///   out: their `updateViewConstraints()` comes after `viewIsAppearing(_:)` [D].
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

  /// What waited for the controller to appear is made up for.
  func resume() {
    guard view.viewState.needsUpdateConstraints || view.viewState.subtreeNeedsUpdateConstraints else { return }
    noteNeedAbove()
    let engine = LayoutEngine.ensure(for: view)
    engine.invalidateSolution()
    engine.solve()
  }
}
