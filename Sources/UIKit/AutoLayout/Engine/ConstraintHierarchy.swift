/// What happens to constraints when views come and go.
@MainActor
struct ConstraintHierarchy {
  let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  /// The view, with everything in it, is about to leave its superview: constraints that reach out of it end.
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

  /// The view got a superview, whose layout root now lays it out.
  func didJoinSuperview() {
    ConstraintUpdates(view).didArrive()
    guard takesPart, !view.viewState.isLayoutRoot else { return }
    view.viewState.constraints?.engine = nil
    LayoutEngine.ensure(for: view).invalidate()
  }

  /// Ends the constraints above the view that speak of one of its guides.
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

  /// Whether anything in the view is part of constraint layout.
  var takesPart: Bool { Self.takesPart(view) }

  private static func takesPart(_ view: UIView) -> Bool {
    if view.viewState.constraints != nil || !view.viewState.translatesAutoresizingMask { return true }
    return view.viewState.subviews.contains { !$0.viewState.isLayoutRoot && takesPart($0) }
  }
}
