/// Inequalities and optional constraints that are connected by shared free variables.
///
/// Components are independent and solved separately, so that a list of a thousand independent rows costs a thousand
/// times one row.
struct Component {
  /// The free variables, ascending.
  let variables: ContiguousArray<Int32>
  private(set) var tableau: Tableau
  private(set) var isDirty = true
  /// The row of the required constraint that cannot hold together with the others.
  private var contradictingRow: Int?
  /// A constraint's coefficients, one for each variable.
  private var coefficients: ContiguousArray<Double>

  /// A constraint expressed in free variables.
  struct Row {
    var constraint: Int32
    var relation: SolverRelation
    var priority: SolverPriority
    var base: Double
  }

  /// A component without constraints.
  ///
  /// Add required ones first, then call ``settleRequired()``: as long as nothing else has a cost, every state of the
  /// tableau is optimal.
  init(variables: ContiguousArray<Int32>, rowCount: Int) {
    self.variables = variables
    tableau = Tableau(variableCount: variables.count, rowCount: rowCount)
    coefficients = ContiguousArray(repeating: 0, count: variables.count)
  }

  /// Solves the required constraints. Returns whether they hold together, so that others can be added.
  mutating func settleRequired() -> Bool {
    contradictingRow = tableau.restoreFeasibility()
    guard contradictingRow == nil else { return false }
    tableau.addLevel(.rest)
    return true
  }

  /// Finds the best values, starting from the present state.
  ///
  /// - Returns: The constraints of a contradiction, with their factors in it; nil if there is none.
  mutating func solve() -> [(constraint: Int32, factor: Double)]? {
    if contradictingRow == nil { contradictingRow = tableau.restoreFeasibility() }
    if let row = contradictingRow {
      contradictingRow = nil
      return tableau.contradiction(ofRow: row)
    }
    tableau.optimize()
    isDirty = false
    return nil
  }
}

// MARK: - Constraints

extension Component {
  /// Adds a constraint. All its free variables must belong to the component.
  mutating func add(_ row: Row, _ terms: ArraySlice<SolverTerm>) {
    isDirty = true
    if !row.priority.isRequired { tableau.addLevel(row.priority) }
    // `≤` is negated, so that every inequality has its costs below zero.
    let sign: Double = row.relation == .lessThanOrEqual ? -1 : 1
    for term in terms { coefficients[position(of: term.variable.index)] = term.coefficient * sign }
    tableau.append(
      constraint: row.constraint, isEquation: row.relation == .equal, priority: row.priority,
      coefficients: coefficients, constant: row.base * sign)
    for term in terms { coefficients[position(of: term.variable.index)] = 0 }
  }

  /// Removes a constraint. Returns false if the component must be rebuilt instead.
  mutating func remove(_ constraint: Int32) -> Bool {
    isDirty = true
    return tableau.remove(constraint: constraint)
  }

  mutating func setPriority(_ priority: SolverPriority, of constraint: Int32) {
    // While the required constraints contradict each other, no others have been added.
    guard contradictingRow == nil else { return }
    isDirty = true
    tableau.setPriority(priority, of: constraint)
  }

  /// Changes the constant of a constraint's expression by `difference`.
  mutating func shift(_ constraint: Int32, relation: SolverRelation, by difference: Double) {
    isDirty = true
    tableau.shift(constraint: constraint, by: relation == .lessThanOrEqual ? -difference : difference)
  }

  private func position(of variable: Int32) -> Int {
    var low = 0
    var high = variables.count
    while low < high {
      let middle = (low + high) / 2
      if variables[middle] < variable { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
