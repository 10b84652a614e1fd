import CoreGraphics
import Expectations
import Testing
import TextLayout

struct TextDrawingTests {
  @Test func glyphsAreDrawnInsideTheLine() {
    let canvas = Canvas(width: 200, height: 60)
    let frame = TextFrame.frame(for: content("Hxgjpq"), width: .infinity)
    canvas.draw(frame, x: 20, y: 20)
    let line = CGRect(x: 20, y: 20, width: frame.size.width, height: frame.size.height)
    expect(canvas.pixels(in: line).contains { !$0.isWhite })
    let rows = canvas.inkedRows
    expect(rows.first! >= 40 && rows.last! < 82, "\(rows.first!)...\(rows.last!)")
    let columns = canvas.inkedColumns
    expect(columns.first! >= 39 && columns.last! <= Int((20 + frame.size.width) * 2) + 1)
  }

  @Test func capitalsAreOnTheBaseline() {
    let canvas = Canvas(width: 60, height: 40)
    canvas.draw(TextFrame.frame(for: content("HHH"), width: .infinity))
    // 16.187 points at two pixels each, put on the nearest whole pixel: the last inked row is above it.
    expectEqual(canvas.inkedRows.last, 31)
    expect((23...26).contains(canvas.inkedRows.count), "Inter's capitals are about 12 points high")
  }

  @Test(arguments: [1.0, 1.5, 2, 3], [0.0, 0.1, 0.25, 0.4])
  func glyphsAreEquallySharpAtAnyOffset(scale: Double, shift: Double) {
    let frame = TextFrame.frame(for: content("Hxgj"), width: .infinity)
    let canvas = Canvas(width: 60, height: 60, scale: scale)
    canvas.draw(frame, y: 20 + shift)
    let reference = Canvas(width: 60, height: 60, scale: scale)
    reference.draw(frame, y: 20)
    let (first, second) = (canvas.inkedRows, reference.inkedRows)
    expectEqual(first.count, second.count)
    for (row, other) in zip(first, second) {
      for x in 0..<canvas.width { expectEqual(canvas[x, row], reference[x, other]) }
    }
  }

  @Test func theForegroundColourMayBeOverridden() {
    let red = TextColor(red: 1, green: 0, blue: 0)
    let frame = TextFrame.frame(for: TextContent("MMM", attributes: attributes(34, color: red)), width: .infinity)
    let area = CGRect(x: 0, y: 0, width: 120, height: 50)
    let own = Canvas(width: 120, height: 50)
    own.draw(frame)
    expect(own.pixels(in: area).contains { $0.red == 255 && $0.green == 0 && $0.blue == 0 })
    let other = Canvas(width: 120, height: 50)
    other.draw(frame, overriding: TextColor(red: 0, green: 0, blue: 1))
    expect(other.pixels(in: area).contains { $0.blue == 255 && $0.green == 0 && $0.red == 0 })
    expect(!other.pixels(in: area).contains { $0.red > $0.blue })
  }

  @Test func eachRunHasItsOwnColour() {
    let runs = [
      TextRun(range: 0..<1, attributes: attributes(34, color: TextColor(red: 1, green: 0, blue: 0))),
      TextRun(range: 1..<2, attributes: attributes(34, color: TextColor(red: 0, green: 0, blue: 1))),
    ]
    let frame = TextFrame.frame(for: TextContent("HH", runs: runs, attributes: attributes(34)), width: .infinity)
    let canvas = Canvas(width: 80, height: 50)
    canvas.draw(frame)
    let middle = frame.caretRect(at: 1).minX
    let left = canvas.pixels(in: CGRect(x: 0, y: 0, width: middle - 1, height: 50))
    let right = canvas.pixels(in: CGRect(x: middle + 1, y: 0, width: 30, height: 50))
    expect(left.contains { $0.red == 255 && $0.blue == 0 } && !left.contains { $0.blue > $0.red })
    expect(right.contains { $0.blue == 255 && $0.red == 0 } && !right.contains { $0.red > $0.blue })
  }

  @Test func emojiAreDrawnInColour() {
    let frame = TextFrame.frame(for: content("😀", 34), width: .infinity)
    let canvas = Canvas(width: 60, height: 50)
    canvas.draw(frame)
    let pixels = canvas.pixels(in: CGRect(x: 0, y: 0, width: 60, height: 50))
    expect(pixels.filter { $0.red > 200 && $0.blue < 120 }.count > 500, "a yellow face")
  }

  @Test func joinedEmojiAreOneCharacter() {
    let family = TextFrame.frame(for: content("👩‍👩‍👧‍👦"), width: .infinity).size.width
    let one = TextFrame.frame(for: content("👩"), width: .infinity).size.width
    expect(abs(family - one) < 2)
  }

  @Test func underlinesAndStrikethroughsAreDrawn() {
    var underlined = attributes()
    underlined.underline = TextDecoration(color: TextColor(red: 0, green: 0, blue: 1))
    let canvas = Canvas(width: 100, height: 30)
    let frame = TextFrame.frame(for: TextContent("mmm", attributes: underlined), width: .infinity)
    canvas.draw(frame)
    let below = CGRect(x: 1, y: frame.firstBaseline + 1, width: frame.size.width - 2, height: 3)
    expect(canvas.pixels(in: below).contains { $0.blue == 255 && $0.red == 0 })
    var struck = attributes()
    struck.strikethrough = TextDecoration(color: TextColor(red: 1, green: 0, blue: 0))
    let other = Canvas(width: 100, height: 30)
    other.draw(TextFrame.frame(for: TextContent("mmm", attributes: struck), width: .infinity))
    let through = CGRect(x: 1, y: frame.firstBaseline - 8, width: frame.size.width - 2, height: 7)
    expect(other.pixels(in: through).contains { $0.red == 255 && $0.blue == 0 })
  }

  @Test func backgroundColourIsDrawnOnlyBehindItsRun() {
    var marked = attributes()
    marked.backgroundColor = TextColor(red: 1, green: 1, blue: 0)
    let text = TextContent("ab cd ef", runs: [TextRun(range: 3..<5, attributes: marked)], attributes: attributes())
    let frame = TextFrame.frame(for: text, width: .infinity)
    let canvas = Canvas(width: 100, height: 30)
    canvas.draw(frame)
    let (start, end) = (frame.caretRect(at: 3).minX, frame.caretRect(at: 5).minX)
    let inside = CGRect(x: start + 0.5, y: 1, width: end - start - 1, height: 1)
    expect(canvas.pixels(in: inside).allSatisfy { $0 == Canvas.Pixel(red: 255, green: 255, blue: 0) })
    expect(canvas.pixels(in: CGRect(x: 0, y: 0, width: start - 1, height: 30)).allSatisfy { $0.isGray })
  }

  @Test func aBaselineOffsetRaisesTheText() {
    var raised = attributes()
    raised.baselineOffset = 5
    let canvas = Canvas(width: 60, height: 40)
    canvas.draw(TextFrame.frame(for: TextContent("H", attributes: raised), width: .infinity))
    let plain = Canvas(width: 60, height: 40)
    plain.draw(TextFrame.frame(for: content("H"), width: .infinity))
    // The line makes room above, so its own baseline is 5 points lower and the letter stays where it was.
    expectEqual(canvas.inkedRows, plain.inkedRows)
    let mixed = TextContent("HH", runs: [TextRun(range: 0..<1, attributes: raised)], attributes: attributes())
    let both = Canvas(width: 60, height: 40)
    both.draw(TextFrame.frame(for: mixed, width: .infinity))
    expectEqual(both.inkedRows.count, plain.inkedRows.count + 10)
  }
}
