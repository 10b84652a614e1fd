/// Linear constraints over variables. Required constraints hold; the others are violated as little as their priorities
/// allow, strictly from the highest priority to the lowest.
///
///     var system = ConstraintSystem()
///     let x = system.makeVariable(), width = system.makeVariable()
///     let edge = system.makeConstraint([SolverTerm(x), SolverTerm(width)], .equal, constant: -320, priority:
///     .required)
///     system.activate(edge)
///     …
///     system.solve()
///     system.value(of: width)
///
/// Changes are collected and applied by ``solve()``, which continues from the last solution: a changed constant costs
/// at most a few pivots, and none if equations alone determine the values; adding and removing constraints costs what
/// depends on their variables. If constraints leave variables open, inequalities rest at their bounds,
/// ``isAmbiguous(_:)`` reports the variables, and ``decide(by:)`` makes the values independent of earlier solutions.
package struct ConstraintSystem {
  var store = ConstraintStore()
  /// The required equations.
  var substitution = Substitution()
  /// Free variables that share no constraint.
  var lone = LoneVariables()
  /// Groups of free variables that share constraints; an unused entry has no variables.
  var components: ContiguousArray<Component> = []
  var vacantComponents: ContiguousArray<Int32> = []
  /// For each variable its component; -1 for none.
  var componentOfVariable: ContiguousArray<Int32> = []
  /// For each constraint its placement.
  var placements: ContiguousArray<Placement> = []
  /// Constraints without a free variable: whether they hold does not depend on the solution.
  var settled: ContiguousArray<Int32> = []
  /// Constraints that were left out after a contradiction.
  var broken: Set<Int32> = []
  var values: ContiguousArray<Double> = []
  /// The values that ``decide(by:)`` chose, if anything was open.
  var decidedValues: ContiguousArray<Double>?
  /// For each variable whether its value is zero without any constraint.
  var restsAtZero: ContiguousArray<Bool> = []
  var changes = PendingChanges()
  var scratch = PlacementScratch()

  /// Handles of removed variables that can be reused, and those that can be once the triangle is rebuilt.
  var vacantVariables: ContiguousArray<Int32> = []
  var retiredVariables: ContiguousArray<Int32> = []

  /// How many pivots the tableaux have made since the system was created.
  package internal(set) var pivotCount = 0
  /// How many tableaux have been built.
  package internal(set) var componentBuildCount = 0
  /// The number of times that everything was solved from scratch.
  package internal(set) var rebuildCount = 0

  package init() {}

  /// Whether something changed since the last ``solve()``.
  package var hasPendingChanges: Bool { !changes.isEmpty }
}

// MARK: - Variables

extension ConstraintSystem {
  /// Makes a variable.
  ///
  /// - Parameter restsAtZero: Whether zero is the value of a variable without constraints, as for a length. For a
  ///   position ``decide(by:)`` must say where zero is.
  package mutating func makeVariable(restsAtZero: Bool = true) -> SolverVariable {
    let index = makeVariableIndex()
    self.restsAtZero[Int(index)] = restsAtZero
    return SolverVariable(index: index)
  }

  mutating func makeVariableIndex() -> Int32 {
    if let index = vacantVariables.popLast() {
      values[Int(index)] = 0
      restsAtZero[Int(index)] = true
      return index
    }
    values.append(0)
    restsAtZero.append(true)
    componentOfVariable.append(-1)
    return Int32(values.count - 1)
  }

  /// Removes a variable. No active constraint may contain it at the next ``solve()``.
  package mutating func remove(_ variable: SolverVariable) {
    retiredVariables.append(variable.index)
    restsAtZero[Int(variable.index)] = true
  }

  /// The variable's value by the last ``solve()``, and by a later ``decide(by:)``.
  package func value(of variable: SolverVariable) -> Double {
    if let decidedValues, Int(variable.index) < decidedValues.count { return decidedValues[Int(variable.index)] }
    return values[Int(variable.index)]
  }

