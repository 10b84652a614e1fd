/// Inequalities and optional constraints over a few free variables, and the values that serve them best.
///
/// Each constraint has a *residue*, the value of its expression. The tableau writes some quantities (the *basic* ones,
/// a row each) as sums of the others (the *nonbasic* ones, a column each), where a quantity is a free variable or a
/// residue. A nonbasic quantity is zero. There are exactly as many columns as free variables, so the matrix stays as
/// small as the problem, and it is stored whole, row after row.
///
/// A residue has a cost on the sides of zero on which its constraint does not hold. Costs are vectors with a component
/// for each priority, compared from the highest: this makes priorities strict. On the forbidden side of a required
/// constraint the cost is infinite.
///
/// - Solving from scratch: ``restoreFeasibility()`` brings the required residues to their side, ``optimize()`` then
///   reduces the cost.
/// - After a constant changed, the same tableau is still optimal in its costs; ``restoreFeasibility()`` brings residues
///   that ended up on another side back, or over, whichever costs least (the dual simplex).
///
/// Ties go to the lowest number, which makes the answer the same in every process and every loop end.
struct Tableau {
  /// The quantity of a row or a column: a free variable (its position in the component), or a residue (its position
  /// in the component plus `variableCount`).
  typealias Quantity = Int32

  struct Residue {
    var constraint: Int32
    /// Whether values above zero also cost.
    var isEquation: Bool
    /// The index of its priority among the tableau's; -1 for a required one.
    var level: Int32
    var priority: SolverPriority
  }

  /// A nonbasic quantity that grows or shrinks.
  struct Move {
    var column: Int
    var isUp: Bool
    var isStopped = false
  }

  let variableCount: Int
  var residues: ContiguousArray<Residue> = []
  /// The priorities of the optional constraints in descending order, without duplicates, and then that of
  /// inequalities at rest.
  var levels: ContiguousArray<SolverPriority> = []
  /// The level at which inequalities prefer their bounds; -1 while there are only required constraints.
  private(set) var restLevel: Int32 = -1
  /// Whether the last ``optimize()`` left a quantity that may be able to move without cost; if false, no quantity can.
  var hasFlatMove = false
  /// The moves that cost nothing by the slopes of the last ``optimize()``.
  var flatMoves: ContiguousArray<Move> = []

  /// The quantity of each row and of each column.
  var basic: ContiguousArray<Quantity> = []
  var nonbasic: ContiguousArray<Quantity>
  /// The value of each row, and its coefficients: `nonbasic.count` for each row.
  var values: ContiguousArray<Double> = []
  var matrix: ContiguousArray<Double> = []
  /// For each row of a residue, the side of zero that it is treated as being on: true is below.
  var isBelow: ContiguousArray<Bool> = []
  /// How the total cost changes with each nonbasic quantity: `levels.count` numbers for each column.
  var slopes: ContiguousArray<Double> = []
  /// Cost vectors during a comparison.
  var total: ContiguousArray<Double> = []
  var best: ContiguousArray<Double> = []

  /// The number of pivots since the tableau was made.
  var pivotCount = 0

  /// A tableau without rows: every free variable is nonbasic.
  init(variableCount: Int, rowCount: Int) {
    self.variableCount = variableCount
    nonbasic = ContiguousArray(0..<Quantity(variableCount))
    flatMoves.reserveCapacity(2 * variableCount)
    residues.reserveCapacity(rowCount)
    basic.reserveCapacity(rowCount)
    values.reserveCapacity(rowCount)
    isBelow.reserveCapacity(rowCount)
    matrix.reserveCapacity(rowCount * variableCount)
  }

  var columnCount: Int { nonbasic.count }
  func isVariable(_ quantity: Quantity) -> Bool { quantity < variableCount }
  func residue(_ quantity: Quantity) -> Residue { residues[Int(quantity) - variableCount] }

  /// The position of a constraint's residue, which has to be there.
  func position(of constraint: Int32) -> Int {
    for position in residues.indices where residues[position].constraint == constraint { return position }
    preconditionFailure("constraint \(constraint) is not in this tableau")
  }

  /// The row of a basic quantity.
  func row(of quantity: Quantity) -> Int? {
    for row in basic.indices where basic[row] == quantity { return row }
    return nil
  }

  /// The column of a nonbasic quantity.
  func column(of quantity: Quantity) -> Int? {
    for column in nonbasic.indices where nonbasic[column] == quantity { return column }
    return nil
  }
}

// MARK: - Costs

extension Tableau {
  /// The cost of a residue per unit on one side of zero: 1 at `level`; nil if the side is forbidden.
  struct SideCost {
    /// -1 for a side without cost.
    var level: Int32
    var isForbidden: Bool

    static let nothing = SideCost(level: -1, isForbidden: false)
    static let forbidden = SideCost(level: -1, isForbidden: true)
  }

  func cost(of quantity: Quantity, below: Bool) -> SideCost {
    if isVariable(quantity) { return .nothing }
    let residue = residue(quantity)
    guard below || residue.isEquation else { return SideCost(level: restLevel, isForbidden: false) }
    return residue.level < 0 ? .forbidden : SideCost(level: residue.level, isForbidden: false)
  }

