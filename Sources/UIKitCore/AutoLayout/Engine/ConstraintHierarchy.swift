/// Updates constraints when views are added to and removed from the hierarchy.
@MainActor
struct ConstraintHierarchy {
  let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  /// Called before the view leaves its superview, with all its subviews: deactivates constraints that reach out of
  /// it.
  func willLeaveSuperview() {
    guard takesPart, !view.viewState.isLayoutRoot else { return }
    var ancestor = view.superviewReference
    while let holder = ancestor {
      for constraint in holder.viewState.constraints?.constraints ?? [] where reaches(constraint) {
        ConstraintActivation(constraint).uninstall()
      }
      ancestor = holder.superviewReference
    }
    LayoutEngine.enclosing(view)?.invalidate()
  }

  /// Called when the view was added to a superview, whose layout root now lays it out.
  func didJoinSuperview() {
    ConstraintUpdates(view).didArrive()
    guard takesPart, !view.viewState.isLayoutRoot else { return }
    view.viewState.constraints?.engine = nil
    LayoutEngine.ensure(for: view).invalidate()
  }

  /// Deactivates the constraints of ancestors on one of the view's guides.
  func deactivateConstraints(on guide: UILayoutGuide) {
    var holder: UIView? = view
    while let current = holder {
      for constraint in current.viewState.constraints?.constraints ?? []
      where constraint.record.items.contains(where: { $0 === guide }) {
        ConstraintActivation(constraint).uninstall()
      }
      holder = current.superviewReference
    }
  }

  private func reaches(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.record.items.contains { item in
      let owner = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
      return owner?.isDescendant(of: view) ?? false
    }
  }

  /// Whether the view or a descendant takes part in constraint layout.
  var takesPart: Bool { Self.takesPart(view) }

  private static func takesPart(_ view: UIView) -> Bool {
    if view.viewState.constraints != nil || !view.viewState.translatesAutoresizingMask { return true }
    return view.viewState.subviews.contains { !$0.viewState.isLayoutRoot && takesPart($0) }
  }
}
