import ConstraintSolver

/// The post in the solver's terms.
struct PostSystem {
  private var system = ConstraintSystem()
  private var variables: [SolverVariable] = []
  private var width: SolverConstraint?
  /// For each text its constraints of content hugging and of compression resistance.
  private var heights: [(hugging: SolverConstraint, resistance: SolverConstraint)] = []
  private var round = 0

  /// Makes everything and solves it.
  init() {
    for _ in 0..<PostConstraints.View.allCases.count * 4 { variables.append(system.makeVariable()) }
    require(terms(.content, .left), .equal, 0)
    require(terms(.content, .top), .equal, 0)
    width = require(terms(.content, .width), .equal, -PostConstraints.width)
    require(terms(.content, .height), .greaterThanOrEqual, 0)
    for constraint in PostConstraints.constraints {
      var terms = terms(constraint.view, constraint.attribute)
      if let other = constraint.other { terms += self.terms(other, constraint.otherAttribute, factor: -1) }
      require(terms, constraint.isAtLeast ? .greaterThanOrEqual : .equal, -constraint.constant)
    }
    for text in PostConstraints.texts {
      _ = preference(text.view, .width, text.width)
      heights.append(preference(text.view, .height, text.height))
    }
    system.solve()
  }

  var height: Double { system.value(of: variables[3]) }

  /// Two new text heights, and the solution.
  mutating func changeTexts() {
    setTexts()
    system.solve()
  }

  /// Sets other texts and another width, and solves the system.
  mutating func changeTextsAndWidth() {
    setTexts()
    if let width { system.setConstant(-PostConstraints.width - Double(round), of: width) }
    system.solve()
  }

  private mutating func setTexts() {
    round = round == 7 ? 0 : round + 1
    for (index, pair) in heights.enumerated() {
      let height = PostConstraints.texts[index].height + Double(round * (index * 3 + 1))
      system.setConstant(-height, of: pair.hugging)
      system.setConstant(-height, of: pair.resistance)
    }
  }

  private func terms(
    _ view: PostConstraints.View, _ attribute: PostConstraints.Attribute, factor: Double = 1
  ) -> [SolverTerm] {
    let first = view.rawValue * 4
    return switch attribute {
    case .left: [SolverTerm(variables[first], factor)]
    case .top: [SolverTerm(variables[first + 1], factor)]
    case .right: [SolverTerm(variables[first], factor), SolverTerm(variables[first + 2], factor)]
    case .bottom: [SolverTerm(variables[first + 1], factor), SolverTerm(variables[first + 3], factor)]
    case .width: [SolverTerm(variables[first + 2], factor)]
    case .height: [SolverTerm(variables[first + 3], factor)]
    }
  }

  @discardableResult
  private mutating func require(
    _ terms: [SolverTerm], _ relation: SolverRelation, _ constant: Double, _ priority: SolverPriority = .required
  ) -> SolverConstraint {
    let constraint = system.makeConstraint(terms, relation, constant: constant, priority: priority)
    system.activate(constraint)
    return constraint
  }

  private mutating func preference(
    _ view: PostConstraints.View, _ attribute: PostConstraints.Attribute, _ length: Double
  ) -> (SolverConstraint, SolverConstraint) {
    let terms = terms(view, attribute)
    return (
      require(terms, .lessThanOrEqual, -length, SolverPriority(250)),
      require(terms, .greaterThanOrEqual, -length, SolverPriority(750))
    )
  }
}
