import ConstraintSolver

// Constraints that contradict each other.
extension LayoutEngine {
  /// Chooses the constraint to break among contradicting ones: the one that was activated last; a constraint that
  /// represents a view's frame only if there is no other.
  func weakest(_ handles: [SolverConstraint]) -> SolverConstraint {
    let own = handles.filter { constraintsByHandle[$0] != nil }
    return own.max { activationNumber($0) < activationNumber($1) } ?? handles.max()!
  }

  private func activationNumber(_ handle: SolverConstraint) -> Int {
    constraintsByHandle[handle]?.record.activationNumber ?? 0
  }

  func report(_ conflicts: [SolverConflict]) {
    for conflict in conflicts where isNews(conflict) {
      let report = ConstraintConflictReport(
        constraints: conflict.constraints.map { handle in
          constraintsByHandle[handle].map { $0.description } ?? describeOwnConstraint(handle)
        },
        broken: constraintsByHandle[conflict.broken]?.description ?? describeOwnConstraint(conflict.broken))
      report.log()
      self.conflicts.append(
        KnownConflict(
          report: report, own: conflict.constraints.compactMap { constraintsByHandle[$0].map(WeakConstraint.init) },
          broken: WeakConstraint(constraintsByHandle[conflict.broken])))
    }
  }

  /// Whether a conflict has not been reported yet. It recurs in every solution until one of its constraints is
  /// deactivated.
  private func isNews(_ conflict: SolverConflict) -> Bool {
    let own = conflict.constraints.compactMap { constraintsByHandle[$0].map(ObjectIdentifier.init) }
    return own.isEmpty || reportedConflicts.insert(Set(own)).inserted
  }

  private func describeOwnConstraint(_ handle: SolverConstraint) -> String {
    for item in items {
      if let text = item.description(of: handle, in: system) { return text }
    }
    return "a constraint of the system's"
  }
}
