import CoreGraphics
import Expectations
import Testing

@testable import TextLayout

/// Words divided at the ends of lines; skipped where libhyphen or its English patterns are not installed.
struct HyphenationDictionaryTests {
  private static let isInstalled = Hyphenation.isAvailable(in: "en_US")

  private let text =
    "Considerable incomprehensibility characterises extraordinarily complicated international organisations."

  private func frame(_ factor: Double, width: Double = 150, alignment: TextAlignment = .natural) -> TextFrame {
    TextFrame.frame(
      for: content(text, paragraph: ParagraphStyle(alignment: alignment, hyphenationFactor: factor)), width: width)
  }

  @Test func hyphenationIsUnavailableWithoutPatterns() {
    expect(!Hyphenation.isAvailable(in: "xx_XX"))
  }

  @Test(.enabled(if: isInstalled, "hyphen-en-us is not installed"))
  func wordsAreHyphenatedByPatterns() throws {
    let points = try FontEngine.shared.lock.withLock {
      try require(HyphenationDictionary.dictionary(of: "en_US")).points(in: "Hyphenation")
    }
    expectEqual(points, [2, 6])
  }

  @Test(.enabled(if: isInstalled, "hyphen-en-us is not installed"))
  func hyphenatedLinesEndWithinWords() {
    let (plain, hyphenated) = (frame(0), frame(1))
    expect(hyphenated.lineCount < plain.lineCount || hyphenated.lines.map(\.range) != plain.lines.map(\.range))
    let words = text.split(separator: " ").map(String.init)
    let divided = hyphenated.lineTexts.filter { !$0.hasSuffix(" ") && !text.hasSuffix($0) }
    expect(!divided.isEmpty, "\(hyphenated.lineTexts)")
    for line in divided {
      let part = line.split(separator: " ").last.map(String.init) ?? ""
      expect(words.contains { $0.hasPrefix(part) || $0.contains(part) } && part.count >= 2)
    }
    for line in hyphenated.lines { expect(line.rect.maxX <= 150.1) }
    expectEqual(hyphenated.lineTexts.joined(), text, "hyphens are no part of the text")
  }

  @Test(.enabled(if: isInstalled, "hyphen-en-us is not installed"))
  func aSmallHyphenationFactorLeavesFullLinesUnchanged() {
    expectEqual(frame(0.01, width: 300).lines.map(\.range), frame(0, width: 300).lines.map(\.range))
  }

  @Test(.enabled(if: isInstalled, "hyphen-en-us is not installed"))
  func justifiedHyphenatedLinesFillTheWidth() {
    let lines = frame(1, alignment: .justified).lines
    for line in lines.dropLast() { expect(abs(line.rect.width - 150) < 1, "\(line)") }
  }

  @Test(.enabled(if: isInstalled, "hyphen-en-us is not installed"))
  func caretsAndHitTestsAgreeInHyphenatedText() {
    let frame = frame(1)
    for offset in 0..<text.utf16.count {
      let caret = frame.caretRect(at: offset)
      expectEqual(frame.closestOffset(to: CGPoint(x: caret.minX, y: caret.midY)), offset)
    }
  }
}
