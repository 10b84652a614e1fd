/// Free variables that share no constraint with another one, such as the height of a text that only its content
/// determines.
///
/// Each is solved alone: required constraints leave an interval, and each priority, from the highest, narrows it to the
/// values that violate its constraints least. There is no tableau, so nothing pivots, and the result does not depend on
/// earlier solutions.
struct LoneVariables {
  /// A constraint `coefficient · variable + base (≤, =, ≥) 0`, linked to the next one of its variable.
  struct Row {
    var coefficient = 0.0
    var base = 0.0
    var next: Int32 = -1
  }

  /// By constraint.
  private var rows: ContiguousArray<Row> = []
  /// The first constraint of each variable; -1 if there is none.
  private var first: ContiguousArray<Int32> = []
  private var isDirty: ContiguousArray<Bool> = []
  /// For each variable, whether its constraints and resting inequalities leave several values.
  private var isOpen: ContiguousArray<Bool> = []
  private(set) var dirty: ContiguousArray<Int32> = []
  private var preferences: ContiguousArray<IntervalPreference> = []

  mutating func reserve(variableCount: Int, constraintCount: Int) {
    first.pad(to: variableCount, with: -1)
    isDirty.pad(to: variableCount, with: false)
    isOpen.pad(to: variableCount, with: false)
    rows.pad(to: constraintCount, with: Row())
  }

  mutating func removeAll() {
    for index in first.indices {
      first[index] = -1
      isDirty[index] = false
    }
    dirty.removeAll(keepingCapacity: true)
  }

  func contains(_ variable: Int32) -> Bool { first[Int(variable)] >= 0 }

  /// Whether the last solution left the variable several values.
  func isOpen(_ variable: Int32) -> Bool { isOpen[Int(variable)] }

  mutating func add(_ constraint: Int32, to variable: Int32, coefficient: Double, base: Double) {
    rows[Int(constraint)] = Row(coefficient: coefficient, base: base, next: first[Int(variable)])
    first[Int(variable)] = constraint
    markDirty(variable)
  }

  mutating func remove(_ constraint: Int32, from variable: Int32) {
    markDirty(variable)
    let next = rows[Int(constraint)].next
    guard first[Int(variable)] != constraint else {
      first[Int(variable)] = next
      return
    }
    var current = first[Int(variable)]
    while rows[Int(current)].next != constraint { current = rows[Int(current)].next }
    rows[Int(current)].next = next
  }

  mutating func setBase(_ base: Double, of constraint: Int32, variable: Int32) {
    guard rows[Int(constraint)].base != base else { return }
    rows[Int(constraint)].base = base
    markDirty(variable)
  }

  mutating func markDirty(_ variable: Int32) {
    guard !isDirty[Int(variable)] else { return }
    isDirty[Int(variable)] = true
    dirty.append(variable)
  }

  /// Removes and returns a variable that must be solved again.
  mutating func popDirty() -> Int32? {
    guard let variable = dirty.popLast() else { return nil }
    isDirty[Int(variable)] = false
    return variable
  }

  func firstConstraint(of variable: Int32) -> Int32? {
    let constraint = first[Int(variable)]
    return constraint < 0 ? nil : constraint
  }

  /// The best value for a variable's constraints, or the two that contradict each other. Of several best values,
  /// those are kept at which inequalities are nearest to their bounds, in sum, and of these the one nearest to zero.
  mutating func settle(_ variable: Int32, store: ConstraintStore) -> IntervalSolution {
    var solution = solve(variable, store: store)
    if solution.contradiction == nil, solution.isUndecided {
      preferences.removeAll(keepingCapacity: true)
      var current = first[Int(variable)]
      while current >= 0 {
        let preference = preference(current, store: store)
        preferences.append(preference.priority < .rest ? preference : preference.atRest)
        current = rows[Int(current)].next
      }
      solution.serve(&preferences)
    }
    isOpen[Int(variable)] = solution.isAmbiguous
    return solution
  }

  /// The interval of best values for a variable's constraints, or the two constraints that contradict each other.
  mutating func solve(_ variable: Int32, store: ConstraintStore) -> IntervalSolution {
    var solution = IntervalSolution()
    preferences.removeAll(keepingCapacity: true)
    var current = first[Int(variable)]
    while current >= 0 {
      let preference = preference(current, store: store)
      if preference.priority.isRequired {
        solution.require(preference)
      } else if preference.priority > .rest {
        preferences.append(preference)
      }
      current = rows[Int(current)].next
    }
    if solution.contradiction == nil { solution.serve(&preferences) }
    return solution
  }

  private func preference(_ constraint: Int32, store: ConstraintStore) -> IntervalPreference {
    let row = rows[Int(constraint)]
    let entry = store[constraint]
    return IntervalPreference(
      constraint: constraint, priority: entry.priority, relation: entry.relation, coefficient: row.coefficient,
      base: row.base)
  }
}
