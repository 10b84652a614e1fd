/// What a constraint asks of a variable that nothing else decides about.
struct IntervalWish {
  var constraint: Int32
  var priority: SolverPriority
  /// Where the constraint begins to hold, or to be missed.
  var point: Double
  /// What a step costs to the left of the point, and to its right.
  var left: Double
  var right: Double
  /// One over the variable's coefficient, signed.
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

  /// The wish of an inequality to hold no more than it has to.
  var atRest: IntervalWish {
    var wish = self
    wish.priority = .rest
    (wish.left, wish.right) = left > 0 && right > 0 ? (0, 0) : (right, left)
    return wish
  }
}

/// The interval of a variable's best values, narrowed step by step.
struct IntervalSolution {
  private(set) var lower = -Double.infinity
  private(set) var upper = Double.infinity
  private var lowest: (constraint: Int32, inverse: Double) = (-1, 0)
  private var highest: (constraint: Int32, inverse: Double) = (-1, 0)

  /// The value of the interval that is nearest to zero.
  var value: Double { max(lower, min(upper, 0)) }
  var isAmbiguous: Bool { upper - lower > solverContradictionTolerance }

  /// Cuts off what a required constraint forbids.
  mutating func require(_ wish: IntervalWish) {
    // Of two that cut at the same place the lower number counts, wherever it stands in the list.
    if wish.left > 0, wish.point > lower || (wish.point == lower && wish.constraint < lowest.constraint) {
      lower = wish.point
      lowest = (wish.constraint, wish.inverse)
    }
    if wish.right > 0, wish.point < upper || (wish.point == upper && wish.constraint < highest.constraint) {
      upper = wish.point
      highest = (wish.constraint, wish.inverse)
    }
  }

  /// The two constraints that leave nothing, with the factors that make their variable cancel out.
  var contradiction: ((constraint: Int32, factor: Double), (constraint: Int32, factor: Double))? {
    guard lower > upper else { return nil }
    // What counts is by how much a constraint is missed at the other's bound, not how far apart the bounds are.
    let gap = (lower - upper) / max(abs(lowest.inverse), abs(highest.inverse))
    guard gap > solverContradictionTolerance else { return nil }
    return ((lowest.constraint, lowest.inverse), (highest.constraint, -highest.inverse))
  }

  /// Whether there is a choice that ``serve(_:)`` leaves to the rule by which inequalities rest at their bounds.
  var isUndecided: Bool { lower < upper }

  /// Narrows the interval to what misses the wishes least, from the highest priority to the lowest.
  mutating func serve(_ wishes: inout ContiguousArray<IntervalWish>) {
    if lower > upper { (lower, upper) = ((lower + upper) / 2, (lower + upper) / 2) }
    guard !wishes.isEmpty else { return }
    sort(&wishes)
    var start = 0
    while start < wishes.count, lower < upper {
      var end = start + 1
      while end < wishes.count, wishes[end].priority == wishes[start].priority { end += 1 }
      narrow(wishes, start..<end)
      start = end
    }
  }

  /// By priority from the highest, then by point. Mostly there are two of them.
  private func sort(_ wishes: inout ContiguousArray<IntervalWish>) {
    func isBefore(_ left: IntervalWish, _ right: IntervalWish) -> Bool {
      left.priority != right.priority ? left.priority > right.priority : left.point < right.point
    }
    guard wishes.count <= 16 else { return wishes.sort(by: isBefore) }
    for index in wishes.indices.dropFirst() {
      var position = index
      while position > 0, isBefore(wishes[position], wishes[position - 1]) {
        wishes.swapAt(position, position - 1)
        position -= 1
      }
    }
  }

  /// The cost of one priority falls as far as its slope is below zero and is lowest where the slope changes its sign.
  private mutating func narrow(_ wishes: ContiguousArray<IntervalWish>, _ range: Range<Int>) {
    var slope = 0.0
    for index in range { slope -= wishes[index].left }
    // Left of all points: nothing to gain from going there unless the slope is level already.
    var bestLower = -Double.infinity
    var bestUpper = Double.infinity
    for index in range {
      let isFalling = slope < -solverTolerance
      slope += wishes[index].left + wishes[index].right
      if isFalling, slope >= -solverTolerance { bestLower = wishes[index].point }
      if slope > solverTolerance {
        bestUpper = wishes[index].point
        break
      }
    }
    // Where the best lies outside, the nearest end is the best of what is left.
    let newLower = min(max(lower, bestLower), upper)
    let newUpper = max(min(upper, bestUpper), lower)
    (lower, upper) = (newLower, max(newLower, newUpper))
  }
}
