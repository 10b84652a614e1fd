/// Free variables that share no constraint with another one, such as the height of a text that its content decides.
///
/// Each is solved by itself: required constraints leave an interval, and each priority from the highest narrows it to
/// the values that miss its constraints least. There is no tableau, so nothing ever pivots, and the answer does not
/// depend on what was solved before.
struct LoneVariables {
  /// A constraint `coefficient · variable + base (≤, =, ≥) 0`, linked to the next one of its variable.
  struct Row {
    var coefficient = 0.0
    var base = 0.0
    var next: Int32 = -1
  }

  /// By constraint.
  private var rows: ContiguousArray<Row> = []
  /// By variable, its first constraint; -1 for none.
  private var first: ContiguousArray<Int32> = []
  private var isDirty: ContiguousArray<Bool> = []
  /// By variable, whether its constraints and the bounds that they rest at leave it several values.
  private var isOpen: ContiguousArray<Bool> = []
  private(set) var dirty: ContiguousArray<Int32> = []
  private var wishes: ContiguousArray<IntervalWish> = []

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

  /// Whether a variable's value is one of several, by its last solution.
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

  /// Takes a variable that is to be solved anew.
  mutating func popDirty() -> Int32? {
    guard let variable = dirty.popLast() else { return nil }
    isDirty[Int(variable)] = false
    return variable
  }

  func firstConstraint(of variable: Int32) -> Int32? {
    let constraint = first[Int(variable)]
    return constraint < 0 ? nil : constraint
  }

  /// The value that serves a variable's constraints best, or the two that contradict each other. Where several do, those
  /// are left at which inequalities are nearest to their bounds, in sum, and of these the one nearest to zero is taken.
  mutating func settle(_ variable: Int32, store: ConstraintStore) -> IntervalSolution {
    var solution = solve(variable, store: store)
    if solution.contradiction == nil, solution.isUndecided {
      wishes.removeAll(keepingCapacity: true)
      var current = first[Int(variable)]
      while current >= 0 {
        let wish = wish(current, store: store)
        wishes.append(wish.priority < .rest ? wish : wish.atRest)
        current = rows[Int(current)].next
      }
      solution.serve(&wishes)
    }
    isOpen[Int(variable)] = solution.isAmbiguous
    return solution
  }

  /// The values that serve a variable's constraints best, or the two that contradict each other.
  mutating func solve(_ variable: Int32, store: ConstraintStore) -> IntervalSolution {
    var solution = IntervalSolution()
    wishes.removeAll(keepingCapacity: true)
    var current = first[Int(variable)]
    while current >= 0 {
      let wish = wish(current, store: store)
      if wish.priority.isRequired {
        solution.require(wish)
      } else if wish.priority > .rest {
        wishes.append(wish)
      }
      current = rows[Int(current)].next
    }
    if solution.contradiction == nil { solution.serve(&wishes) }
    return solution
  }

  private func wish(_ constraint: Int32, store: ConstraintStore) -> IntervalWish {
    let row = rows[Int(constraint)]
    let entry = store[constraint]
    return IntervalWish(
      constraint: constraint, priority: entry.priority, relation: entry.relation, coefficient: row.coefficient,
      base: row.base)
  }
}
