import Expectations
import Testing

@testable import TextLayout

@Suite("Letters without shaping")
struct PlainLetterTests {
  @Test(
    "letters with marks of their own, signs and the letters of the East are plain",
    arguments: ["Plain text", "Ünïcode", "naïve — “quoted” · 3 €", "列表滚动，非常流畅。", "かなカナー", "한국어", "Ａ１"])
  func plain(text: String) {
    expect(isPlain(text))
  }

  @Test(
    "marks, joiners, scripts that join and vertical forms are not",
    arguments: ["e\u{301}", "か\u{3099}", "ﷺ", "سلام", "नमस्ते", "〳〵", "👩‍👧", "a\u{200D}b", "\u{1112}\u{1161}", "⿰木木"])
  func composed(text: String) {
    expect(!isPlain(text))
  }

  @Test(
    "plain letters take the same room beside letters that are not",
    arguments: ["naïve — “quoted” · AVATAR To", "列表滚动 scrolls 非常流畅，we measured", "かなカナー fi ffl WAVE"])
  func room(text: String) {
    let alone = frame(text)
    let beside = frame(text + " \u{2FF0}")
    let end = text.utf16.count
    expect(abs(alone.caretRect(at: end).minX - beside.caretRect(at: end).minX) < 0.01)
  }

  private func isPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { TextScan($0).paragraphs.allSatisfy(\.isPlain) }
  }

  private func frame(_ text: String) -> TextFrame {
    TextFrame.frame(
      for: TextContent(text, attributes: TextAttributes(font: FontDescription(size: 17))), width: .infinity)
  }
}
