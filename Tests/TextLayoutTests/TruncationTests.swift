import CoreGraphics
import Expectations
import Testing
import TextLayout

struct TruncationTests {
  private let text = "The quick brown fox jumps over the lazy dog and runs on and on"

  @Test(arguments: [LineBreakMode.truncateHead, .truncateMiddle, .truncateTail])
  func oneLineIsTruncatedToTheWidth(mode: LineBreakMode) {
    let frame = TextFrame.frame(for: content(text), width: 150, lineLimit: 1, lineBreakMode: mode)
    expect(frame.isTruncated)
    expectEqual(frame.lineCount, 1)
    expect(frame.size.width <= 150)
    expect(frame.size.width > 110)
    expectEqual(frame.lines[0].range, 0..<text.utf16.count)
  }

  /// The width left over is less than that of the letter that would have been the next.
  @Test(arguments: [LineBreakMode.truncateHead, .truncateMiddle])
  func lettersFollowTheEllipsisAtOnce(mode: LineBreakMode) {
    var widths: Set<Double> = []
    for width in stride(from: 60.0, through: 90, by: 1) {
      let frame = TextFrame.frame(for: content("WWWWWWWWWWWWWWWW"), width: width, lineLimit: 1, lineBreakMode: mode)
      expect(frame.isTruncated && frame.size.width <= width)
      widths.insert((frame.size.width * 4).rounded())
      let again = TextFrame.frame(
        for: content("WWWWWWWWWWWWWWWW"), width: frame.size.width, lineLimit: 1, lineBreakMode: mode)
      expectEqual(again.size, frame.size, "it is cut at the same place in its own width")
    }
    expect(widths.count <= 4, "widths differ by whole letters: \(widths)")
  }

  @Test func linesBeforeTheTruncatedOneAreUnchanged() {
    let whole = TextFrame.frame(for: content(text), width: 150)
    let cut = TextFrame.frame(for: content(text), width: 150, lineLimit: 2, lineBreakMode: .truncateTail)
    expect(whole.lineCount > 2)
    expectEqual(cut.lineCount, 2)
    expect(cut.isTruncated)
    expectEqual(cut.lines[0], whole.lines[0])
    expectEqual(cut.lines[1].range, whole.lines[1].range.lowerBound..<text.utf16.count)
  }

  @Test func textThatFitsIsNotTruncated() {
    for limit in 1...3 {
      let frame = TextFrame.frame(for: content("short"), width: 150, lineLimit: limit, lineBreakMode: .truncateTail)
      expect(!frame.isTruncated)
      expectEqual(frame.size, TextFrame.frame(for: content("short"), width: 150).size)
    }
  }

  @Test func theLineLimitCountsAllParagraphs() {
    let three = content("first\nsecond\nthird")
    let frame = TextFrame.frame(for: three, width: 200, lineLimit: 2, lineBreakMode: .truncateTail)
    expectEqual(frame.lineCount, 2)
    expect(frame.isTruncated)
    let second = TextFrame.frame(for: content("second"), width: .infinity).size.width
    expect(frame.lines[1].rect.width > second + 4, "an ellipsis stands for the third paragraph")
    expectEqual(frame.lines[1].range, 6..<18)
    expect(!TextFrame.frame(for: three, width: 200, lineLimit: 3, lineBreakMode: .truncateTail).isTruncated)
  }

  @Test func anEllipsisForOmittedParagraphsFitsTheWidth() {
    let width = TextFrame.frame(for: content("second"), width: .infinity).size.width + 1
    let frame = TextFrame.frame(
      for: content("first\nsecond\nthird"), width: width, lineLimit: 2, lineBreakMode: .truncateTail)
    expect(frame.lines[1].rect.width <= width)
    expect(frame.isTruncated)
  }

  /// A dot is the last thing in the line, or the first: its ink reaches from the baseline to no more than two points above.
  @Test(arguments: ["東京都東京都東京都東京都", "漢字かな交じり文です", "한국어 텍스트입니다", "1234567890123", "Quick brown fox"])
  func theEllipsisIsOnTheBaseline(text: String) {
    for mode in [LineBreakMode.truncateTail, .truncateHead] {
      let frame = TextFrame.frame(for: content(text), width: 80, lineLimit: 1, lineBreakMode: mode)
      expect(frame.isTruncated)
      expect(frame.size.width <= 80)
      let canvas = Canvas(width: 90, height: 30)
      canvas.draw(frame)
      let columns = canvas.inkedColumns
      let dot = mode == .truncateTail ? (columns.last ?? 3) - 3 : columns.first ?? 0
      let ink = canvas.inkedRows(in: dot..<dot + 4)
      let baseline = Int(frame.firstBaseline * 2)
      expect(
        !ink.isEmpty && ink.allSatisfy { (baseline - 6...baseline + 1).contains($0) }, "\(mode): \(ink), \(baseline)")
    }
  }

  @Test func wordWrapStopsAtTheLineLimit() {
    let whole = TextFrame.frame(for: content(text), width: 150)
    let cut = TextFrame.frame(for: content(text), width: 150, lineLimit: 2)
    expect(cut.isTruncated)
    expectEqual(cut.lines, Array(whole.lines.prefix(2)))
  }

  @Test func clippedLinesExtendBeyondTheWidth() {
    let frame = TextFrame.frame(for: content(text), width: 150, lineLimit: 1, lineBreakMode: .clip)
    expectEqual(frame.lineCount, 1)
    expect(frame.size.width > 150)
  }

  @Test func arabicIsTruncatedAtItsLeftEnd() {
    let arabic = content("مرحبا بالعالم هذا نص عربي طويل بما يكفي")
    let frame = TextFrame.frame(for: arabic, width: 100, lineLimit: 1, lineBreakMode: .truncateTail)
    expect(frame.isTruncated)
    expect(abs(frame.lines[0].rect.maxX - 100) < 0.01)
  }

  /// Between words there are some eight pixels without ink.
  @Test(arguments: [60.0, 75, 90, 105, 120, 150])
  func theEllipsisFollowsArabicWithoutAGap(width: Double) {
    let arabic = content("السفر إلى الساحل في الصباح مع الأصدقاء")
    let frame = TextFrame.frame(for: arabic, width: width, lineLimit: 1, lineBreakMode: .truncateTail)
    expect(frame.isTruncated)
    let canvas = Canvas(width: 160, height: 30)
    canvas.draw(frame)
    let columns = canvas.inkedColumns
    let gaps = zip(columns, columns.dropFirst()).map { $1 - $0 }
    expect(!gaps.isEmpty && gaps.allSatisfy { $0 < 14 }, "\(gaps.max() ?? 0)")
  }
}
