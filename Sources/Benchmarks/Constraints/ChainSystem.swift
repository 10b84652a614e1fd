import ConstraintSolver

/// Views below each other, as wide as the space, of fixed heights or as high as their content.
struct ChainSystem {
  private var system = ConstraintSystem()

  init(count: Int, isFixed: Bool) {
    func require(_ terms: [SolverTerm], _ constant: Double) {
      system.activate(system.makeConstraint(terms, .equal, constant: constant))
    }
    func makeView() -> (x: SolverVariable, y: SolverVariable, width: SolverVariable, height: SolverVariable) {
      (system.makeVariable(), system.makeVariable(), system.makeVariable(), system.makeVariable())
    }
    let root = makeView()
    for (variable, value) in [(root.x, 0.0), (root.y, 0), (root.width, 390), (root.height, 844)] {
      require([SolverTerm(variable)], -value)
    }
    var bottom = [SolverTerm(root.y, -1)]
    for index in 0..<count {
      let view = makeView()
      require([SolverTerm(view.x), SolverTerm(root.x, -1)], -16)
      require([SolverTerm(view.x), SolverTerm(view.width), SolverTerm(root.x, -1), SolverTerm(root.width, -1)], 16)
      require([SolverTerm(view.y)] + bottom, -8)
      bottom = [SolverTerm(view.y, -1), SolverTerm(view.height, -1)]
      let height = [SolverTerm(view.height)]
      let length = Double(20 + index % 7)
      if isFixed {
        require(height, -length)
      } else {
        for (relation, priority) in [(SolverRelation.lessThanOrEqual, 250.0), (.greaterThanOrEqual, 750)] {
          system.activate(
            system.makeConstraint(height, relation, constant: -length, priority: SolverPriority(priority)))
        }
      }
    }
    system.solve()
  }
}
