import ConstraintSolver

// Places and sizes that constraints leave open.
extension LayoutEngine {
  /// Moves an item whose place or size the constraints leave open to another of its best values.
  func exerciseAmbiguity(of item: LayoutItem) {
    isSolving = true
    let variables = item.variables
    let wishes = [variables.minX, variables.minY, variables.width, variables.height].map { variable in
      let value = system.value(of: variable) + Double.random(in: -Self.exerciseDistance...Self.exerciseDistance)
      let wish = system.makeConstraint(
        [SolverTerm(variable)], .equal, constant: -max(0, value), priority: Self.exercisePriority)
      system.activate(wish)
      return wish
    }
    satisfy()
    takeSolution()
    for wish in wishes { system.remove(wish) }
    report(system.solve(choose: weakest))
    isSolving = false
  }

  /// How far an edge is moved at most, in points.
  private static let exerciseDistance = 100.0
  private static let exercisePriority = SolverPriority(0.25)
}
