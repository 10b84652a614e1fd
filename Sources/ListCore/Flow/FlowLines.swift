/// The lines of a section whose items have several sizes, in order.
///
/// The starts of lines after the last change are shifted lazily. So measuring items one after the other, as they come
/// into sight, costs only the lines between them, not those that follow.
struct FlowLines: Equatable, Sendable {
  private var lines: ContiguousArray<FlowLine> = []
  /// Lines from this one on start `shift` points later than stored.
  private var firstShifted = 0
  private var shift = 0.0

  var count: Int { lines.count }

  /// The number of a line's first item.
  func first(_ line: Int) -> Int { Int(lines[line].first) }

  /// The beginning of a line, in points from that of the first one.
  func start(_ line: Int) -> Double { lines[line].start + (line >= firstShifted ? shift : 0) }

  /// The length of the line's longest item.
  func thickness(_ line: Int) -> Double { lines[line].thickness }

  /// The end of the last line.
  var length: Double { lines.isEmpty ? 0 : start(count - 1) + thickness(count - 1) }

  /// The first line for which `belongs` is true, given that it is false for all lines before. O(log n).
  func partitioningIndex(where belongs: (Int) -> Bool) -> Int {
    var (lower, upper) = (0, count)
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if belongs(middle) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }

  /// Appends a line.
  mutating func append(_ line: FlowLine) {
    lines.append(line)
    firstShifted = lines.count
  }

  mutating func removeAll() { self = FlowLines() }

  /// Replaces lines; those after them move by `delta` points.
  ///
  /// - Complexity: O(k) in the lines replaced and those between this change and the last one; if the number of lines
  ///   changes, those after are moved in memory as well.
  mutating func replace(_ range: Range<Int>, with new: ContiguousArray<FlowLine>, movingOthersBy delta: Double) {
    settle(upTo: range.upperBound)
    lines.replaceSubrange(range, with: new)
    firstShifted = range.lowerBound + new.count
    shift += delta
  }

  /// Stores the shifted starts of the lines before `line`, so that the shift begins there.
  private mutating func settle(upTo line: Int) {
    if firstShifted == lines.count { shift = 0 }
    for index in firstShifted..<max(line, firstShifted) { lines[index].start += shift }
    for index in line..<max(firstShifted, line) { lines[index].start -= shift }
    firstShifted = line
  }

  static func == (first: FlowLines, second: FlowLines) -> Bool {
    first.count == second.count
      && (0..<first.count).allSatisfy {
        first.first($0) == second.first($0) && first.start($0) == second.start($0)
          && first.thickness($0) == second.thickness($0)
      }
  }
}
