import Expectations
import Testing

@testable import TextLayout

/// Lines that are looked up by their heights.
struct ShapedTextTests {
  private func shape(_ text: String, width: Double, longParagraph: Int = .max) -> ShapedText {
    FontEngine.shared.lock.withLock {
      TextShaper.shape(content(text), width: width, lineLimit: 0, longParagraph: longParagraph)
    }
  }

  /// Paragraphs, and one paragraph that is laid out a line after another.
  @Test(arguments: [Int.max, 60]) func linesAreFoundByTheirVerticalPosition(_ longParagraph: Int) {
    let text =
      String(repeating: "some words of a line ", count: 40) + (longParagraph == .max ? "\nand others\n\nend" : "")
    let shaped = shape(text, width: 120, longParagraph: longParagraph)
    expect(shaped.lines.count > 20 && shaped.flowedLines.isEmpty == (longParagraph == .max))
    expectEqual(shaped.highestLine, shaped.lines.map(\.height).max())
    expectEqual(shaped.width, shaped.lines.map(\.neededWidth).max())
    for height in stride(from: -30.0, through: shaped.height + 30, by: 7.5) {
      let found = shaped.lines(within: height...height + 40)
      let expected = shaped.lines.indices.filter { (height...height + 40).contains(shaped.lines[$0].top) }
      expectEqual(Array(found), expected, "at \(height)")
      expectEqual(shaped.lastLine(at: height)?.range, shaped.lines.last { $0.top <= height }?.range, "at \(height)")
    }
  }

  @Test func emptyTextHasOneLine() {
    let shaped = shape("", width: 100)
    expect(shaped.lines(within: 0...0) == 0..<1 && shaped.lastLine(at: -1) == nil)
  }

  /// The cache hashes parts of a long text, and compares all of it.
  @Test func longTextsThatDifferInOneLetterAreCachedSeparately() {
    let words = String(repeating: "word ", count: 4000)
    var other = words
    other.replaceSubrange(
      other.index(other.startIndex, offsetBy: 9_001)..<other.index(other.startIndex, offsetBy: 9_002), with: "W")
    let cache = ShapedTextCache(countLimit: 9, byteLimit: .max)
    var made = 0
    func shaped(_ text: String) -> ShapedText {
      FontEngine.shared.lock.withLock {
        cache.shapedText(for: content(text), width: 200, lineLimit: 0) { _ in
          made += 1
          return TextShaper.shape(content(text), width: 200, lineLimit: 0)
        }
      }
    }
    let (first, second) = (shaped(words), shaped(other))
    expect(first !== second && shaped(words) === first && shaped(other) === second && made == 2)
  }
}
