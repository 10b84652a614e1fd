/// Required constraints that cannot hold together.
package struct SolverConflict: Hashable, Sendable {
  /// The contradicting constraints in the order of their handles. Without any one of them the others could hold.
  package var constraints: [SolverConstraint]
  /// The one of them that the solver left out in order to continue.
  package var broken: SolverConstraint

  package init(constraints: [SolverConstraint], broken: SolverConstraint) {
    self.constraints = constraints
    self.broken = broken
  }
}
