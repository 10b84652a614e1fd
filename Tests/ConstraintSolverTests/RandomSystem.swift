import ConstraintSolver

/// A constraint as plain numbers, which a naive reference can evaluate.
struct PlainConstraint {
  var coefficients: [Double]
  var relation: SolverRelation
  var constant: Double
  var priority: Double

  func value(at point: [Double]) -> Double {
    zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
  }

  /// By how much the constraint is missed.
  func miss(at point: [Double]) -> Double {
    let value = value(at: point)
    switch relation {
    case .equal: return abs(value)
    case .lessThanOrEqual: return max(0, value)
    case .greaterThanOrEqual: return max(0, -value)
    }
  }
}

/// The least that constraints can be missed by, found by trying every corner of their arrangement.
///
/// The best point of a piecewise linear cost lies where as many constraints as there are variables are met exactly, as
/// long as the constraints pin every variable at some priority.
enum ExhaustiveReference {
  /// For each optional priority, from the highest, the sum of misses; nil when the required ones contradict each other.
  static func leastMisses(_ constraints: [PlainConstraint], variableCount: Int) -> [Double]? {
    let priorities = Set(constraints.map(\.priority).filter { $0 < 1000 }).sorted(by: >)
    var best: [Double]?
    forEachSubset(of: constraints.count, size: variableCount) { subset in
      guard let point = intersection(subset.map { constraints[$0] }, count: variableCount) else { return }
      guard constraints.allSatisfy({ $0.priority < 1000 || $0.miss(at: point) < 1e-6 }) else { return }
      let misses = misses(of: constraints, priorities: priorities, at: point)
      if let known = best, !isLess(misses, known) { return }
      best = misses
    }
    return best
  }

  static func misses(of constraints: [PlainConstraint], priorities: [Double], at point: [Double]) -> [Double] {
    priorities.map { priority in
      constraints.filter { $0.priority == priority }.reduce(0) { $0 + $1.miss(at: point) }
    }
  }

  private static func isLess(_ left: [Double], _ right: [Double]) -> Bool {
    for (first, second) in zip(left, right) where abs(first - second) > 1e-7 { return first < second }
    return false
  }

  private static func forEachSubset(of count: Int, size: Int, _ body: ([Int]) -> Void) {
    func extend(_ chosen: [Int]) {
      if chosen.count == size { return body(chosen) }
      for next in ((chosen.last ?? -1) + 1)..<max(count, (chosen.last ?? -1) + 1) { extend(chosen + [next]) }
    }
    extend([])
  }

  private static func intersection(_ constraints: [PlainConstraint], count: Int) -> [Double]? {
    var rows = constraints.map { $0.coefficients + [-$0.constant] }
    for column in 0..<count {
      guard let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        for index in column...count { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }
}
