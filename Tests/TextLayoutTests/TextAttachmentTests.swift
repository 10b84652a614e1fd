import CoreGraphics
import Expectations
import Testing

@testable import TextLayout

struct TextAttachmentTests {
  /// Keeps where it was drawn.
  private final class Picture: TextAttachmentPicture, @unchecked Sendable {
    private(set) var rects: [CGRect] = []
    private(set) var colors: [TextColor] = []

    func draw(in context: CGContext, rect: CGRect, color: TextColor) {
      rects.append(rect)
      colors.append(color)
    }
  }

  private func content(_ string: String, at range: Range<Int>, _ box: TextAttachment.Box, _ picture: Picture)
    -> TextContent
  {
    var marked = attributes(20, color: TextColor(red: 1, green: 0, blue: 0))
    var effects = TextEffects()
    effects.attachment = TextAttachment(box: box, picture: picture)
    marked.effects = effects
    return TextContent(string, runs: [TextRun(range: range, attributes: marked)], attributes: attributes(20))
  }

  private func box(y: Double = 0, width: Double = 30, height: Double = 12) -> TextAttachment.Box {
    TextAttachment.Box(x: 0, y: y, width: width, height: height, advance: width)
  }

  @Test func anAttachmentHasItsWidthInTheLine() {
    let picture = Picture()
    let text = TextFrame.frame(for: content("ab\u{FFFC}cd", at: 2..<3, box(), picture), width: .infinity)
    let start = text.caretRect(at: 2).minX
    expect(abs(text.caretRect(at: 3).minX - start - 30) < 0.05)
    let canvas = Canvas(width: 120, height: 40)
    canvas.draw(text, x: 4, y: 3)
    expectEqual(picture.rects.count, 1)
    let rect = picture.rects[0]
    expect(abs(rect.minX - (start + 4)) < 0.05)
    expect(rect.width == 30 && rect.height == 12)
    expect(abs(Double(rect.maxY) - 3 - text.firstBaseline) <= 0.25, "it stands on the baseline, in whole pixels")
    expectEqual(picture.colors, [TextColor(red: 1, green: 0, blue: 0)])
  }

  @Test func highAttachmentsIncreaseTheLineHeight() {
    let plain = TextFrame.frame(for: TextLayoutTests.content("abcd", 20), width: .infinity)
    let high = TextFrame.frame(for: content("ab\u{FFFC}cd", at: 2..<3, box(height: 50), Picture()), width: .infinity)
    let metrics = FontMetrics.metrics(for: FontDescription(size: 20))
    expect(abs(high.size.height - (plain.size.height + 50 - metrics.ascender)) < 0.01)
    expect(abs(high.firstBaseline - 50) < 0.01)
    let low = TextFrame.frame(
      for: content("ab\u{FFFC}cd", at: 2..<3, box(y: -20, height: 20), Picture()), width: .infinity)
    expectEqual(low.firstBaseline, plain.firstBaseline)
    expect(abs(low.size.height - (plain.firstBaseline + 20)) < 0.01)
  }

  @Test func attachmentsWrapLikeLetters() {
    let picture = Picture()
    let text = TextFrame.frame(for: content("word word \u{FFFC}", at: 10..<11, box(width: 60), picture), width: 120)
    expectEqual(text.lineCount, 2)
    let canvas = Canvas(width: 120, height: 60)
    canvas.draw(text)
    expectEqual(picture.rects.map(\.minX), [0])
    expect(picture.rects[0].minY > 24)
  }

  @Test func aTruncatedAttachmentIsNotDrawn() {
    let picture = Picture()
    var content = content("a rather long text \u{FFFC}", at: 19..<20, box(), picture)
    content.setLineBreakMode(.truncateTail)
    let text = TextFrame.frame(for: content, width: 80, lineLimit: 1)
    expect(text.isTruncated)
    Canvas(width: 80, height: 40).draw(text)
    expect(picture.rects.isEmpty)
  }

  @Test func eachAttachmentCharacterIsDrawn() {
    let picture = Picture()
    let text = TextFrame.frame(for: content("\u{FFFC}\u{FFFC}", at: 0..<2, box(), picture), width: .infinity)
    Canvas(width: 80, height: 40).draw(text)
    expectEqual(picture.rects.map { $0.minX.rounded() }, [0, 30])
  }

  @Test func otherCharactersIgnoreAnAttachmentAttribute() {
    let picture = Picture()
    let marked = TextFrame.frame(for: content("abc", at: 0..<3, box(), picture), width: .infinity)
    Canvas(width: 80, height: 40).draw(marked)
    expect(picture.rects.isEmpty)
    expect(
      abs(marked.size.width - TextFrame.frame(for: TextLayoutTests.content("abc", 20), width: .infinity).size.width)
        < 0.01)
  }
}