  /// Whether the active constraints leave the variable more than one best value.
  package func isAmbiguous(_ variable: SolverVariable) -> Bool {
    guard Int(variable.index) < substitution.definitionOfVariable.count else { return true }
    var lone = lone
    return substitution.freeVariables(of: variable.index).contains { free in
      if lone.contains(free) { return lone.solve(free, store: store).isAmbiguous }
      let component = componentOfVariable[Int(free)]
      return component < 0 || components[Int(component)].tableau.hasAlternatives
    }
  }
}

// MARK: - Constraints

extension ConstraintSystem {
  /// Makes an inactive constraint `Σ coefficient · variable + constant (≤, =, ≥) 0`.
  ///
  /// A constant that is not a number becomes zero, and one beyond ``greatestConstant`` becomes that limit: the solver's
  /// values stay finite for any sizes that views report.
  ///
  /// - Precondition: The coefficients are finite.
  package mutating func makeConstraint(
    _ terms: [SolverTerm], _ relation: SolverRelation, constant: Double, priority: SolverPriority = .required
  ) -> SolverConstraint {
    precondition(
      terms.allSatisfy { $0.coefficient.isFinite },
      "a constraint needs finite coefficients, not \(terms.map(\.coefficient))")
    let index = store.insert(terms, relation: relation, constant: Self.limited(constant), priority: priority)
    if Int(index) == placements.count { placements.append(Placement()) }
    return SolverConstraint(index: index)
  }

  package mutating func remove(_ constraint: SolverConstraint) {
    deactivate(constraint)
    // The handle must not be reused while the old constraint still has a placement.
    changes.retired.append(constraint.index)
  }

  package func isActive(_ constraint: SolverConstraint) -> Bool { store[constraint.index].isActive }

  package mutating func activate(_ constraint: SolverConstraint) {
    guard !store[constraint.index].isActive else { return }
    store[constraint.index].isActive = true
    changes.activations.append(constraint.index)
  }

  package mutating func deactivate(_ constraint: SolverConstraint) {
    guard store[constraint.index].isActive else { return }
    store[constraint.index].isActive = false
    changes.activations.append(constraint.index)
  }

  /// The largest absolute value of a constant: far beyond any screen, and small enough to keep tenths of a pixel
  /// exact.
  package static let greatestConstant = 1e9

  private static func limited(_ constant: Double) -> Double {
    constant.isNaN ? 0 : max(-greatestConstant, min(greatestConstant, constant))
  }

  package func constant(of constraint: SolverConstraint) -> Double { store[constraint.index].constant }

  /// Changes a constant, within the limits of ``makeConstraint(_:_:constant:priority:)``.
  package mutating func setConstant(_ constant: Double, of constraint: SolverConstraint) {
    let constant = Self.limited(constant)
    guard store[constraint.index].constant != constant else { return }
    store[constraint.index].constant = constant
    guard store[constraint.index].isActive else { return }
    if store[constraint.index].isEquation {
      changes.equationConstants = true
    } else {
      changes.constants.append(constraint.index)
    }
  }

  package func priority(of constraint: SolverConstraint) -> SolverPriority { store[constraint.index].priority }

  package mutating func setPriority(_ priority: SolverPriority, of constraint: SolverConstraint) {
    let old = store[constraint.index].priority
    guard old != priority else { return }
    store[constraint.index].priority = priority
    guard store[constraint.index].isActive else { return }
    if old.isRequired || priority.isRequired {
      changes.activations.append(constraint.index)
    } else {
      changes.priorities.append(constraint.index)
    }
  }
}

/// The changes since the last solution.
struct PendingChanges {
  /// Constraints that were activated or deactivated, or became required or optional.
  var activations: ContiguousArray<Int32> = []
  var equationConstants = false
  /// Other constraints whose constants changed, and whose priorities changed.
  var constants: ContiguousArray<Int32> = []
  var priorities: ContiguousArray<Int32> = []
  /// Constraints whose handles become free once the changes have been applied.
  var retired: ContiguousArray<Int32> = []

  var isEmpty: Bool { !equationConstants && activations.isEmpty && constants.isEmpty && priorities.isEmpty }

  mutating func removeAll() {
    activations.removeAll(keepingCapacity: true)
    equationConstants = false
    constants.removeAll(keepingCapacity: true)
    priorities.removeAll(keepingCapacity: true)
    retired.removeAll(keepingCapacity: true)
  }
}
