/// The inequalities and optional constraints that are tied together by the free variables they share.
///
/// Components have nothing to do with each other and are solved apart, which is what makes a list of a thousand
/// independent rows cost a thousand times one row.
struct Component {
  /// The free variables, ascending.
  let variables: ContiguousArray<Int32>
  private(set) var tableau: Tableau
  private(set) var isDirty = true
  /// The required constraint that cannot hold beside the others.
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

  /// A component without constraints, with room for some.
  ///
  /// Required ones are to be added first, then ``settleRequired()``: while nothing else counts, every state of the
  /// tableau is at its lowest cost.
  init(variables: ContiguousArray<Int32>, rowCount: Int) {
    self.variables = variables
    tableau = Tableau(variableCount: variables.count, rowCount: rowCount)
    coefficients = ContiguousArray(repeating: 0, count: variables.count)
  }

  /// Whether constraints that are not required can be added: whether the required ones hold together.
  mutating func settleRequired() -> Bool {
    contradictingRow = tableau.restoreFeasibility()
    guard contradictingRow == nil else { return false }
    tableau.addLevel(.rest)
    return true
  }

  /// Finds the best values from the present state.
  ///
  /// - Returns: The constraints of a contradiction, with the factors they enter it by; nil when there is none.
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
  /// Adds a constraint all of whose free variables are the component's own.
  mutating func add(_ row: Row, _ terms: ArraySlice<SolverTerm>) {
    isDirty = true
    if !row.priority.isRequired { tableau.addLevel(row.priority) }
    // `≤` is turned round, so that every inequality costs below zero.
    let sign: Double = row.relation == .lessThanOrEqual ? -1 : 1
    for term in terms { coefficients[position(of: term.variable.index)] = term.coefficient * sign }
    tableau.append(
      constraint: row.constraint, isEquation: row.relation == .equal, priority: row.priority,
      coefficients: coefficients, constant: row.base * sign)
    for term in terms { coefficients[position(of: term.variable.index)] = 0 }
  }

  /// Takes a constraint out; false when the component has to be made anew.
  mutating func remove(_ constraint: Int32) -> Bool {
    isDirty = true
    return tableau.remove(constraint: constraint)
  }

  mutating func setPriority(_ priority: SolverPriority, of constraint: Int32) {
    // While the required ones contradict each other, the others are not there.
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
