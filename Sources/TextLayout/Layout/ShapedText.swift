import CPango

/// A text that has been shaped and broken into lines, independent of its colours.
final class ShapedText {
  let paragraphs: ShortList<any ShapedParagraph>
  let lines: ShortList<ShapedLine>
  /// The widest line with its indents.
  let width: Double
  let height: Double
  /// The height of the highest line.
  let highestLine: Double
  /// Whether no line begins above the one before, as lines beside areas may.
  private let isOrdered: Bool
  /// Whether text was left out.
  let isTruncated: Bool
  /// The range of widths at which the text breaks into exactly these lines. Lines are filled greedily, so this holds for any width between
  /// the one they need and the one they were given; without a broken line there is no upper bound.
  let validWidths: ClosedRange<Double>
  /// The line limits at which breaking would give exactly these lines.
  let validLimits: ClosedRange<Int>
  let byteCost: Int
  /// The state from which each line was laid out, for a text of one paragraph whose lines an edit may keep; empty for others.
  let flowedLines: ContiguousArray<FlowedLine>

  init(
    paragraphs: ShortList<any ShapedParagraph>, lines: ShortList<ShapedLine>, height: Double, isTruncated: Bool,
    validWidths: ClosedRange<Double>, validLimits: ClosedRange<Int>, flowedLines: ContiguousArray<FlowedLine> = []
  ) {
    self.flowedLines = flowedLines
    self.paragraphs = paragraphs
    self.lines = lines
    let costOfLines = lines.count * MemoryLayout<ShapedLine>.stride
    if flowedLines.isEmpty {
      var (width, highest, top, isOrdered) = (0.0, 0.0, -Double.infinity, true)
      for line in lines {
        width = max(width, line.neededWidth)
        highest = max(highest, line.height)
        isOrdered = isOrdered && line.top >= top
        top = line.top
      }
      (self.width, highestLine, self.isOrdered) = (width, highest, isOrdered)
      byteCost = paragraphs.reduce(400 + costOfLines) { $0 + $1.byteCost }
    } else {
      width = flowedLines.reduce(0) { max($0, $1.neededWidth) }
      highestLine = flowedLines.reduce(0) { max($0, $1.height) }
      isOrdered = true
      byteCost = flowedLines.reduce(400 + costOfLines) { $0 + $1.byteCost }
    }
    self.height = height
    self.isTruncated = isTruncated
    self.validWidths = validWidths
    self.validLimits = validLimits
  }

  func isValid(width: Double, lineLimit: Int) -> Bool {
    validWidths.contains(width) && validLimits.contains(lineLimit == 0 ? .max : lineLimit)
  }

  /// The lines whose tops are within a range of heights, and maybe others.
  /// - Complexity: O(log n) in the number of lines.
  func lines(within heights: ClosedRange<Double>) -> Range<Int> {
    guard isOrdered else { return 0..<lines.count }
    let first = firstLine { $0 >= heights.lowerBound }
    return first..<max(first, firstLine { $0 > heights.upperBound })
  }

  /// The last line whose top is at a height or above it.
  /// - Complexity: O(log n) in the number of lines.
  func lastLine(at height: Double) -> ShapedLine? {
    guard isOrdered else { return lines.last { $0.top <= height } }
    let next = firstLine { $0 > height }
    return next > 0 ? lines[next - 1] : nil
  }

  private func firstLine(whoseTop isFound: (Double) -> Bool) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if isFound(lines[middle].top) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