  /// How the cost of a row changes as its value increases; nil if it does not.
  func slope(ofRow row: Int) -> (level: Int32, sign: Double)? {
    let cost = cost(of: basic[row], below: isBelow[row])
    return cost.level < 0 ? nil : (cost.level, isBelow[row] ? -1 : 1)
  }

  /// Adds a row's share to the slopes of all columns, `factor` times.
  mutating func addSlope(ofRow row: Int, factor: Double) {
    guard let (level, sign) = slope(ofRow: row) else { return }
    for column in 0..<columnCount {
      slopes[column * levels.count + Int(level)] += factor * sign * matrix[row * columnCount + column]
    }
  }

  mutating func recomputeSlopes() {
    slopes.removeAll(keepingCapacity: true)
    slopes.append(contentsOf: repeatElement(0, count: columnCount * levels.count))
    for row in basic.indices { addSlope(ofRow: row, factor: 1) }
  }

  /// Computes the change of the total cost per unit when a nonbasic quantity moves up (or down), into `total`.
  ///
  /// - Returns: False if it may not move in that direction.
  mutating func computeTotal(ofColumn column: Int, up: Bool) -> Bool {
    let cost = cost(of: nonbasic[column], below: !up)
    guard !cost.isForbidden else { return false }
    for level in 0..<levels.count {
      let slope = slopes[column * levels.count + level]
      total[level] = up ? slope : -slope
    }
    if cost.level >= 0 { total[Int(cost.level)] += 1 }
    return true
  }

  /// -1, 0 or 1: whether `total` is below, at or above zero, by its first component that is not zero.
  var totalSign: Int { totalSign(ofLevels: levels.count) }

  /// The sign of the `count` highest priorities of `total`.
  func totalSign(ofLevels count: Int) -> Int {
    for level in 0..<count where abs(total[level]) > solverTolerance { return total[level] < 0 ? -1 : 1 }
    return 0
  }

  /// Updates the levels to the present priorities of the constraints.
  private mutating func updateLevels() {
    levels.removeAll(keepingCapacity: true)
    for residue in residues where !residue.priority.isRequired { insertLevel(residue.priority) }
    if restLevel >= 0 { insertLevel(.rest) }
    assignLevels()
  }

  /// Adds a level for a priority unless there is one.
  mutating func addLevel(_ priority: SolverPriority) {
    guard insertLevel(priority) else { return }
    assignLevels()
  }

  mutating func setPriority(_ priority: SolverPriority, of constraint: Int32) {
    residues[position(of: constraint)].priority = priority
    updateLevels()
  }

  @discardableResult
  private mutating func insertLevel(_ priority: SolverPriority) -> Bool {
    var position = 0
    while position < levels.count, levels[position] > priority { position += 1 }
    if position < levels.count, levels[position] == priority { return false }
    levels.insert(priority, at: position)
    return true
  }

  private mutating func assignLevels() {
    for index in residues.indices { residues[index].level = level(of: residues[index].priority) }
    restLevel = Int32(levels.firstIndex(of: .rest) ?? -1)
    for _ in total.count..<max(total.count, levels.count) {
      total.append(0)
      best.append(0)
    }
    recomputeSlopes()
  }

  /// The position of a priority among the levels; -1 for a required one.
  func level(of priority: SolverPriority) -> Int32 {
    priority.isRequired ? -1 : Int32(levels.firstIndex(of: priority)!)
  }
}

// MARK: - Pivoting

extension Tableau {
  /// Exchanges the quantity of a row with the quantity of a column.
  ///
  /// - Complexity: O(rows · columns), less the rows that do not depend on the column.
  mutating func pivot(row: Int, column: Int, enteringIsBelow: Bool) {
    pivotCount += 1
    let columns = columnCount
    addSlope(ofRow: row, factor: -1)
    let leaving = basic[row]
    basic[row] = nonbasic[column]
    nonbasic[column] = leaving

    // row: leaving = value + Σ a·x  becomes  entering = (leaving - value - Σ' a·x) / pivot
    let inverse = 1 / matrix[row * columns + column]
    matrix.withUnsafeMutableBufferPointer { matrix in
      values.withUnsafeMutableBufferPointer { values in
        let pivotRow = matrix.baseAddress! + row * columns
        for index in 0..<columns { pivotRow[index] *= -inverse }
        pivotRow[column] = inverse
        values[row] *= -inverse
        for other in 0..<values.count where other != row {
          let otherRow = matrix.baseAddress! + other * columns
          let factor = otherRow[column]
          guard factor != 0 else { continue }
          otherRow[column] = 0
          for index in 0..<columns { otherRow[index] += factor * pivotRow[index] }
          values[other] += factor * values[row]
        }
      }
    }
    substituteSlopes(column: column, row: row)
    isBelow[row] = enteringIsBelow
    addSlope(ofRow: row, factor: 1)
  }

  private mutating func substituteSlopes(column: Int, row: Int) {
    let columns = columnCount
    for level in 0..<levels.count {
      let factor = slopes[column * levels.count + level]
      guard factor != 0 else { continue }
      slopes[column * levels.count + level] = 0
      for index in 0..<columns {
        slopes[index * levels.count + level] += factor * matrix[row * columns + index]
      }
    }
  }

  /// Moves a residue's row to the other side of zero and updates the cost.
  mutating func flip(row: Int) {
    addSlope(ofRow: row, factor: -1)
    isBelow[row].toggle()
    addSlope(ofRow: row, factor: 1)
  }
}
