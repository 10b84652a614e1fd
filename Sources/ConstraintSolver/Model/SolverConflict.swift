/// Required constraints that cannot hold together.
package struct SolverConflict: Hashable, Sendable {
  /// The constraints that contradict each other, in the order of their handles: each is needed for the contradiction.
  package var constraints: [SolverConstraint]
  /// The one of them that the solver left out so that it could go on.
  package var broken: SolverConstraint

  package init(constraints: [SolverConstraint], broken: SolverConstraint) {
    self.constraints = constraints
    self.broken = broken
  }
}
