import Expectations
import Testing

@testable import TextLayout

struct LineBreakStrategyTests {
  private func frame(_ string: String, _ width: Double, limit: Int = 0, pushesOut: Bool) -> TextFrame {
    TextFrame.frame(
      for: content(string, paragraph: ParagraphStyle(pushesOutWords: pushesOut)), width: width, lineLimit: limit)
  }

  @Test func aLastWordAloneIsJoinedByTheWordBefore() {
    let text = "The quick brown fox jumps over it"
    let width = Double(TextFrame.frame(for: content("The quick brown fox jumps over "), width: .infinity).size.width)
    expectEqual(frame(text, width, pushesOut: false).lineTexts, ["The quick brown fox jumps over ", "it"])
    expectEqual(frame(text, width, pushesOut: true).lineTexts, ["The quick brown fox jumps ", "over it"])
  }

  @Test func pushOutChangesNothingWithoutASingleLastWord() {
    for text in ["The quick brown fox jumps over the lazy dog", "One", "", "two words", "Donaudampfschifffahrt"] {
      expectEqual(frame(text, 150, pushesOut: true).lineTexts, frame(text, 150, pushesOut: false).lineTexts)
    }
  }

  @Test func theOnlyWordOfALineStaysThere() {
    let width = Double(TextFrame.frame(for: content("Donaudampf"), width: .infinity).size.width)
    let lines = frame("Donaudampf fahrten", width, pushesOut: true).lineTexts
    expectEqual(lines.first, "Donaudampf ")
  }

  @Test func pushOutKeepsTheNumberOfLines() {
    let text = "Words of many lengths that wrap here and there until the paragraph comes to its end at last"
    for width in stride(from: 60.0, through: 400, by: 7) {
      expectEqual(frame(text, width, pushesOut: true).lineCount, frame(text, width, pushesOut: false).lineCount)
      expect(frame(text, width, pushesOut: true).size.width <= width)
    }
  }

  @Test func hangulWordPriorityBreaksKoreanOnlyAfterWords() {
    let text = "안녕하세요 여러분 반갑습니다 오늘도 좋은하루"
    let style = ParagraphStyle(keepsHangulWords: true)
    for width in stride(from: 100.0, through: 260, by: 20) {
      let kept = TextFrame.frame(for: content(text, paragraph: style), width: width).lineTexts
      expect(kept.dropLast().allSatisfy { $0.hasSuffix(" ") }, "at \(width): \(kept)")
    }
    let free = stride(from: 100.0, through: 260, by: 20).flatMap {
      TextFrame.frame(for: content(text), width: $0).lineTexts.dropLast()
    }
    expect(free.contains { !$0.hasSuffix(" ") })
  }

  @Test func aHangulWordWiderThanTheLineIsStillBroken() {
    let style = ParagraphStyle(keepsHangulWords: true)
    let text = TextFrame.frame(for: content("대한민국대한민국대한민국대한민국", paragraph: style), width: 80)
    expect(text.lineCount > 2)
    expect(text.size.width <= 80)
  }
}
