extension Tableau {
  /// Moves every residue whose value changed sides back to zero, or to the other side if that costs less.
  ///
  /// The dual simplex method. The costs must be optimal for the noted sides, as they are after a change of constants
  /// and before any optional constraint is added.
  ///
  /// - Returns: The row of a required residue that cannot be moved back; nil if there is none.
  mutating func restoreFeasibility() -> Int? {
    var remaining = pivotLimit
    while remaining > 0, let row = firstMisplacedRow() {
      remaining -= 1
      let needsUp = !isBelow[row]
      var bestColumn: (column: Int, up: Bool)?
      for column in 0..<columnCount {
        let coefficient = matrix[row * columnCount + column]
        guard abs(coefficient) > solverTolerance else { continue }
        let up = (coefficient > 0) == needsUp
        guard computeTotal(ofColumn: column, up: up) else { continue }
        for level in 0..<levels.count { total[level] = max(total[level], 0) / abs(coefficient) }
        if let known = bestColumn {
          let order = compareTotalWithBest()
          guard order < 0 || (order == 0 && nonbasic[column] < nonbasic[known.column]) else { continue }
        }
        bestColumn = (column, up)
        for level in 0..<levels.count { best[level] = total[level] }
      }
      if canFlip(row: row, hasAlternative: bestColumn != nil) {
        flip(row: row)
      } else if let (column, up) = bestColumn {
        pivot(row: row, column: column, enteringIsBelow: !up)
      } else if abs(values[row]) <= solverContradictionTolerance {
        // It only misses zero by rounding.
        values[row] = 0
      } else {
        return row
      }
    }
    return nil
  }

  private func firstMisplacedRow() -> Int? {
    var best: Int?
    for row in basic.indices where !isVariable(basic[row]) {
      let isMisplaced = isBelow[row] ? values[row] > solverTolerance : values[row] < -solverTolerance
      if isMisplaced, best.map({ basic[row] < basic[$0] }) ?? true { best = row }
    }
    return best
  }

  /// Whether changing sides costs less than the alternative, whose cost is `best`.
  private mutating func canFlip(row: Int, hasAlternative: Bool) -> Bool {
    let above = cost(of: basic[row], below: false)
    let below = cost(of: basic[row], below: true)
    // Leaving a forbidden side is always better; entering one never is.
    if isBelow[row] ? above.isForbidden : below.isForbidden { return false }
    if isBelow[row] ? below.isForbidden : above.isForbidden { return true }
    guard hasAlternative else { return true }
    for level in 0..<levels.count { total[level] = 0 }
    if above.level >= 0 { total[Int(above.level)] += 1 }
    if below.level >= 0 { total[Int(below.level)] += 1 }
    return compareTotalWithBest() < 0
  }

  private func compareTotalWithBest() -> Int {
    for level in 0..<levels.count where abs(total[level] - best[level]) > solverTolerance {
      return total[level] < best[level] ? -1 : 1
    }
    return 0
  }

  /// The residues that together keep a required one from its side, with their factors in the contradiction.
  func contradiction(ofRow row: Int) -> [(constraint: Int32, factor: Double)] {
    var parts = [(residue(basic[row]).constraint, 1.0)]
    for column in 0..<columnCount where !isVariable(nonbasic[column]) {
      let coefficient = matrix[row * columnCount + column]
      if abs(coefficient) > solverTolerance { parts.append((residue(nonbasic[column]).constraint, -coefficient)) }
    }
    return parts
  }
}
