/// Runs the pass that calls `updateConstraints()` on marked views, innermost first.
@MainActor
struct ConstraintUpdates {
  struct State {
    fileprivate var areNeeded = true
    /// Whether a descendant needs an update; then this is set for all ancestors, too.
    fileprivate var areNeededBelow = false
  }

  let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  var areNeeded: Bool { view.viewState.constraintUpdates.areNeeded }

  func setNeeded() {
    view.viewState.constraintUpdates.areNeeded = true
    noteNeedAbove()
    LayoutEngine.ensure(for: view).invalidateSolution()
  }

  /// Called when the view was added to a superview. Its first update runs with the first constraint layout; for
  /// controllers' views, and views whose class requires it, one is scheduled. [D]
  func didArrive() {
    if view.viewState.constraintUpdates.areNeeded || view.viewState.constraintUpdates.areNeededBelow { noteNeedAbove() }
    guard view.owningViewController != nil || type(of: view).requiresConstraintBasedLayout else { return }
    LayoutEngine.ensure(for: view).invalidateSolution()
  }

  /// Tells the ancestors that the view is marked.
  private func noteNeedAbove() {
    var ancestor = view.superviewReference
    while let current = ancestor, !current.viewState.constraintUpdates.areNeededBelow {
      current.viewState.constraintUpdates.areNeededBelow = true
      ancestor = current.superviewReference
    }
  }

  /// Runs the pass.
  ///
  /// - Parameter waitsForAppearance: whether to leave out views of controllers that have not appeared yet: their
  ///   `updateViewConstraints()` comes after `viewIsAppearing(_:)` [D].
  func updateIfNeeded(waitsForAppearance: Bool = false) {
    if waitsForAppearance, view.owningViewController?.isYetToAppear == true { return }
    if view.viewState.constraintUpdates.areNeededBelow {
      view.viewState.constraintUpdates.areNeededBelow = false
      for subview in view.viewState.subviews {
        ConstraintUpdates(subview).updateIfNeeded(waitsForAppearance: waitsForAppearance)
      }
    }
    guard view.viewState.constraintUpdates.areNeeded else { return }
    view.viewState.constraintUpdates.areNeeded = false
    view.owningViewController?.updateViewConstraints() ?? view.updateConstraints()
  }

  /// Runs the updates that waited for the controller to appear.
  func resume() {
    guard view.viewState.constraintUpdates.areNeeded || view.viewState.constraintUpdates.areNeededBelow else { return }
    noteNeedAbove()
    let engine = LayoutEngine.ensure(for: view)
    engine.invalidateSolution()
    engine.solve()
  }
}
