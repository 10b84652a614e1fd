/// The values that a constraint prefers for a lone variable.
struct IntervalPreference {
  var constraint: Int32
  var priority: SolverPriority
  /// The value at which the constraint begins to hold, or to be violated.
  var point: Double
  /// The cost per unit to the left and to the right of the point.
  var left: Double
  var right: Double
  /// The reciprocal of the variable's coefficient, signed.
  var inverse: Double

  /// `coefficient · variable + base (≤, =, ≥) 0`
  init(constraint: Int32, priority: SolverPriority, relation: SolverRelation, coefficient: Double, base: Double) {
    self.constraint = constraint
    self.priority = priority
    inverse = 1 / coefficient
    point = -base * inverse
    let weight = abs(coefficient)
    let isLower = relation == .equal || (relation == .greaterThanOrEqual) == (coefficient > 0)
    let isUpper = relation == .equal || !isLower
    left = isLower ? weight : 0
    right = isUpper ? weight : 0
  }

  /// The preference of an inequality for its bound.
  var atRest: IntervalPreference {
    var preference = self
    preference.priority = .rest
    (preference.left, preference.right) = left > 0 && right > 0 ? (0, 0) : (right, left)
    return preference
  }
}

/// The interval of a variable's best values, narrowed step by step.
struct IntervalSolution {
  private(set) var lower = -Double.infinity
  private(set) var upper = Double.infinity
  private var lowest: (constraint: Int32, inverse: Double) = (-1, 0)
  private var highest: (constraint: Int32, inverse: Double) = (-1, 0)

  /// The value within the interval that is nearest to zero.
  var value: Double { max(lower, min(upper, 0)) }
  var isAmbiguous: Bool { upper - lower > solverContradictionTolerance }

  /// Removes the values that a required constraint forbids.
  mutating func require(_ preference: IntervalPreference) {
    // If two constraints have the same bound, the one with the lower number is recorded, regardless of their order in
    // the list.
    if preference.left > 0,
      preference.point > lower || (preference.point == lower && preference.constraint < lowest.constraint)
    {
      lower = preference.point
      lowest = (preference.constraint, preference.inverse)
    }
    if preference.right > 0,
      preference.point < upper || (preference.point == upper && preference.constraint < highest.constraint)
    {
      upper = preference.point
      highest = (preference.constraint, preference.inverse)
    }
  }

  /// The two constraints that leave no value, with the factors that cancel their variable out.
  var contradiction: ((constraint: Int32, factor: Double), (constraint: Int32, factor: Double))? {
    guard lower > upper else { return nil }
    // Measures the violation of one constraint at the other's bound, not the distance between the bounds.
    let gap = (lower - upper) / max(abs(lowest.inverse), abs(highest.inverse))
    guard gap > solverContradictionTolerance else { return nil }
    return ((lowest.constraint, lowest.inverse), (highest.constraint, -highest.inverse))
  }

  /// Whether several values remain, so that the rule for inequalities at rest decides.
  var isUndecided: Bool { lower < upper }

  /// Narrows the interval to the values that violate the preferences least, from the highest priority to the lowest.
  mutating func serve(_ preferences: inout ContiguousArray<IntervalPreference>) {
    if lower > upper { (lower, upper) = ((lower + upper) / 2, (lower + upper) / 2) }
    guard !preferences.isEmpty else { return }
    sort(&preferences)
    var start = 0
    while start < preferences.count, lower < upper {
      var end = start + 1
      while end < preferences.count, preferences[end].priority == preferences[start].priority { end += 1 }
      narrow(preferences, start..<end)
      start = end
    }
  }

  /// Sorts by descending priority, then by point. Usually there are two preferences.
  private func sort(_ preferences: inout ContiguousArray<IntervalPreference>) {
    func isBefore(_ left: IntervalPreference, _ right: IntervalPreference) -> Bool {
      left.priority != right.priority ? left.priority > right.priority : left.point < right.point
    }
    guard preferences.count <= 16 else { return preferences.sort(by: isBefore) }
    for index in preferences.indices.dropFirst() {
      var position = index
      while position > 0, isBefore(preferences[position], preferences[position - 1]) {
        preferences.swapAt(position, position - 1)
        position -= 1
      }
    }
  }

  /// Narrows the interval to the lowest cost of one priority: where the slope of the cost changes its sign.
  private mutating func narrow(_ preferences: ContiguousArray<IntervalPreference>, _ range: Range<Int>) {
    var slope = 0.0
    for index in range { slope -= preferences[index].left }
    // Left of all points the cost is only lowest if the slope there is zero.
    var bestLower = -Double.infinity
    var bestUpper = Double.infinity
    for index in range {
      let isFalling = slope < -solverTolerance
      slope += preferences[index].left + preferences[index].right
      if isFalling, slope >= -solverTolerance { bestLower = preferences[index].point }
      if slope > solverTolerance {
        bestUpper = preferences[index].point
        break
      }
    }
    // If the best values are outside the interval, its nearest end is the best value left.
    let newLower = min(max(lower, bestLower), upper)
    let newUpper = max(min(upper, bestUpper), lower)
    (lower, upper) = (newLower, max(newLower, newUpper))
  }
}
