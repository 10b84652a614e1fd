extension Tableau {
  /// Adds a residue as a row, on the side of its value; a required one always on its only allowed side.
  ///
  /// - Parameters:
  /// - coefficients: One for each free variable.
  /// - priority: The constraint's, which must be among `levels` unless it is required.
  /// - Complexity: O(columns · free variables of the constraint).
  mutating func append(
    constraint: Int32, isEquation: Bool, priority: SolverPriority, coefficients: ContiguousArray<Double>,
    constant: Double
  ) {
    let quantity = Quantity(variableCount + residues.count)
    let level = level(of: priority)
    residues.append(Residue(constraint: constraint, isEquation: isEquation, level: level, priority: priority))
    let columns = columnCount
    let start = matrix.count
    matrix.append(contentsOf: repeatElement(0, count: columns))
    var value = constant
    for column in 0..<columns where isVariable(nonbasic[column]) {
      matrix[start + column] += coefficients[Int(nonbasic[column])]
    }
    for row in basic.indices where isVariable(basic[row]) {
      let coefficient = coefficients[Int(basic[row])]
      guard coefficient != 0 else { continue }
      value += coefficient * values[row]
      for column in 0..<columns { matrix[start + column] += coefficient * matrix[row * columns + column] }
    }
    basic.append(quantity)
    values.append(value)
    isBelow.append(level >= 0 && value < 0)
    addSlope(ofRow: basic.count - 1, factor: 1)
  }

  /// Removes a constraint's residue.
  ///
  /// - Returns: False if only free variables depend on the residue, so that no row can replace it; the tableau is
  ///   then unchanged and must be rebuilt.
  mutating func remove(constraint: Int32) -> Bool {
    let position = position(of: constraint)
    let quantity = Quantity(variableCount + position)
    if let column = column(of: quantity) {
      if let row = firstRowReachingZero(column: column, up: true) {
        pivot(row: row, column: column, enteringIsBelow: false)
      } else if let row = firstRowReachingZero(column: column, up: false) {
        pivot(row: row, column: column, enteringIsBelow: true)
      } else {
        return false
      }
    }
    let row = row(of: quantity)!
    addSlope(ofRow: row, factor: -1)
    matrix.removeSubrange(row * columnCount..<(row + 1) * columnCount)
    basic.remove(at: row)
    values.remove(at: row)
    isBelow.remove(at: row)
    residues.remove(at: position)
    for index in basic.indices where basic[index] > quantity { basic[index] -= 1 }
    for index in nonbasic.indices where nonbasic[index] > quantity { nonbasic[index] -= 1 }
    return true
  }

  /// Adds `difference` to a residue's constant; call ``restoreFeasibility()`` afterwards.
  ///
  /// - Complexity: O(rows).
  mutating func shift(constraint: Int32, by difference: Double) {
    let quantity = Quantity(variableCount + position(of: constraint))
    if let row = row(of: quantity) {
      values[row] += difference
    } else if let column = column(of: quantity) {
      // The quantity stays at zero; its former zero is now `-difference`.
      for row in basic.indices { values[row] -= matrix[row * columnCount + column] * difference }
    }
  }

  /// The value of each free variable.
  func writeValues(_ write: (Int, Double) -> Void) {
    for column in nonbasic.indices where isVariable(nonbasic[column]) { write(Int(nonbasic[column]), 0) }
    for row in basic.indices where isVariable(basic[row]) { write(Int(basic[row]), values[row]) }
  }

  /// Whether a quantity can move without any cost, so that there are several solutions. An inequality that leaves its
  /// bound costs nothing here.
  var hasAlternatives: Bool {
    var copy = self
    let levelCount = restLevel < 0 ? levels.count : Int(restLevel)
    for column in 0..<columnCount {
      for up in [true, false]
      where copy.computeTotal(ofColumn: column, up: up) && copy.totalSign(ofLevels: levelCount) == 0 {
        let row = firstRowReachingZero(column: column, up: up)
        if row.map({ abs(values[$0]) > solverTolerance }) ?? true { return true }
      }
    }
    return false
  }
}

// MARK: - Checking

extension Tableau {
  /// A description of the first violated invariant; nil if the tableau is sound and at its lowest cost.
  func invariantViolation() -> String? {
    if nonbasic.count != variableCount { return "\(nonbasic.count) columns for \(variableCount) free variables" }
    if basic.count != residues.count { return "\(basic.count) rows for \(residues.count) residues" }
    if matrix.count != basic.count * columnCount { return "a matrix of \(matrix.count) coefficients" }
    let quantities = (Array(basic) + Array(nonbasic)).sorted()
    if quantities != Array(0..<Quantity(variableCount + residues.count)) { return "quantities \(quantities)" }
    for row in basic.indices where !isVariable(basic[row]) {
      let value = values[row]
      if isBelow[row] ? value > 1e-6 : value < -1e-6 { return "residue \(basic[row]) is \(value) on the other side" }
      if cost(of: basic[row], below: isBelow[row]).isForbidden && abs(value) > 1e-6 {
        return "required residue \(basic[row]) is \(value)"
      }
    }
    var fresh = self
    fresh.recomputeSlopes()
    for index in slopes.indices where abs(fresh.slopes[index] - slopes[index]) > 1e-6 {
      return "slope \(index) is noted as \(slopes[index]) and amounts to \(fresh.slopes[index])"
    }
    for column in 0..<columnCount {
      for up in [true, false] where fresh.computeTotal(ofColumn: column, up: up) && fresh.totalSign < 0 {
        return "moving quantity \(nonbasic[column]) \(up ? "up" : "down") would cost less"
      }
    }
    return nil
  }
}
