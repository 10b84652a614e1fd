import ConstraintSolver

/// The size of a scroll view's content: determined by constraints, else the size that was set.
@MainActor
struct ScrollContentPreference {
  private let width: SolverConstraint
  private let height: SolverConstraint
  /// The content size that the last solution preferred; constraints may have determined another one.
  private var stated = CGSize.zero
  /// The preferred size and the solved size when the scroll view last took over a solved content size.
  private var taken: (stated: CGSize, answer: CGSize)?

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

  mutating func state(_ size: CGSize, _ system: inout ConstraintSystem) {
    stated = size
    system.setConstant(-Double(size.width), of: width)
    system.setConstant(-Double(size.height), of: height)
  }

  /// Whether a solution that prefers `size` can differ from the last one, which gave `answer`.
  func isNews(_ size: CGSize, after answer: CGSize) -> Bool { size != stated && size != answer }

  /// Notes that the scroll view takes over a solved size.
  ///
  /// - Returns: False if the scroll view has already taken this size for the same preferred size. If its content has
  ///   another size since, the scroll view's own layout set that: taking over the solved size again would make the two
  ///   alternate without end.
  mutating func take(_ answer: CGSize) -> Bool {
    if let taken, taken == (stated, answer) { return false }
    taken = (stated, answer)
    return true
  }
}
