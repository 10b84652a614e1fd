import ListCore

/// The updates of a table whose animations run at the same time. Each begins with the rows that the one before left.
struct RunningUpdates {
  /// The part of a row's movement that belongs to one update.
  struct Way: Equatable {
    var number: Int
    /// The distance from the end of the movement to its start, in points.
    var distance: Double
    /// When it began, in seconds of the layers' clock.
    var start: CFTimeInterval
  }

  private struct Update {
    let number: Int
    let plan: UpdatePlan
    /// The generations of the rows before and after.
    let rows: Range<Int>
    let start: CFTimeInterval
  }

  private var updates: [Update] = []

  init() {}

  mutating func begin(_ number: Int, _ plan: UpdatePlan, rows: Range<Int>, at start: CFTimeInterval) {
    updates.append(Update(number: number, plan: plan, rows: rows, start: start))
  }

  mutating func end(_ number: Int) { updates.removeAll { $0.number == number } }

  /// The movements of an item of the present rows, the latest update's first. Earlier movements are ignored for an
  /// inserted item, or after rows changed without an animation.
  /// - Complexity: O(u log n) in the number u of updates that run.
  func ways(ofItem index: Int, generation: Int) -> [Way] {
    var ways: [Way] = []
    var (index, generation) = (index, generation)
    for update in updates.reversed() {
      guard update.rows.upperBound == generation else { break }
      let way = update.plan.way(ofNew: index)
      ways.append(Way(number: update.number, distance: way.distance, start: update.start))
      guard let old = way.old else { break }
      (index, generation) = (old, update.rows.lowerBound)
    }
    return ways
  }
}
