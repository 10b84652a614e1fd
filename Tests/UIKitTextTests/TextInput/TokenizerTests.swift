import Expectations
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct TokenizerTests {
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 30))

  private func position(_ offset: Int) -> UITextPosition { OffsetPosition(offset) }
  private func range(_ range: UITextRange?) -> Range<Int>? { (range as? OffsetRange)?.range }

  @Test func theTokenizerFindsWordsAroundPositions() {
    field.text = "one two. Three"
    let tokenizer = field.tokenizer
    let forward = UITextDirection.storage(.forward)
    let backward = UITextDirection.storage(.backward)
    expectEqual(range(tokenizer.rangeEnclosingPosition(position(4), with: .word, inDirection: forward)), 4..<7)
    expectEqual(range(tokenizer.rangeEnclosingPosition(position(3), with: .word, inDirection: backward)), 0..<3)
    expectNil(tokenizer.rangeEnclosingPosition(position(3), with: .word, inDirection: forward))
    expect(tokenizer.isPosition(position(7), atBoundary: .word, inDirection: forward))
    expect(!tokenizer.isPosition(position(5), atBoundary: .word, inDirection: forward))
    expectEqual(
      (tokenizer.position(from: position(5), toBoundary: .word, inDirection: backward) as? OffsetPosition)?.offset, 4)
    expectEqual(range(tokenizer.rangeEnclosingPosition(position(2), with: .sentence, inDirection: forward)), 0..<9)
    expectEqual(range(tokenizer.rangeEnclosingPosition(position(2), with: .document, inDirection: forward)), 0..<14)
  }

  @Test func textPositionsAreOffsetAndCompared() throws {
    field.text = "abc"
    let start = field.beginningOfDocument
    let second = try require(field.position(from: start, offset: 2))
    expect(field.offset(from: start, to: second) == 2 && field.compare(start, to: second) == .orderedAscending)
    expectNil(field.position(from: start, offset: 4))
    let range = try require(field.textRange(from: start, to: second))
    expect(field.text(in: range) == "ab" && !range.isEmpty)
    field.replace(range, withText: "x")
    expectEqual(field.text, "xc")
    let caret = field.caretRect(for: field.endOfDocument)
    expectEqual((field.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY)) as? OffsetPosition)?.offset, 2)
  }
}
