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
/// few pivots at most, and none where equations alone determine the answer. The same constraints give the same values
/// in every process; where a system leaves something open, the answer is one of the best, and ``isAmbiguous(_:)`` says so.
package struct ConstraintSystem {
  var store = ConstraintStore()
  var substitution = Substitution()
  var components: ContiguousArray<Component> = []
  /// For each constraint the component it belongs to, -1 for none.
  var componentOfConstraint: ContiguousArray<Int32> = []
  /// The base of each constraint as its component knows it.
  var knownBases: ContiguousArray<Double> = []
  /// Constraints that no variable is left to serve: they hold or they do not.
  var settled: ContiguousArray<Int32> = []
  /// Constraints left out after a contradiction.
  var broken: Set<Int32> = []
  var values: ContiguousArray<Double> = []
  private var vacantVariables: [Int32] = []
  var changes = PendingChanges()

  /// How often quantities changed places in a tableau, over the system's life.
  package internal(set) var pivotCount = 0
  /// How often a component was solved from nothing.
  package internal(set) var componentBuildCount = 0

  package init() {}

  /// Whether something changed since the last ``solve()``.
  package var hasPendingChanges: Bool { !changes.isEmpty }
}

// MARK: - Variables

extension ConstraintSystem {
  package mutating func makeVariable() -> SolverVariable {
    if let index = vacantVariables.popLast() {
      values[Int(index)] = 0
      return SolverVariable(index: index)
    }
    values.append(0)
    changes.structure = true
    return SolverVariable(index: Int32(values.count - 1))
  }

  /// Gives a variable up. No constraint that speaks of it may be left.
  package mutating func remove(_ variable: SolverVariable) {
    vacantVariables.append(variable.index)
  }

  /// The variable's value by the last ``solve()``.
  package func value(of variable: SolverVariable) -> Double { values[Int(variable.index)] }

  /// Whether the active constraints leave the variable more than one best value.
  package func isAmbiguous(_ variable: SolverVariable) -> Bool {
    var copy = substitution
    let determining = copy.freeVariables(of: variable.index)
    return determining.contains { free in
      guard let component = components.first(where: { $0.contains(free) }) else { return true }
      return component.tableau.hasAlternatives
    }
  }
}

// MARK: - Constraints

extension ConstraintSystem {
  /// Makes a constraint `Σ coefficient · variable + constant (≤, =, ≥) 0`, not active yet.
  package mutating func makeConstraint(
    _ terms: some Sequence<SolverTerm>, _ relation: SolverRelation, constant: Double,
    priority: SolverPriority = .required
  ) -> SolverConstraint {
    let index = store.insert(terms, relation: relation, constant: constant, priority: priority)
    if Int(index) == componentOfConstraint.count {
      componentOfConstraint.append(-1)
      knownBases.append(0)
    }
    return SolverConstraint(index: index)
  }

  package mutating func remove(_ constraint: SolverConstraint) {
    deactivate(constraint)
    // The handle may be used again before the next solution, which must not take the new one for the old.
    if componentOfConstraint[Int(constraint.index)] >= 0 || settled.contains(constraint.index) { changes.structure = true }
    store.remove(constraint.index)
  }

  package func isActive(_ constraint: SolverConstraint) -> Bool { store[constraint.index].isActive }

  package mutating func activate(_ constraint: SolverConstraint) {
    guard !store[constraint.index].isActive else { return }
    store[constraint.index].isActive = true
    noteStructure(of: constraint.index)
  }

  package mutating func deactivate(_ constraint: SolverConstraint) {
    guard store[constraint.index].isActive else { return }
    store[constraint.index].isActive = false
    noteStructure(of: constraint.index)
  }

  package func constant(of constraint: SolverConstraint) -> Double { store[constraint.index].constant }

  package mutating func setConstant(_ constant: Double, of constraint: SolverConstraint) {
    guard store[constraint.index].constant != constant else { return }
    store[constraint.index].constant = constant
    guard store[constraint.index].isActive else { return }
    if isEquation(constraint.index) {
      changes.equationConstants = true
    } else {
      changes.constants.append(constraint.index)
    }
    // What contradicted itself may not do so any more.
    if !broken.isEmpty { changes.structure = true }
  }

  package func priority(of constraint: SolverConstraint) -> SolverPriority { store[constraint.index].priority }

  package mutating func setPriority(_ priority: SolverPriority, of constraint: SolverConstraint) {
    let old = store[constraint.index].priority
    guard old != priority else { return }
    store[constraint.index].priority = priority
    guard store[constraint.index].isActive else { return }
    if old.isRequired || priority.isRequired {
      changes.structure = true
    } else {
      changes.priorities.append(constraint.index)
    }
  }

  /// A required equation, which determines a variable instead of entering a tableau.
  func isEquation(_ constraint: Int32) -> Bool {
    store[constraint].relation == .equal && store[constraint].priority.isRequired
  }

  private mutating func noteStructure(of constraint: Int32) {
    if isEquation(constraint) || !broken.isEmpty {
      changes.structure = true
    } else {
      changes.activations.append(constraint)
    }
  }
}

/// What was asked for since the last solution.
struct PendingChanges {
  /// Equations came or went, so that variables may be determined by others than before.
  var structure = false
  var equationConstants = false
  /// Other constraints whose constants changed, that came or went, and whose priorities changed.
  var constants: ContiguousArray<Int32> = []
  var activations: ContiguousArray<Int32> = []
  var priorities: ContiguousArray<Int32> = []

  var isEmpty: Bool {
    !structure && !equationConstants && constants.isEmpty && activations.isEmpty && priorities.isEmpty
  }
}
