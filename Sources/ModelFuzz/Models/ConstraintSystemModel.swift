import ConstraintSolver
import Fuzzing

/// Compares a `ConstraintSystem` that is edited step by step with one that is made anew, in another order, each time.
///
/// Both must violate the constraints of each priority by equal amounts, and agree on every value that the constraints
/// determine. If constraints contradict each other, the reported set must be minimal, and the rest must be solved as if
/// the broken one did not exist.
struct ConstraintSystemModel: FuzzModel {
  static let name = "constraint-system"
  static let stepCost = 20
  private static let stepsPerSystem = 250

  private var generator: SeededGenerator
  private var edited = EditedConstraintSystem(variableCount: 0)
  private var steps = 0

  init(generator: SeededGenerator) { self.generator = generator }

  mutating func step() throws(Mismatch) {
    if steps % Self.stepsPerSystem == 0 {
      // Small systems often meet rare cases; large systems have long chains and tableaus.
      edited = EditedConstraintSystem(
        variableCount: generator.oneIn(8) ? generator.int(20...60) : generator.int(1...12))
    }
    steps += 1
    for _ in 0..<generator.int(1...3) { edited.change(&generator) }
    // A broken constraint stays broken until something changes.
    guard edited.system.hasPendingChanges else { return }
    let conflicts = edited.system.solve()
    try expectNoViolation(edited.system.invariantViolation())
    for conflict in conflicts { try check(conflict) }
    let broken = Set(conflicts.map(\.broken))
    try compare(leavingOut: broken)
    // A contradictory system is solved from the beginning each time, which is not the path to test; so broken
    // constraints are mostly removed.
    if !generator.oneIn(4) { for handle in broken { edited.deactivate(handle) } }
  }

  /// Checks that each constraint of the set is needed for the contradiction: the others can be satisfied without it.
  private func check(_ conflict: SolverConflict) throws(Mismatch) {
    let members = edited.constraints.filter { conflict.constraints.contains($0.handle) }
    try expect(members.count, is: conflict.constraints.count, "members of \(conflict)")
    try expect(members.allSatisfy { $0.priority >= 1000 }, "\(conflict) has members that are not required")
    try expect(!edited.isSatisfiable(members), "\(conflict) is none: \(members)")
    for index in members.indices {
      var others = members
      others.remove(at: index)
      try expect(edited.isSatisfiable(others), "\(conflict) does not need \(members[index]) of \(members)")
    }
  }

  private mutating func compare(leavingOut broken: Set<SolverConstraint>) throws(Mismatch) {
    let inForce = edited.constraints.filter { $0.isActive && !broken.contains($0.handle) }
    var (fresh, variables) = edited.fresh(inForce.shuffled(using: &generator))
    let conflicts = fresh.solve()
    try expect(conflicts.isEmpty, "a system made anew has conflicts \(conflicts) after \(broken) are left out")
    try expectNoViolation(fresh.invariantViolation())
    let values = edited.variables.map { edited.system.value(of: $0) }
    let freshValues = variables.map { fresh.value(of: $0) }
    for priority in Set(inForce.map(\.priority)).sorted(by: >) {
      func miss(_ values: [Double]) -> Double {
        inForce.filter { $0.priority == priority }.reduce(0) { $0 + $1.miss(values) }
      }
      let tolerance = 1e-4 * Double(1 + inForce.count)
      try expect(miss(values), isNear: miss(freshValues), within: tolerance, "what priority \(priority) is missed by")
    }
    for index in variables.indices where !fresh.isAmbiguous(variables[index]) {
      try expect(values[index], isNear: freshValues[index], within: 1e-3, "the value of variable \(index)")
    }
    edited.system.decide { edited.variables.map { DecidingPreference($0) } }
    fresh.decide { variables.map { DecidingPreference($0) } }
    for index in variables.indices {
      try expect(
        edited.system.value(of: edited.variables[index]), isNear: fresh.value(of: variables[index]), within: 1e-3,
        "what is decided of variable \(index)")
    }
  }
}

/// A system with a plain list of its constraints.
struct EditedConstraintSystem {
  struct Constraint {
    var handle: SolverConstraint
    /// Positions of variables, with coefficients.
    var terms: [(variable: Int, coefficient: Double)]
    var relation: SolverRelation
    var constant: Double
    var priority: Double
    var isActive = true

