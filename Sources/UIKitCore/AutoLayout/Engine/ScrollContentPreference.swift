import ConstraintSolver

/// The size of a scroll view's content: determined by constraints, else the size that was set.
@MainActor
struct ScrollContentPreference {
  private let width: SolverConstraint
  private let height: SolverConstraint

  /// Below every priority that apps can request.
  private static let priority = SolverPriority(0.5)

  init(_ variables: LayoutItemVariables, _ system: inout ConstraintSystem) {
    func preference(_ variable: SolverVariable) -> SolverConstraint {
      system.activate(system.makeConstraint([SolverTerm(variable)], .greaterThanOrEqual, constant: 0))
      let preference = system.makeConstraint([SolverTerm(variable)], .equal, constant: 0, priority: Self.priority)
      system.activate(preference)
      return preference
    }
    width = preference(variables.width)
    height = preference(variables.height)
  }

  func state(_ size: CGSize, _ system: inout ConstraintSystem) {
    system.setConstant(-Double(size.width), of: width)
    system.setConstant(-Double(size.height), of: height)
  }
}
