/// The rows of a section that come or go in a batch, with their transitions, kept as ranges: ascending, apart from each other.
struct RowTransitions: Equatable, Sendable {
  struct Run: Equatable, Sendable {
    var rows: Range<Int>
    var transition: RowTransition
    /// The number of the operation in the batch that named these rows first.
    let operation: Int

    static func == (left: Run, right: Run) -> Bool {
      left.rows == right.rows && left.transition == right.transition
    }
  }

  private(set) var runs: ContiguousArray<Run> = []

  /// The rows as ranges.
  var ranges: ContiguousArray<Range<Int>> { ContiguousArray(runs.map(\.rows)) }

  /// Adds rows that an operation names. They may be out of order until ``arrange()``.
  mutating func add(_ rows: Range<Int>, _ transition: RowTransition, operation: Int) {
    runs.append(Run(rows: rows, transition: transition, operation: operation))
  }

  /// Puts the rows in order, and joins neighbours that have one transition.
  /// - Returns: the number of an operation on a row for which there is an earlier operation; nil if there is none.
  /// - Complexity: O(k) for k runs in order, else O(k log k).
  mutating func arrange() -> Int? {
    let sorted = runs.sortedIfNeeded { $0.rows.lowerBound < $1.rows.lowerBound }
    runs.removeAll(keepingCapacity: true)
    for run in sorted {
      guard let last = runs.last, run.rows.lowerBound <= last.rows.upperBound else {
        runs.append(run)
        continue
      }
      if run.rows.lowerBound < last.rows.upperBound { return max(run.operation, last.operation) }
      if run.transition == last.transition {
        runs[runs.count - 1].rows = last.rows.lowerBound..<run.rows.upperBound
      } else {
        runs.append(run)
      }
    }
    return nil
  }

  /// The transition of a row; nil if it does not come or go. O(log k).
  func transition(of row: Int) -> RowTransition? {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].rows.upperBound <= row { low = middle + 1 } else { high = middle }
    }
    return low < runs.count && runs[low].rows.lowerBound <= row ? runs[low].transition : nil
  }
}