    /// The amount by which the constraint is violated.
    func miss(_ values: [Double]) -> Double {
      let value = terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
      switch relation {
      case .equal: return abs(value)
      case .lessThanOrEqual: return max(0, value)
      case .greaterThanOrEqual: return max(0, -value)
      }
    }
  }

  var system = ConstraintSystem()
  private(set) var variables: [SolverVariable] = []
  private(set) var constraints: [Constraint] = []
  private var largestCount: Int { 6 + 3 * variables.count }

  /// The priorities of new constraints, each as likely as the others.
  private let priorities: [Double]

  init(variableCount: Int, priorities: [Double] = [1000, 1000, 1000, 750, 749, 500, 250]) {
    self.priorities = priorities
    for _ in 0..<variableCount { variables.append(system.makeVariable()) }
  }

  mutating func deactivate(_ handle: SolverConstraint) {
    guard let index = constraints.firstIndex(where: { $0.handle == handle }) else { return }
    system.deactivate(handle)
    constraints[index].isActive = false
  }

  mutating func change(_ generator: inout SeededGenerator) {
    guard let index = constraints.indices.randomElement(using: &generator) else { return add(&generator) }
    let handle = constraints[index].handle
    switch generator.int(0...11) {
    case 0...3: constraints.count < largestCount ? add(&generator) : remove(at: index)
    case 4: remove(at: index)
    case 5, 6:
      constraints[index].isActive.toggle()
      if constraints[index].isActive { system.activate(handle) } else { system.deactivate(handle) }
    case 7:
      constraints[index].priority = priority(&generator)
      system.setPriority(SolverPriority(constraints[index].priority), of: handle)
    case 8: replaceVariable(generator.int(0...variables.count - 1))
    default:
      constraints[index].constant = Double(generator.int(-20...20))
      system.setConstant(constraints[index].constant, of: handle)
    }
  }

  private func priority(_ generator: inout SeededGenerator) -> Double {
    priorities[generator.int(0...priorities.count - 1)]
  }

  private mutating func add(_ generator: inout SeededGenerator) {
    var terms: [(variable: Int, coefficient: Double)] = []
    // Mostly like constraints of layouts: a length, a distance, an edge against another's end.
    let count = min(variables.count, [1, 1, 2, 2, 2, 3, 4][generator.int(0...6)])
    for variable in variables.indices.shuffled(using: &generator).prefix(count) {
      terms.append((variable, [1, 1, 1, -1, -1, 2, -0.5][generator.int(0...6)]))
    }
    let relation: SolverRelation = [.equal, .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][generator.int(0...4)]
    let constant = Double(generator.int(-20...20))
    let priority = priority(&generator)
    let handle = system.makeConstraint(
      terms.map { SolverTerm(variables[$0.variable], $0.coefficient) }, relation, constant: constant,
      priority: SolverPriority(priority))
    system.activate(handle)
    constraints.append(
      Constraint(handle: handle, terms: terms, relation: relation, constant: constant, priority: priority))
  }

  private mutating func remove(at index: Int) {
    system.remove(constraints[index].handle)
    constraints.remove(at: index)
  }

  /// Removes a variable with its constraints, and makes another one.
  private mutating func replaceVariable(_ position: Int) {
    for index in constraints.indices.reversed()
    where constraints[index].terms.contains(where: { $0.variable == position }) {
      remove(at: index)
    }
    system.remove(variables[position])
    variables[position] = system.makeVariable()
  }

  /// Another system with the same variables and these constraints.
  func fresh(_ constraints: [Constraint]) -> (system: ConstraintSystem, variables: [SolverVariable]) {
    var fresh = ConstraintSystem()
    let freshVariables = variables.map { _ in fresh.makeVariable() }
    for constraint in constraints {
      fresh.activate(
        fresh.makeConstraint(
          constraint.terms.map { SolverTerm(freshVariables[$0.variable], $0.coefficient) }, constraint.relation,
          constant: constraint.constant, priority: SolverPriority(constraint.priority)))
    }
    return (fresh, freshVariables)
  }

  func isSatisfiable(_ constraints: [Constraint]) -> Bool {
    var (fresh, _) = fresh(constraints)
    return fresh.solve().isEmpty
  }
}
