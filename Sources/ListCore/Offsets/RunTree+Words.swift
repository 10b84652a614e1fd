/// How runs are written into a leaf's words.
///
/// A lone element is one word: bit 31 clear, bit 30 the mark, 30 bits of value. A run, or a value too large for 30
/// bits, is three words: bit 31 set, bit 30 the mark, 30 bits of count, then the value's low and high half.
extension RunTree {
  private static let runBit: UInt32 = 1 << 31
  private static let markBit: UInt32 = 1 << 30
  private static let payload: UInt32 = markBit - 1
  private static let runWords = 3
  /// Below this a run is shorter written as lone elements.
  private static let shortestRun = 3

  /// The greatest number of elements in a tree: the greatest count that a run's word can hold.
  package static var maximumCount: Int { Int(payload) }

  /// The words that `run` takes.
  static func wordsNeeded(for run: Run) -> Int {
    if run.count < shortestRun && run.value <= Int64(payload) { return run.count }
    return runWords
  }

  /// Reads the run that starts at word `cursor` and moves the cursor past it.
  @inline(__always)
  func readRun(at cursor: inout Int) -> Run {
    let first = words[cursor]
    let isMarked = first & Self.markBit != 0
    if first & Self.runBit == 0 {
      cursor += 1
      return Run(count: 1, value: Int64(first & Self.payload), isMarked: isMarked)
    }
    let value = Int64(UInt64(words[cursor + 1]) | UInt64(words[cursor + 2]) << 32)
    cursor += Self.runWords
    return Run(count: Int(first & Self.payload), value: value, isMarked: isMarked)
  }

  /// Writes `run` at word `cursor` and moves the cursor past it.
  mutating func write(_ run: Run, at cursor: inout Int) {
    let mark = run.isMarked ? Self.markBit : 0
    if run.count < Self.shortestRun && run.value <= Int64(Self.payload) {
      for _ in 0..<run.count {
        words[cursor] = UInt32(truncatingIfNeeded: run.value) | mark
        cursor += 1
      }
      return
    }
    words[cursor] = Self.runBit | mark | UInt32(run.count)
    words[cursor + 1] = UInt32(truncatingIfNeeded: run.value)
    words[cursor + 2] = UInt32(truncatingIfNeeded: run.value >> 32)
    cursor += Self.runWords
  }

  /// Appends the runs of a leaf to `runs`, joining equal neighbours.
  func appendRuns(of node: Int32, to runs: inout ContiguousArray<Run>) {
    var cursor = Int(node) * leafCapacity
    let end = cursor + nodes[Int(node)].wordCount
    while cursor < end { Self.append(readRun(at: &cursor), to: &runs) }
  }

  /// Appends `run`, or lengthens the last run where the two are equal. An empty run adds nothing.
  static func append(_ run: Run, to runs: inout ContiguousArray<Run>) {
    guard run.count > 0 else { return }
    if let last = runs.last, last.value == run.value, last.isMarked == run.isMarked {
      runs[runs.count - 1].count += run.count
    } else {
      runs.append(run)
    }
  }

  /// Makes `runs` the whole content of a leaf. They have to fit. Sums above the leaf are left to the caller.
  mutating func store(_ runs: ArraySlice<Run>, in node: Int32) {
    var cursor = Int(node) * leafCapacity
    let start = cursor
    var count = 0
    var sum: Int64 = 0
    for run in runs {
      write(run, at: &cursor)
      count += run.count
      sum += Int64(run.count) * run.value
    }
    nodes[Int(node)].wordCount = cursor - start
    nodes[Int(node)].count = count
    nodes[Int(node)].sum = sum
  }
}
