import CPango
import CoreGraphics
import Expectations
import Fuzzing
import Testing

@testable import TextLayout

/// Plain paragraphs are broken where Pango breaks them, and stand where Pango puts them.
struct PlainParagraphTests {
  private static let pieces: [String] = [
    "word", "a", "I", "longerword", "Zürich", "don't", "\"so\"", "3.5", "1,000", "e-mail", "yes!", "no?", "well:",
    "well;",
    "and/or", "(more", "less)", "50%", "$5", "–", "“quoted”", "…", "x=y", "a_b", "C++", "!no", ".5", "A.B.",
    "no\u{A0}break",
    "‘tis", "§7", "¿qué?", "{x}", "[y]", "@home", "#1", "half—half", "->", "yes!no", "it's,", "end.",
    "天气", "很好", "公园，", "版本abc", "5号", "咖啡", "「引用」", "カタカナ", "ひらがな", "ょ", "한국어", "長い。", "!好", "好'", "好,好", "好 ",
  ]

  private func text(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0..<30, using: &generator)).map { _ in
      Self.pieces.randomElement(using: &generator)! + (Int.random(in: 0..<12, using: &generator) == 0 ? "  " : " ")
    }.joined()
  }

  private func request(
    _ text: String, width: Double, _ body: (ParagraphLayout.Request, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var text = text
    text.withUTF8 { bytes in
      let scan = TextScan(bytes).paragraphs[0]
      let piece = ParagraphLayout.Piece(bytes: 0..<bytes.count, attributes: attributes(15), palette: 0)
      FontEngine.shared.lock.withLock {
        body(
          ParagraphLayout.Request(
            scan: scan, pieces: [piece], style: ParagraphStyle(), width: width, lineLimit: 0, appendsEllipsis: false,
            usesPalette: false), bytes)
      }
    }
  }

  /// Pango's units count to two million points; a megabyte without a line break is wider, and is left to Pango.
  @Test func aParagraphWiderThanPangosLimitIsLaidOut() {
    let word = "word "
    let narrow = TextFrame.frame(for: content(String(repeating: word, count: 1000)), width: 100)
    let wide = TextFrame.frame(for: content(String(repeating: word, count: 100_000)), width: 100)
    expect(narrow.lineCount == 1000 / (100_000 / wide.lineCount) && wide.lineCount > 20_000)
    request(String(repeating: word, count: 100_000), width: 100) { request, bytes in
      expectNil(PlainParagraph(request, bytes: bytes))
    }
  }

  /// Measures of a font's letters from one text are valid for any other.
  @Test func measuredAdvancesOfAFontApplyToEveryText() {
    func width(_ string: String) -> Int32? {
      var width: Int32?
      request(string, width: .infinity) { request, bytes in width = PlainParagraph(request, bytes: bytes)?.width }
      return width
    }
    let texts = ["Words", "12:30", "Word 12, (and) so on", "~", "Zürich", "A.", "天气 and words", "#1", "x"]
    let known = FontEngine.shared.plainFonts
    for first in texts {
      FontEngine.shared.lock.withLock { known.removeAll() }
      let alone = texts.map { text in
        FontEngine.shared.lock.withLock { known.removeAll() }
        return width(text)
      }
      _ = width(first)
      expect(texts.map(width) == alone && !alone.contains(nil), "after \(first)")
    }
  }

  @Test(arguments: 0..<300)
  func lineBreaksAgreeWithPango(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let string = text(&generator)
    let width = Bool.random(using: &generator) ? Double.random(in: 60...400, using: &generator) : .infinity
    let note: Comment = "seed \(seed) width \(width) \(string.debugDescription)"
    request(string, width: width) { request, bytes in
      guard let plain = PlainParagraph(request, bytes: bytes) else {
        Issue.record("not plain: \(note)")
        return
      }
      let limit = request.lineWidth.map { ParagraphLayout.widthUnits($0, scale: plain.scale) }
      guard let lines = plain.lines(width: limit) else { return }
      let layout = ParagraphLayout(request, bytes: bytes)
      expectEqual(lines.count, layout.lineCount, note)
      var node = layout.lines
      for line in lines {
        guard let current = node else { break }
        let expected = current.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
        expectEqual(line.bytes.lowerBound, Int(expected.pointee.start_index), note)
        var rect = PangoRectangle()
        pango_layout_line_get_extents(expected, nil, &rect)
        // Letters at the ends of lines may stand closer to what followed them.
        expect(abs(points(line.width) - points(rect.width)) < 1.5, note)
        var x: Int32 = 0
        let middle = (line.bytes.lowerBound + line.bytes.upperBound) / 2
        pango_layout_line_index_to_x(expected, Int32(middle), 0, &x)
        expect(abs(points(plain.x(ofByte: middle, in: line)) - points(x)) < 1.5, note)
        node = current.pointee.next
      }
    }
  }

  @Test func aTextIsShapedOnceForAllWidths() {
    let string = "The quick brown fox jumps over the lazy dog and runs on and on"
    FontEngine.shared.lock.withLock {
      let whole = TextShaper.shape(content(string), width: .infinity, lineLimit: 0)
      let broken = TextShaper.shape(content(string), width: 120, lineLimit: 0, known: whole)
      expect(broken.lines.count > 2)
      expect(broken.paragraphs[0] === whole.paragraphs[0])
    }
  }

  @Test func complexTextIsShapedByPango() {
    for string in ["a\tb", "soft\u{AD}hyphen", "שלום", "e\u{301}", "👍"] {
      let shaped = FontEngine.shared.lock.withLock {
        TextShaper.shape(content(string), width: 100, lineLimit: 0)
      }
      expect(shaped.paragraphs[0] is ParagraphLayout, "\(string)")
    }
    let cut = FontEngine.shared.lock.withLock {
      TextShaper.shape(
        content("far too long for this", paragraph: ParagraphStyle(lineBreakMode: .truncateTail)), width: 60,
        lineLimit: 1)
    }
    expect(cut.paragraphs[0] is ParagraphLayout)
    expect(cut.isTruncated)
  }

  @Test func aPointIsMappedToTheCharacterThere() {
    let frame = TextFrame.frame(for: content("one two three four five six"), width: 100)
    expect(frame.lineCount > 1)
    for line in frame.lines {
      for offset in line.range.dropLast() {
        let caret = frame.caretRect(at: offset)
        expectEqual(frame.closestOffset(to: CGPoint(x: caret.minX + 0.5, y: caret.midY)), offset)
      }
    }
  }
}
