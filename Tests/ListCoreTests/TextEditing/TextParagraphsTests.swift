import Expectations
import Fuzzing
import ListCore
import Testing

@Suite struct TextParagraphsTests {
  private func strings(_ text: TextParagraphs) -> [String] { (0..<text.count).map { text[$0] } }

  @Test func aTextHasOneMoreParagraphThanSeparators() {
    expectEqual(strings(TextParagraphs("")), [""])
    expectEqual(strings(TextParagraphs("a")), ["a"])
    expectEqual(strings(TextParagraphs("a\nb\r\nc\rd\u{2029}")), ["a\n", "b\r\n", "c\r", "d\u{2029}", ""])
    expectEqual(TextParagraphs("a\nb\r\n").length, 5)
    expectEqual(strings(TextParagraphs("\u{2028}\u{85}")), ["\u{2028}\u{85}"], "a line separator ends no paragraph")
  }

  @Test func positionsFindTheirParagraph() {
    let text = TextParagraphs("ab\n\ncde")
    expect(text.paragraph(at: 2) == (0, 0) && text.paragraph(at: 3) == (1, 3) && text.paragraph(at: 4) == (2, 4))
    expect(text.paragraph(at: 7) == (2, 4) && text.paragraph(at: 99) == (2, 4))
    expect(text.range(of: 0) == 0..<3 && text.textRange(of: 0) == 0..<2 && text.textRange(of: 1) == 3..<3)
    expect(text.substring(1..<5) == "b\n\nc" && text.substring(0..<99) == "ab\n\ncde")
  }

  @Test func aReplacementChangesOnlyItsParagraphs() {
    var text = TextParagraphs("one\ntwo\nthree")
    expectEqual(text.replace(5..<5, with: "x"), TextParagraphs.Change(removed: 1..<2, added: 1))
    expectEqual(text.replace(4..<4, with: "new\n"), TextParagraphs.Change(removed: 1..<1, added: 1))
    expectEqual(strings(text), ["one\n", "new\n", "txwo\n", "three"])
    expectEqual(text.replace(4..<8, with: ""), TextParagraphs.Change(removed: 1..<2, added: 0))
    expectEqual(text.replace(3..<4, with: " "), TextParagraphs.Change(removed: 0..<2, added: 1))
    expectEqual(strings(text), ["one txwo\n", "three"])
  }

  @Test func aLineFeedJoinsACarriageReturn() {
    var text = TextParagraphs("a\rb\n")
    expectEqual(text.replace(2..<3, with: ""), TextParagraphs.Change(removed: 0..<2, added: 1))
    expectEqual(strings(text), ["a\r\n", ""])
    expectEqual(text.replace(2..<2, with: "x"), TextParagraphs.Change(removed: 0..<1, added: 2))
    expectEqual(strings(text), ["a\r", "x\n", ""])
  }

  @Test func wordsAndCharactersAreFoundAcrossParagraphs() {
    let text = TextParagraphs("one\n\n two 👍\r\nx")
    expect(text.wordEnd(after: 3) == 9 && text.wordEnd(after: 9) == 15 && text.wordStart(before: 9) == 6)
    expect(text.wordStart(before: 6) == 0 && text.wordStart(before: 3) == 0)
    expect(text.character(after: 10) == 12 && text.character(after: 12) == 14 && text.character(before: 14) == 12)
    expect(text.character(before: 5) == 4 && text.character(before: 0) == 0 && text.character(after: 15) == 15)
    expect(text.word(at: 7) == 6..<9 && text.word(at: 3) == 0..<3 && text.word(at: 4) == 4..<4)
    expectEqual(text.word(at: 5), 5..<6, "the space at the beginning of a line, not the lines before it")
  }

  @Test func paragraphStartsAndEndsAreFound() {
    let text = TextParagraphs("ab\ncd\n")
    expect(text.paragraphStart(before: 4) == 3 && text.paragraphStart(before: 3) == 0)
    expect(text.paragraphEnd(after: 3) == 5 && text.paragraphEnd(after: 5) == 6 && text.paragraphEnd(after: 6) == 6)
  }

  /// Beside a text that is split anew after each change.
  @Test(arguments: 1...20) func randomReplacementsAgreeWithAString(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pieces = ["a", "b ", "\n", "\r", "\r\n", "\u{2029}", "👍", "e\u{301}", "", "one two\n", "\n\n"]
    var text = TextParagraphs("")
    for step in 0..<400 {
      let whole = text.text
      let scalars = Array(whole.unicodeScalars)
      let lower = random.int(0...scalars.count)
      let upper = min(scalars.count, lower + random.int(0...3))
      func units(_ count: Int) -> Int { scalars[..<count].reduce(0) { $0 + UTF16.width($1) } }
      let piece = random.pick(pieces)
      let before = strings(text)
      let change = text.replace(units(lower)..<units(upper), with: piece)
      var expected = String(String.UnicodeScalarView(scalars[..<lower])) + piece
      expected += String(String.UnicodeScalarView(scalars[upper...]))
      try require(text == TextParagraphs(expected), "seed \(seed), step \(step)")
      expectEqual(text.length, expected.utf16.count)
      var replayed = before
      let from = change.removed.lowerBound
      replayed.replaceSubrange(change.removed, with: strings(text)[from..<from + change.added])
      expectEqual(replayed, strings(text), "seed \(seed), step \(step): the change that was told")
    }
  }
}
