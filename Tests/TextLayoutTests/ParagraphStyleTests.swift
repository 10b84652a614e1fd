import CoreGraphics
import Expectations
import Testing
import TextLayout

struct ParagraphStyleTests {
  private let text = "The quick brown fox jumps over the lazy dog and runs on"

  @Test func alignmentPlacesLines() {
    let width = TextFrame.frame(for: content("ab"), width: .infinity).size.width
    func left(_ alignment: TextAlignment, _ string: String = "ab") -> Double {
      TextFrame.frame(for: content(string, paragraph: ParagraphStyle(alignment: alignment)), width: 200).lines[0].rect
        .minX
    }
    expectEqual(left(.left), 0)
    expectEqual(left(.natural), 0)
    expect(abs(left(.center) - (200 - width) / 2) < 0.01)
    expect(abs(left(.right) - (200 - width)) < 0.01)
    expect(left(.natural, "עברית") > 100)
    expectEqual(left(.left, "עברית"), 0)
  }

  @Test func justifiedLinesFillTheWidthButTheLast() {
    let style = ParagraphStyle(alignment: .justified)
    let frame = TextFrame.frame(for: content(text, paragraph: style), width: 150)
    expect(frame.lineCount > 2)
    for line in frame.lines.dropLast() { expect(abs(line.rect.width - 150) < 0.1) }
    expect(frame.lines.last!.rect.width < 149)
  }

  @Test func indentsNarrowLines() {
    let style = ParagraphStyle(firstLineHeadIndent: 30, headIndent: 10, tailIndent: -20)
    let frame = TextFrame.frame(for: content(text, paragraph: style), width: 200)
    expectEqual(frame.lines[0].rect.minX, 30)
    for line in frame.lines.dropFirst() { expectEqual(line.rect.minX, 10) }
    for line in frame.lines { expect(line.rect.maxX <= 180) }
  }

  @Test func headIndentsAreOnTheLeadingSide() {
    let style = ParagraphStyle(firstLineHeadIndent: 30, headIndent: 30, baseWritingDirection: .rightToLeft)
    let frame = TextFrame.frame(for: content("עברית", paragraph: style), width: 200)
    expect(abs(frame.lines[0].rect.maxX - 170) < 0.01)
  }

  @Test func spacingIsBetweenLinesAndParagraphsOnly() {
    let line = 17 * 1.1933594
    let style = ParagraphStyle(lineSpacing: 3, paragraphSpacing: 5, paragraphSpacingBefore: 7)
    let frame = TextFrame.frame(for: content("one\ntwo", paragraph: style), width: 200)
    expect(abs(frame.size.height - (line * 2 + 15)) < 0.001)
    expectEqual(
      TextFrame.frame(for: content("one", paragraph: style), width: 200).size.height, frame.lines[0].rect.height)
  }

  @Test func lineHeightIsBoundedAndMultiplied() {
    func height(_ style: ParagraphStyle) -> Double {
      TextFrame.frame(for: content("x", paragraph: style), width: 200).size.height
    }
    expectEqual(height(ParagraphStyle(minimumLineHeight: 30)), 30)
    expectEqual(height(ParagraphStyle(maximumLineHeight: 12)), 12)
    expect(abs(height(ParagraphStyle(lineHeightMultiple: 2)) - 17 * 1.1933594 * 2) < 0.001)
    expectEqual(height(ParagraphStyle(maximumLineHeight: 25, lineHeightMultiple: 2)), 25)
  }

  @Test func extraLineHeightIsAboveTheText() {
    let frame = TextFrame.frame(for: content("x", paragraph: ParagraphStyle(minimumLineHeight: 30)), width: 200)
    expect(abs(frame.firstBaseline - (30 - 17 * 0.2412109)) < 0.001)
  }

  @Test func theTallestFontDecidesTheLineHeight() {
    let mixed = TextContent(
      "small big", runs: [TextRun(range: 6..<9, attributes: attributes(34))], attributes: attributes(12))
    let frame = TextFrame.frame(for: mixed, width: .infinity)
    expect(abs(frame.size.height - 34 * 1.1933594) < 0.001)
    expect(abs(frame.firstBaseline - 34 * 0.9521484) < 0.001)
  }

  @Test func eachParagraphHasItsOwnStyle() {
    let styled = TextContent(
      "left\nright", runs: [], attributes: attributes(),
      paragraphs: [ParagraphRun(range: 5..<10, style: ParagraphStyle(alignment: .right))])
    let frame = TextFrame.frame(for: styled, width: 200)
    expectEqual(frame.lines[0].rect.minX, 0)
    expect(abs(frame.lines[1].rect.maxX - 200) < 0.01)
  }

  @Test func kernWidensAndMonospacedDigitsAlign() {
    let plain = TextFrame.frame(for: content("12345"), width: .infinity).size.width
    let kerned = TextFrame.frame(for: TextContent("12345", attributes: attributes(kern: 2)), width: .infinity).size
      .width
    expect(abs(kerned - plain - 10) < 2.1)
    var digits = attributes()
    digits.font.usesMonospacedDigits = true
    let ones = TextFrame.frame(for: TextContent("1111", attributes: digits), width: .infinity).size.width
    let eights = TextFrame.frame(for: TextContent("8888", attributes: digits), width: .infinity).size.width
    expect(abs(ones - eights) < 0.01)
    expect(plain != TextFrame.frame(for: TextContent("12345", attributes: digits), width: .infinity).size.width)
  }

  @Test func baselineOffsetIncreasesTheLineHeight() {
    var raised = attributes()
    raised.baselineOffset = 6
    let frame = TextFrame.frame(for: TextContent("x", attributes: raised), width: .infinity)
    expect(abs(frame.size.height - (17 * 0.9521484 + 6)) < 0.001)
    let mixed = TextContent("xx", runs: [TextRun(range: 0..<1, attributes: raised)], attributes: attributes())
    expect(abs(TextFrame.frame(for: mixed, width: .infinity).size.height - (17 * 1.1933594 + 6)) < 0.001)
  }
}
