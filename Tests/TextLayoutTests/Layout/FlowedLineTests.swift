import Expectations
import Fuzzing
import Testing

@testable import TextLayout

/// An edit of a long paragraph gives exactly the lines that a whole layout of the edited text gives.
struct FlowedLineTests {
  private static let words = [
    "word", "a", "I", "longerword", "Zürich", "don't", "\"so\"", "3.5", "e-mail", "yes!", "(more", "half—half", "天气",
    "很好",
    "公园，", "한국어", "العربية", "שלום", "👩‍👩‍👧‍👦", "e\u{301}", "co\u{AD}operate", "\t", "\u{2028}", "\u{1}",
    "unbrokenunbrokenunbrokenunbroken",
    "क्षि", "fi", "AV", "\u{FFFC}", ".", "-", "  ",
  ]

  private static func text(_ count: Int, simple: Bool, _ generator: inout SeededGenerator) -> String {
    let words = simple ? Array(words[0..<12]) : words
    return (0..<count).map { _ in words.randomElement(using: &generator)! + (generator.int(0...6) == 0 ? "" : " ") }
      .joined()
  }

  private struct Line: Equatable, CustomStringConvertible {
    var range: Range<Int>
    var start: Int
    var reach: Int
    var text: String
    var width: Double
    var top: Int
    var description: String { "\(range) \(start)-\(reach) at \(top), \(width): \(text.debugDescription)" }
  }

  /// Tops in thousandths of a point: sums of heights in another order differ in their last digits.
  private static func lines(of shaped: ShapedText) -> [Line] {
    zip(shaped.lines, shaped.flowedLines).map { line, flowed in
      Line(
        range: line.range, start: flowed.start, reach: flowed.reach,
        text: shaped.paragraphs[line.paragraph].withText { String(decoding: $0, as: UTF8.self) },
        width: line.width, top: Int((line.top * 1000).rounded()))
    }
  }

  private static func shape(_ content: TextContent, width: Double, former: FormerText? = nil) -> ShapedText {
    FontEngine.shared.lock.withLock {
      TextShaper.shape(content, width: width, lineLimit: 0, former: former, longParagraph: 60)
    }
  }

  /// Replaces a random part of a text, and moves the ends of its runs along.
  private static func edit(_ content: inout TextContent, simple: Bool, _ generator: inout SeededGenerator) {
    var units = Array(content.string.unicodeScalars)
    let start = generator.int(0...units.count)
    let end = min(units.count, start + (generator.int(0...9) == 0 ? 60 : generator.int(0...3)))
    let added: String
    switch generator.int(0...9) {
    case 0: added = text(12, simple: simple, &generator)
    case 1...4: added = "x"
    case 5: added = " "
    case 6, 7: added = ""
    default: added = text(1, simple: simple, &generator)
    }
    let lower = String(String.UnicodeScalarView(units[..<start])).utf16.count
    let removed = String(String.UnicodeScalarView(units[start..<end])).utf16.count
    units.replaceSubrange(start..<end, with: Array(added.unicodeScalars))
    content.string = String(String.UnicodeScalarView(units))
    func moved(_ place: Int) -> Int {
      place <= lower ? place : max(lower, place - removed) + added.utf16.count
    }
    content.runs = content.runs.compactMap {
      let range = moved($0.range.lowerBound)..<moved($0.range.upperBound)
      return range.isEmpty ? nil : TextRun(range: range, attributes: $0.attributes)
    }
  }

  @Test(arguments: 0..<24)
  func anIncrementalLayoutEqualsAFullLayout(variant: UInt64) {
    let seed = FuzzSeed.ofRun &+ variant
    var generator = SeededGenerator(seed: seed)
    let isSimple = variant % 2 == 0
    let width = Double(generator.int(30...260))
    var content = content(Self.text(40, simple: isSimple, &generator))
    if variant % 3 == 0 {
      content.runs = [
        TextRun(range: 20..<70, attributes: attributes(22)), TextRun(range: 90..<95, attributes: attributes(9)),
      ]
    }
    if variant % 4 == 1 { content.paragraph.firstLineHeadIndent = 18 }
    if variant % 8 == 3 { content.paragraph.hyphenationFactor = 1 }
    if variant % 8 == 5 { content.paragraph.alignment = .justified }
    var shaped = Self.shape(content, width: width)
    for step in 0..<40 {
      let former = FormerText(content: content, shaped: shaped)
      Self.edit(&content, simple: isSimple, &generator)
      shaped = Self.shape(content, width: width, former: former)
      let whole = Self.shape(content, width: width)
      let (actual, expected) = (Self.lines(of: shaped), Self.lines(of: whole))
      guard actual != expected || abs(shaped.height - whole.height) > 0.001 || shaped.lines.count != whole.lines.count
      else { continue }
      Issue.record(
        """
        seed \(seed), step \(step), width \(width), \(content.string.debugDescription), runs \(content.runs.map(\.range))
        \(zip(actual, expected).first { $0 != $1 }.map { "\($0)\n\($1)" } ?? "\(actual.count) for \(expected.count) lines")
        """)
      return
    }
  }

  /// A letter in the middle of a hundred lines shapes some of them.
  @Test func anEditReusesUnchangedLines() {
    var generator = SeededGenerator(seed: 7)
    let content = content(Self.text(900, simple: true, &generator))
    let shaped = Self.shape(content, width: 300)
    var edited = content
    let middle = edited.string.index(edited.string.startIndex, offsetBy: edited.string.count / 2)
    edited.string.insert("x", at: middle)
    let other = Self.shape(edited, width: 300, former: FormerText(content: content, shaped: shaped))
    let known = Set(shaped.paragraphs.map { ObjectIdentifier($0) })
    let count = other.paragraphs.count { !known.contains(ObjectIdentifier($0)) }
    expect(other.paragraphs.count > 100)
    expect((1...12).contains(count), "\(count) of \(other.paragraphs.count) lines were shaped")
  }

  /// Lines of another width, other attributes or another first line are no lines of this text.
  @Test func linesOfADifferentLayoutAreNotReused() {
    var generator = SeededGenerator(seed: 8)
    let content = content(Self.text(60, simple: true, &generator))
    let former = FormerText(content: content, shaped: Self.shape(content, width: 200))
    var larger = content
    larger.attributes = attributes(30)
    var indented = content
    indented.paragraph.headIndent = 12
    for (edited, width) in [(content, 150.0), (larger, 200), (indented, 200)] {
      expectEqual(
        Self.lines(of: Self.shape(edited, width: width, former: former)),
        Self.lines(of: Self.shape(edited, width: width)))
    }
  }
}
