import CPango

/// A text that has been shaped and broken into lines, independent of its colours.
final class ShapedText {
  let paragraphs: ShortList<any ShapedParagraph>
  let lines: ShortList<ShapedLine>
  /// The widest line with its indents.
  let width: Double
  let height: Double
  /// Whether text was left out.
  let isTruncated: Bool
  /// The widths at which breaking would give exactly these lines. Lines are filled greedily, so this holds for any
  /// width between the one they need and the one they were given; without a broken line there is no upper bound.
  let validWidths: ClosedRange<Double>
  /// The line limits at which breaking would give exactly these lines.
  let validLimits: ClosedRange<Int>
  let byteCost: Int
  /// Where each line was laid out from, for a text of one paragraph whose lines an edit may keep; empty for others.
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
      width = lines.reduce(0) { max($0, $1.neededWidth) }
      byteCost = paragraphs.reduce(400 + costOfLines) { $0 + $1.byteCost }
    } else {
      width = flowedLines.reduce(0) { max($0, $1.neededWidth) }
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
}
