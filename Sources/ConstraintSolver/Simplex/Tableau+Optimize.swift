extension Tableau {
  /// Moves nonbasic quantities as long as that lowers the cost. Required residues must already be on their side.
  ///
  /// The primal simplex method with Bland's rule: the lowest quantity that helps enters, the lowest that stops it
  /// leaves.
  mutating func optimize() {
    var remaining = pivotLimit
    while remaining > 0, let (column, up) = improvingMove() {
      guard let row = firstRowReachingZero(column: column, up: up) else { break }
      let limit = abs(values[row])
      values[row] = limit < solverTolerance ? 0 : values[row]
      // The leaving residue is at zero after the move, on whichever side it came from.
      pivot(row: row, column: column, enteringIsBelow: !up)
      remaining -= 1
    }
    if hasFlatMove { stopBlockedFlatMoves() }
  }

  /// With exact numbers Bland's rule terminates. If rounding causes a cycle, the solver stops at one of its states.
  var pivotLimit: Int { 200 + 50 * (basic.count + columnCount) }

  private mutating func improvingMove() -> (column: Int, up: Bool)? {
    var best: (column: Int, up: Bool)?
    hasFlatMove = false
    flatMoves.removeAll(keepingCapacity: true)
    for column in 0..<columnCount {
      if let known = best, nonbasic[known.column] < nonbasic[column] { continue }
      if improves(column, up: true) {
        best = (column, true)
      } else if improves(column, up: false) {
        best = (column, false)
      }
    }
    return best
  }

  private mutating func improves(_ column: Int, up: Bool) -> Bool {
    guard computeTotal(ofColumn: column, up: up) else { return false }
    let sign = totalSign
    if sign == 0 {
      hasFlatMove = true
      flatMoves.append(Move(column: column, isUp: up))
    }
    return sign < 0
  }

  func firstRowReachingZero(column: Int, up: Bool) -> Int? {
    var best: Int?
    var bestDistance = Double.infinity
    for row in basic.indices where !isVariable(basic[row]) {
      let coefficient = matrix[row * columnCount + column]
      let rate = up ? coefficient : -coefficient
      // Only rows that move towards zero: upwards from below, downwards from above.
      guard abs(rate) > solverTolerance, isBelow[row] == (rate > 0) else { continue }
      let distance = abs(values[row]) / abs(rate)
      if distance < bestDistance - solverTolerance {
        best = row
        bestDistance = distance
      } else if distance <= bestDistance + solverTolerance, let known = best, basic[row] < basic[known] {
        best = row
        bestDistance = min(bestDistance, distance)
      }
    }
    return best
  }

  /// Marks the flat moves that a residue at zero stops before they begin: it would cross to a side that costs more.
  ///
  /// Several moves together can keep such a residue at zero, if one raises it and another lowers it. So a residue stops
  /// only moves that push it across zero, and only where no move that is left pulls it back.
  ///
  /// - Complexity: O(rows · flat moves), times the rounds in which a move is stopped.
  private mutating func stopBlockedFlatMoves() {
    var stopsMore = true
    while stopsMore {
      stopsMore = false
      for row in basic.indices where !isVariable(basic[row]) && abs(values[row]) <= solverTolerance {
        if !isPulledBack(row), stopMoves(pushingRow: row) { stopsMore = true }
      }
    }
    hasFlatMove = false
    for index in flatMoves.indices where !flatMoves[index].isStopped { hasFlatMove = true }
  }

  /// Whether a flat move takes the residue of a row away from zero, on the side that the residue is on.
  private func isPulledBack(_ row: Int) -> Bool {
    for index in flatMoves.indices where !flatMoves[index].isStopped && push(of: flatMoves[index], onRow: row) < 0 {
      return true
    }
    return false
  }

  private mutating func stopMoves(pushingRow row: Int) -> Bool {
    var stopsMore = false
    for index in flatMoves.indices where !flatMoves[index].isStopped && push(of: flatMoves[index], onRow: row) > 0 {
      flatMoves[index].isStopped = true
      stopsMore = true
    }
    return stopsMore
  }

  /// -1, 0 or 1: whether a move takes the residue of a row away from zero on its own side, leaves it, or takes it
  /// across.
  private func push(of move: Move, onRow row: Int) -> Int {
    let coefficient = matrix[row * columnCount + move.column]
    guard abs(coefficient) > solverTolerance else { return 0 }
    return isBelow[row] == ((coefficient > 0) == move.isUp) ? 1 : -1
  }
}
