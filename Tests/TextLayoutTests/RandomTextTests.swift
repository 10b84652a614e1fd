import CoreGraphics
import Expectations
import Fuzzing
import Testing
import TextLayout

/// Random texts from every script, at random widths and limits: nothing crashes, and what must hold for any text does.
struct RandomTextTests {
  private static let alphabet: [String] = [
    "a", "b", "fi", "W", " ", " ", "  ", "-", ".", "\n", "\r\n", "\t", "\u{AD}", "\u{200B}", "\u{200D}", "\u{202E}",
    "\u{202C}",
    "é", "e\u{301}", "\u{301}", "中", "文", "，", "。", "の", "カ", "한", "ع", "ر", "ب", "ي", "א", "ש", "😀", "👩‍👩‍👧‍👦", "🇯🇵",
    "🇯", "\u{FE0F}", "क्षि", "ไท", "\u{0}", "\u{7F}", "\u{FFFC}", "\u{FFFF}", "\u{2028}", "\u{2029}", "word ",
    "longerword",
  ]

  private func text(length: Int, using generator: inout SeededGenerator) -> String {
    (0..<length).map { _ in Self.alphabet.randomElement(using: &generator)! }.joined()
  }

  @Test(arguments: 0..<60)
  func linesCoverTheTextWithoutGaps(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let string = text(length: Int.random(in: 0..<60, using: &generator), using: &generator)
    let modes: [LineBreakMode] = [.wordWrap, .charWrap, .clip, .truncateHead, .truncateMiddle, .truncateTail]
    let mode = modes.randomElement(using: &generator)!
    let limit = Int.random(in: 0...4, using: &generator)
    let width = Bool.random(using: &generator) ? Double.infinity : Double.random(in: 0...220, using: &generator)
    let frame = TextFrame.frame(for: content(string), width: width, lineLimit: limit, lineBreakMode: mode)
    let lines = frame.lines
    let count = string.utf16.count
    let note: Comment = "seed \(seed) width \(width) limit \(limit) \(mode) \(string.debugDescription)"
    expectEqual(lines.first?.range.lowerBound, 0, note)
    for (line, next) in zip(lines, lines.dropFirst()) {
      expectEqual(line.range.upperBound, next.range.lowerBound, note)
      expect(line.rect.maxY <= next.rect.minY + 0.001, note)
    }
    expect(limit == 0 || lines.count <= limit, note)
    if !frame.isTruncated { expectEqual(lines.last?.range.upperBound, count, note) }
    expect(lines.allSatisfy { $0.range.upperBound <= count }, note)
  }

  @Test(arguments: 0..<60)
  func caretsAndHitTestsAreAlwaysValid(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed + 1000))
    let string = text(length: Int.random(in: 0..<30, using: &generator), using: &generator)
    let limit = Int.random(in: 0...2, using: &generator)
    let width = Double.random(in: 20...220, using: &generator)
    let frame = TextFrame.frame(for: content(string), width: width, lineLimit: limit, lineBreakMode: .truncateTail)
    let note: Comment = "seed \(seed) width \(width) limit \(limit) \(string.debugDescription)"
    let count = string.utf16.count
    for offset in -1...count + 1 { expect(frame.caretRect(at: offset).minX.isFinite, note) }
    for _ in 0..<20 {
      let point = CGPoint(
        x: Double.random(in: -50...300, using: &generator), y: Double.random(in: -50...200, using: &generator))
      expect((0...count).contains(frame.closestOffset(to: point)), note)
    }
    let lower = Int.random(in: 0...count, using: &generator)
    let rects = frame.rects(for: lower..<Int.random(in: lower...count, using: &generator))
    expect(rects.allSatisfy { $0.width >= 0 && $0.minX.isFinite }, note)
    let canvas = Canvas(width: 40, height: 40, scale: 1)
    canvas.draw(frame)
  }

  @Test(arguments: 0..<40)
  func randomAttributeRunsAreLaidOut(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed + 2000))
    let string = text(length: Int.random(in: 1..<40, using: &generator), using: &generator)
    let count = string.utf16.count
    var runs: [TextRun] = []
    var position = 0
    while position < count {
      let end = min(count, position + Int.random(in: 1...9, using: &generator))
      var styled = attributes(Double.random(in: 8...30, using: &generator), weight: 0.3)
      if Bool.random(using: &generator) { styled.underline = TextDecoration() }
      if Bool.random(using: &generator) { styled.kern = 1 }
      if Bool.random(using: &generator) { runs.append(TextRun(range: position..<end, attributes: styled)) }
      position = end
    }
    let mixed = TextContent(string, runs: runs, attributes: attributes())
    let frame = TextFrame.frame(for: mixed, width: 150)
    let note: Comment = "seed \(seed) \(string.debugDescription)"
    expectEqual(frame.lines.first?.range.lowerBound, 0, note)
    expectEqual(frame.lines.last?.range.upperBound, count, note)
    expect(frame.size.height >= 8, note)
    Canvas(width: 80, height: 80, scale: 1).draw(frame)
  }
}
