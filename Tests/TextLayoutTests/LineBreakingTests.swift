import CoreGraphics
import Expectations
import Testing
import TextLayout

struct LineBreakingTests {
  @Test func latinBreaksAfterWords() {
    let frame = TextFrame.frame(for: content("The quick brown fox jumps over the lazy dog"), width: 120)
    expect(frame.lineCount > 2)
    for line in frame.lineTexts.dropLast() { expect(line.hasSuffix(" "), "\(frame.lineTexts)") }
    for line in frame.lines { expect(line.rect.width <= 120) }
  }

  @Test func theSpaceAtABreakTakesNoWidth() {
    let one = TextFrame.frame(for: content("quick"), width: .infinity)
    let frame = TextFrame.frame(for: content("quick quick"), width: one.size.width + 1)
    expectEqual(frame.lineTexts, ["quick ", "quick"])
    expect(abs(frame.lines[0].rect.width - one.size.width) < 0.01)
  }

  @Test func aWordWiderThanTheLineIsBrokenWithoutAHyphen() {
    let frame = TextFrame.frame(for: content(String(repeating: "a", count: 60)), width: 100)
    expect(frame.lineCount > 3)
    expectEqual(frame.lineTexts.joined(), content(String(repeating: "a", count: 60)).string)
    for line in frame.lines { expect(line.rect.width <= 100) }
  }

  @Test func characterWrapFillsLines() {
    let text = "several words here"
    let width = TextFrame.frame(for: content("several wo"), width: .infinity).size.width + 2
    let frame = TextFrame.frame(for: content(text), width: width, lineBreakMode: .charWrap)
    expectEqual(frame.lineTexts.first, "several wo")
  }

  @Test func chineseBreaksBetweenCharactersButNotBeforePunctuation() {
    let frame = TextFrame.frame(for: content("今天的天气真好，我们去公园散步吧。明天也一样。"), width: 105)
    expect(frame.lineCount >= 4)
    for line in frame.lineTexts {
      expect(!line.hasPrefix("，") && !line.hasPrefix("。"), "\(frame.lineTexts)")
    }
    expect((5...6).contains(frame.lineTexts[0].count))
  }

  @Test func japaneseKeepsItsPunctuationWithTheWordBefore() {
    let text = "これは日本語の文章です。東京都で会いましょう、カタカナも「混ぜ」ます。"
    for width in stride(from: 60.0, through: 200, by: 7) {
      let frame = TextFrame.frame(for: content(text), width: width)
      for line in frame.lineTexts {
        expect(!line.hasPrefix("。") && !line.hasPrefix("、") && !line.hasPrefix("」"), "\(width): \(frame.lineTexts)")
        expect(!line.hasSuffix("「"), "\(width): \(frame.lineTexts)")
      }
    }
  }

  @Test func arabicRunsRightToLeftAndBreaksAfterWords() {
    let frame = TextFrame.frame(for: content("مرحبا بالعالم هذا نص عربي طويل بما يكفي"), width: 120)
    expect(frame.isRightToLeft)
    expect(frame.lineCount > 1)
    for line in frame.lines { expect(abs(line.rect.maxX - 120) < 0.01) }
    for line in frame.lineTexts.dropLast() { expect(line.hasSuffix(" ")) }
  }

  @Test func theFirstStrongLetterDecidesTheWritingDirection() {
    expect(!TextFrame.frame(for: content("left עברית left"), width: 300).isRightToLeft)
    expect(TextFrame.frame(for: content("עברית left עברית"), width: 300).isRightToLeft)
    let forced = ParagraphStyle(baseWritingDirection: .rightToLeft)
    expect(TextFrame.frame(for: content("left", paragraph: forced), width: 300).isRightToLeft)
  }

  @Test func linesEndAtEverySeparator() {
    let frame = TextFrame.frame(for: content("a\nb\r\nc\rd\u{2029}e\u{2028}f\n"), width: .infinity)
    expectEqual(frame.lineCount, 7)
    expectEqual(frame.lines.map(\.range), [0..<2, 2..<5, 5..<7, 7..<9, 9..<11, 11..<13, 13..<13])
  }

  @Test func anEmptyTextHasOneEmptyLine() {
    let frame = TextFrame.frame(for: content(""), width: 100)
    expectEqual(frame.lineCount, 1)
    expectEqual(frame.size.width, 0)
    expect(abs(frame.size.height - 20.287) < 0.001)
  }

  @Test(arguments: ["Latin", "漢字", "עברית", "مرحبا", "😀", "Z̴͑a̶l̷g̸o", "தமிழ்"])
  func theRequestedFontDecidesTheLineHeight(text: String) {
    let frame = TextFrame.frame(for: content(text), width: .infinity)
    expect(abs(frame.size.height - 20.287) < 0.001)
    expect(abs(frame.firstBaseline - 16.187) < 0.001)
    expect(frame.size.width > 5)
  }

  @Test func controlCharactersDoNotEndTheText() {
    let frame = TextFrame.frame(for: content("a\u{0}b\u{1}c"), width: .infinity)
    expectEqual(frame.lines[0].range, 0..<5)
    expect(frame.size.width > TextFrame.frame(for: content("abc"), width: .infinity).size.width)
  }

  @Test func hanGlyphsFollowTheLanguageOfTheText() {
    let chinese = TextFrame.frame(for: content("直骨"), width: .infinity)
    let japanese = TextFrame.frame(for: content("直骨の"), width: .infinity)
    let (first, second) = (Canvas(width: 34, height: 24), Canvas(width: 34, height: 24))
    first.draw(chinese)
    second.draw(japanese)
    let area = CGRect(x: 0, y: 0, width: 34, height: 24)
    expect(first.pixels(in: area) != second.pixels(in: area), "直 and 骨 have other strokes in Japanese")
  }
}
