extension Tableau {
  /// Brings every residue whose value left its side back to zero, or over to the other side if that costs less.
  ///
  /// The dual simplex: costs must be at their lowest for the sides that are noted, which they are after a change of
  /// constants, and before any optional constraint counts.
  ///
  /// - Returns: The row of a required residue that cannot be brought back; nil when all is well.
  mutating func restoreFeasibility() -> Int? {
    var total = ContiguousArray(repeating: 0.0, count: levels.count)
    var best = total
    while let row = firstMisplacedRow() {
      let needsUp = !isBelow[row]
      var bestColumn: (column: Int, up: Bool)?
      for column in 0..<columnCount {
        let coefficient = matrix[row * columnCount + column]
        guard abs(coefficient) > solverTolerance else { continue }
        let up = (coefficient > 0) == needsUp
        guard totalSlope(ofColumn: column, up: up, into: &total) else { continue }
        for level in total.indices { total[level] = max(total[level], 0) / abs(coefficient) }
        if let known = bestColumn {
          let order = compare(total, best)
          guard order < 0 || (order == 0 && nonbasic[column] < nonbasic[known.column]) else { continue }
        }
        bestColumn = (column, up)
        best = total
      }
      if canFlip(row: row, rather: bestColumn == nil ? nil : best) {
        flip(row: row)
      } else if let (column, up) = bestColumn {
        pivot(row: row, column: column, enteringIsBelow: !up)
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

  /// Whether changing sides costs less than moving `alternative` does.
  private func canFlip(row: Int, rather alternative: ContiguousArray<Double>?) -> Bool {
    let above = cost(of: basic[row], below: false)
    let below = cost(of: basic[row], below: true)
    // From a forbidden side anything is better; to one, nothing is.
    if isBelow[row] ? above.isForbidden : below.isForbidden { return false }
    if isBelow[row] ? below.isForbidden : above.isForbidden { return true }
    guard let alternative else { return true }
    var kink = ContiguousArray(repeating: 0.0, count: levels.count)
    if above.level >= 0 { kink[Int(above.level)] += 1 }
    if below.level >= 0 { kink[Int(below.level)] += 1 }
    return compare(kink, alternative) < 0
  }

  private func compare(_ left: ContiguousArray<Double>, _ right: ContiguousArray<Double>) -> Int {
    for level in left.indices where abs(left[level] - right[level]) > solverTolerance {
      return left[level] < right[level] ? -1 : 1
    }
    return 0
  }

  /// The residues that together keep a required one from its side, with the factors they enter the contradiction by.
  func contradiction(ofRow row: Int) -> [(constraint: Int32, factor: Double)] {
    var parts = [(residue(basic[row]).constraint, 1.0)]
    for column in 0..<columnCount where !isVariable(nonbasic[column]) {
      let coefficient = matrix[row * columnCount + column]
      if abs(coefficient) > solverTolerance { parts.append((residue(nonbasic[column]).constraint, -coefficient)) }
    }
    return parts
  }
}
