/// Linear constraints over variables, solved so that required ones hold and others are missed as little as their
/// priorities allow, strictly from the highest priority to the lowest.
///
///     var system = ConstraintSystem()
///     let x = system.makeVariable(), width = system.makeVariable()
///     let edge = system.makeConstraint([SolverTerm(x), SolverTerm(width)], .equal, constant: -320, priority: .required)
///     system.activate(edge)
///     …
///     system.solve()
///     system.value(of: width)
///
/// Changes are collected and answered by ``solve()``, which goes on from the last solution: a changed constant costs a
/// few pivots at most, and none where equations alone determine the answer; what comes and goes touches the variables
/// that depend on it. Where a system leaves something open, inequalities rest at their bounds, ``isAmbiguous(_:)`` says
/// so, and ``decide(by:)`` makes the answer the same whatever was solved before.
package struct ConstraintSystem {
  var store = ConstraintStore()
  /// Required equations.
  var substitution = Substitution()
  /// Free variables that stand alone.
  var lone = LoneVariables()
  /// Free variables that share constraints; vacant places have no variables.
  var components: ContiguousArray<Component> = []
  var vacantComponents: ContiguousArray<Int32> = []
  /// For each variable the component it belongs to, -1 for none.
  var componentOfVariable: ContiguousArray<Int32> = []
  /// For each constraint where it takes part.
  var placements: ContiguousArray<Placement> = []
  /// Constraints that no variable is left to serve: they hold or they do not.
  var settled: ContiguousArray<Int32> = []
  /// Constraints left out after a contradiction.
  var broken: Set<Int32> = []
  var values: ContiguousArray<Double> = []
  /// The values that ``decide(by:)`` chose where there was something to choose.
  var decidedValues: ContiguousArray<Double>?
  /// For each variable whether zero is what it is when nothing speaks of it.
  var restsAtZero: ContiguousArray<Bool> = []
  var changes = PendingChanges()
  var scratch = PlacementScratch()

  /// Variables that can be made again, and those that can be once the triangle is built anew.
  var vacantVariables: ContiguousArray<Int32> = []
  var retiredVariables: ContiguousArray<Int32> = []

  /// How often quantities changed places in a tableau, over the system's life.
  package internal(set) var pivotCount = 0
  /// How often a tableau was made.
  package internal(set) var componentBuildCount = 0
  /// How often everything was worked out from nothing.
  package internal(set) var rebuildCount = 0

  package init() {}

  /// Whether something changed since the last ``solve()``.
  package var hasPendingChanges: Bool { !changes.isEmpty }
}

// MARK: - Variables

extension ConstraintSystem {
  /// - Parameter restsAtZero: Whether zero is the value that a variable has when nothing speaks of it, as of a length; of
  ///   a place ``decide(by:)`` has to say where zero is.
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

  /// Gives a variable up. No active constraint may speak of it when the system is solved next.
  package mutating func remove(_ variable: SolverVariable) {
    retiredVariables.append(variable.index)
    restsAtZero[Int(variable.index)] = true
  }

  /// The variable's value by the last ``solve()``, and by ``decide(by:)`` if that came after it.
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
  /// Makes a constraint `Σ coefficient · variable + constant (≤, =, ≥) 0`, not active yet.
  ///
  /// A constant that is no number counts as zero, and one beyond ``greatestConstant`` as that: whatever views make of
  /// themselves, the answer stays a number.
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
    // The handle must not be used again while something still stands for the old constraint.
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

  /// The largest constant, either way: far beyond any screen, and small enough for exact tenths of a pixel beside it.
  package static let greatestConstant = 1e9

  private static func limited(_ constant: Double) -> Double {
    constant.isNaN ? 0 : max(-greatestConstant, min(greatestConstant, constant))
  }

  package func constant(of constraint: SolverConstraint) -> Double { store[constraint.index].constant }

  /// Changes a constant; the limits are those of ``makeConstraint(_:_:constant:priority:)``.
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

/// What was asked for since the last solution.
struct PendingChanges {
  /// Constraints that came or went, or became required, or ceased to be.
  var activations: ContiguousArray<Int32> = []
  var equationConstants = false
  /// Other constraints whose constants changed, and whose priorities changed.
  var constants: ContiguousArray<Int32> = []
  var priorities: ContiguousArray<Int32> = []
  /// Constraints whose handles are free once the changes have been made.
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
