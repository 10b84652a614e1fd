import CoreGraphics
import Expectations
import Testing
import TextLayout

struct TextPositionTests {
  /// The offsets between whole characters, the end included.
  private func boundaries(_ string: String) -> [Int] {
    string.indices.map { string.utf16.distance(from: string.startIndex, to: $0) } + [string.utf16.count]
  }

  @Test(arguments: [
    "Hello, world", "今天的天气真好", "これはテストです", "office affluent", "é ñ e\u{301}x", "👩‍👩‍👧‍👦a🇯🇵b👍🏽c", "하나 둘",
  ])
  func caretAndHitTestAgreeAtEveryCharacter(text: String) {
    let frame = TextFrame.frame(for: content(text), width: .infinity)
    for offset in boundaries(text) {
      let caret = frame.caretRect(at: offset)
      expectEqual(frame.closestOffset(to: CGPoint(x: caret.minX, y: caret.midY)), offset, "\(text) at \(offset)")
    }
  }

  @Test(arguments: ["Hello, world", "今天的天气真好", "AVAToWe", "e\u{301}e\u{301}e\u{301}", "👩‍👩‍👧‍👦a🇯🇵"])
  func caretsMoveRightInLeftToRightText(text: String) {
    let frame = TextFrame.frame(for: content(text), width: .infinity)
    let carets = boundaries(text).map { frame.caretRect(at: $0).minX }
    for (left, right) in zip(carets, carets.dropFirst()) { expect(left < right, "\(text): \(carets)") }
    expectEqual(carets.first, 0)
    expect(abs(carets.last! - frame.size.width) < 0.01)
  }

  @Test func caretsMoveLeftInArabic() {
    let text = "مرحبا"
    let frame = TextFrame.frame(for: content(text), width: 200)
    expect(abs(frame.caretRect(at: 0).minX - 200) < 0.01)
    expect(frame.caretRect(at: 5).minX < 200 - 10)
  }

  @Test func caretsHaveTheHeightOfTheirLine() {
    let frame = TextFrame.frame(for: content("one\ntwo"), width: 200)
    let caret = frame.caretRect(at: 5)
    expect(abs(caret.height - 20.287) < 0.001)
    expect(abs(caret.minY - 20.287) < 0.001)
  }

  @Test func hitTestsNeverSplitACharacter() {
    let text = "a👩‍👩‍👧‍👦b🇯🇵c e\u{301}"
    let frame = TextFrame.frame(for: content(text), width: .infinity)
    let allowed = Set(boundaries(text))
    for x in stride(from: -10.0, through: frame.size.width + 10, by: 0.5) {
      expect(allowed.contains(frame.closestOffset(to: CGPoint(x: x, y: 5))))
    }
  }

  @Test func pointsOutsideHitTheNearestLine() {
    let text = "first\nsecond\n"
    let frame = TextFrame.frame(for: content(text), width: 200)
    expectEqual(frame.closestOffset(to: CGPoint(x: -50, y: -50)), 0)
    expectEqual(frame.closestOffset(to: CGPoint(x: 500, y: 5)), 5)
    expectEqual(frame.closestOffset(to: CGPoint(x: 500, y: 25)), 12)
    expectEqual(frame.closestOffset(to: CGPoint(x: 500, y: 500)), 13)
  }

  @Test func atALineBreakTheCaretIsOnTheNextLine() {
    let one = TextFrame.frame(for: content("quick"), width: .infinity).size.width
    let frame = TextFrame.frame(for: content("quick quick"), width: one + 1)
    expect(frame.caretRect(at: 6).minY > 10)
    expectEqual(frame.closestOffset(to: CGPoint(x: 500, y: 5)), 5)
  }

  @Test func selectionRectsCoverTheLinesOfARange() {
    let frame = TextFrame.frame(for: content("first\nsecond"), width: 200)
    let rects = frame.rects(for: 2..<9)
    expectEqual(rects.count, 2)
    expect(abs(rects[0].minX - frame.caretRect(at: 2).minX) < 0.01)
    expect(abs(rects[0].maxX - frame.lines[0].rect.maxX) < 0.01)
    expectEqual(rects[1].minX, 0)
    expect(abs(rects[1].maxX - frame.caretRect(at: 9).minX) < 0.01)
    expect(frame.rects(for: 3..<3).isEmpty)
  }

  @Test func selectionInMixedDirectionsHasSeveralRects() {
    // Logical order: latin, hebrew, latin. Half of each of the first two is not contiguous on screen.
    let text = "abc אבג def"
    let frame = TextFrame.frame(for: content(text), width: .infinity)
    expectEqual(frame.rects(for: 2..<6).count, 2)
    expectEqual(frame.rects(for: 0..<11).count, 1)
  }

  @Test func caretsAndHitTestsFollowTheAlignment() {
    let style = ParagraphStyle(alignment: .right)
    let frame = TextFrame.frame(for: content("ab", paragraph: style), width: 200)
    expect(abs(frame.caretRect(at: 2).minX - 200) < 0.01)
    expectEqual(frame.closestOffset(to: CGPoint(x: 10, y: 5)), 0)
    expect(abs(frame.rects(for: 0..<2)[0].maxX - 200) < 0.01)
  }
}
