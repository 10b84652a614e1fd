/// The inequalities and optional constraints that are tied together by the free variables they share.
///
/// Components have nothing to do with each other and are solved apart, which is what makes a list of a thousand
/// independent rows cost a thousand times one row.
struct Component {
  /// The free variables, ascending.
  var variables: [Int32]
  /// The constraints, ascending; the tableau's residues stand in the order in which they were added.
  var constraints: [Int32]
  var tableau: Tableau
  var isDirty = true

  /// A constraint expressed in free variables.
  struct Row {
    var constraint: Int32
    var relation: SolverRelation
    var priority: SolverPriority
    var terms: [(variable: Int32, coefficient: Double)]
    var base: Double
  }

  init(variables: [Int32], rows: [Row]) {
    self.variables = variables
    constraints = rows.map(\.constraint)
    tableau = Tableau(variableCount: variables.count)
    // Required constraints first: while nothing else counts, every state of the tableau is at its lowest cost.
    for row in rows where row.priority.isRequired { append(row) }
    isRequiredOnly = true
    optional = rows.filter { !$0.priority.isRequired }
  }

  /// Optional rows that wait until the required ones are known to hold together.
  private var optional: [Row] = []
  private var isRequiredOnly = false

  private mutating func append(_ row: Row) {
    var coefficients = [Double](repeating: 0, count: variables.count)
    // `≤` is turned round, so that every inequality costs below zero.
    let sign: Double = row.relation == .lessThanOrEqual ? -1 : 1
    for (variable, coefficient) in row.terms { coefficients[position(of: variable)] = coefficient * sign }
    tableau.append(
      constraint: row.constraint, isEquation: row.relation == .equal, priority: row.priority,
      coefficients: coefficients, constant: row.base * sign)
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

  func contains(_ variable: Int32) -> Bool {
    let position = position(of: variable)
    return position < variables.count && variables[position] == variable
  }

  /// Finds the best values from the present state.
  ///
  /// - Returns: The constraints of a contradiction, with the factors they enter it by; nil when there is none.
  mutating func solve() -> [(constraint: Int32, factor: Double)]? {
    guard isDirty else { return nil }
    if let row = tableau.restoreFeasibility() { return tableau.contradiction(ofRow: row) }
    if isRequiredOnly {
      isRequiredOnly = false
      tableau.setLevels(levels(of: optional.map(\.priority))) { _ in .required }
      for row in optional { append(row) }
      optional = []
    }
    tableau.optimize()
    isDirty = false
    return nil
  }

  private func levels(of priorities: [SolverPriority]) -> ContiguousArray<SolverPriority> {
    ContiguousArray(Set(priorities).sorted(by: >))
  }

  /// Adds a constraint all of whose free variables are the component's own.
  mutating func add(_ row: Row) {
    isDirty = true
    let index = constraints.firstIndex { $0 > row.constraint } ?? constraints.endIndex
    constraints.insert(row.constraint, at: index)
    if !row.priority.isRequired, !tableau.levels.contains(row.priority) {
      let current = priorities()
      tableau.setLevels(levels(of: Array(tableau.levels) + [row.priority])) { current[$0]! }
    }
    append(row)
  }

  /// Takes a constraint out; false when the component has to be made anew.
  mutating func remove(_ constraint: Int32) -> Bool {
    isDirty = true
    guard tableau.remove(constraint: constraint) else { return false }
    constraints.removeAll { $0 == constraint }
    return true
  }

  mutating func setPriority(_ priority: SolverPriority, of constraint: Int32) {
    isDirty = true
    var current = priorities()
    current[constraint] = priority
    tableau.setLevels(levels(of: current.values.filter { !$0.isRequired })) { current[$0]! }
  }

  private func priorities() -> [Int32: SolverPriority] {
    Dictionary(
      uniqueKeysWithValues: tableau.residues.map { residue in
        (residue.constraint, residue.level < 0 ? .required : tableau.levels[Int(residue.level)])
      })
  }

  /// Changes the constant of a constraint's expression by `difference`.
  mutating func shift(_ constraint: Int32, relation: SolverRelation, by difference: Double) {
    isDirty = true
    let position = tableau.residues.firstIndex { $0.constraint == constraint }!
    tableau.shift(position: position, by: relation == .lessThanOrEqual ? -difference : difference)
  }
}
