import ConstraintSolver

// Constraints that contradict each other.
extension LayoutEngine {
  /// What to leave out of constraints that contradict each other: the one that was activated last, and of the
  /// constraints that follow from views' frames none, as long as there is another.
  func weakest(_ handles: [SolverConstraint]) -> SolverConstraint {
    let own = handles.filter { constraintsByHandle[$0] != nil }
    return own.max { activationNumber($0) < activationNumber($1) } ?? handles.max()!
  }

  private func activationNumber(_ handle: SolverConstraint) -> Int {
    constraintsByHandle[handle]?.record.activationNumber ?? 0
  }

  func report(_ conflicts: [SolverConflict]) {
    for conflict in conflicts where isNews(conflict) {
      ConstraintConflictReport(
        constraints: conflict.constraints.map { handle in
          constraintsByHandle[handle].map { $0.description } ?? describeOwnConstraint(handle)
        },
        broken: constraintsByHandle[conflict.broken]?.description ?? describeOwnConstraint(conflict.broken)
      ).log()
    }
  }

  /// The same constraints contradict each other in every solution until one of them ends; once is enough to say so.
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
