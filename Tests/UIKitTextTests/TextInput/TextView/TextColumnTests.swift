import Expectations
import Fuzzing
import Testing
import UIKit

@testable import ListCore
@testable import TextLayout
@testable import UIKitCore
@testable import UIKitTesting

@MainActor @Suite(.serialized)
struct TextColumnTests {
  private let scene = TextViewScene()
  private var view: UITextView { scene.view }
  private var column: TextColumn { view.face.column }

  private func lines(_ count: Int) -> String {
    (1...count).map { "Paragraph \($0)" + String(repeating: " with words", count: $0 % 7) }.joined(separator: "\n")
  }

  @Test func onlyVisibleParagraphsAreLaidOut() {
    view.text = lines(20_000)
    scene.screen.advance(frames: 2)
    expect(column.frameCount < 40, "\(column.frameCount)")
    let count = column.frameCount
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 0)
    scene.screen.advance(frames: 2)
    let before = column.frameCount
    scene.screen.type("x")
    scene.screen.advance(frames: 1)
    expectEqual(column.frameCount, before + 1, "one paragraph was touched, \(count) were laid out before")
  }

  @Test func scrollingDoesNotRedrawVisibleText() throws {
    view.text = lines(2000)
    try scene.screen.settle()
    view.contentOffset.y = 300
    scene.screen.advance(frames: 1)
    let tiles = Set(scene.tiles.map(ObjectIdentifier.init))
    let count = column.frameCount
    view.contentOffset.y = 302
    scene.screen.advance(frames: 1)
    expect(
      column.frameCount <= count + 1 && Set(scene.tiles.map(ObjectIdentifier.init)).isSuperset(of: tiles.prefix(3)))
    expect(scene.tiles.count < 25)
  }

  @Test func paragraphHeightsEqualThoseOfTheWholeText() {
    view.text = lines(300)
    column.setWidth(view.face.columnWidth(inWidth: 200))
    column.measureAll()
    let whole = TextFrame.frame(
      for: view.content.shownContent(of: 0..<view.edited.length, text: view.text), width: column.width)
    expect(abs(column.height - Double(whole.size.height)) < 0.01)
    for offset in stride(from: 0, to: view.edited.length, by: 97) {
      let (own, expected) = (column.caretRect(at: offset), whole.caretRect(at: offset))
      expect(abs(own.minX - expected.minX) < 0.01 && abs(own.minY - expected.minY) < 0.01, "at \(offset)")
      let point = CGPoint(x: expected.minX, y: expected.midY)
      expectEqual(column.offset(at: point), whole.closestOffset(to: point))
    }
  }

  @Test func changesKeepTheHeightsOfOtherParagraphs() {
    view.text = lines(50)
    view.becomeFirstResponder()
    scene.screen.advance(frames: 1)
    for (offset, text) in [(0, "new\n"), (100, "\n\n"), (400, "x"), (view.edited.length, "end")] {
      view.selectedRange = NSRange(location: offset, length: 0)
      view.insertText(text)
    }
    view.selectedRange = NSRange(location: 30, length: 200)
    view.deleteBackward()
    column.measureAll()
    let other = TextColumn(view.source)
    other.setWidth(column.width)
    other.measureAll()
    expect(abs(column.height - other.height) < 0.001)
    for index in 0..<column.blockCount { expect(abs(column.top(of: index) - other.top(of: index)) < 0.001) }
  }

  @Test func visibleTextStaysWhileHeightsAboveAreMeasured() throws {
    view.text = lines(3000)
    try scene.screen.settle()
    view.contentOffset.y = view.contentSize.height / 2
    scene.screen.advance(frames: 1)
    for _ in 0..<60 {
      let offset = view.face.offset(at: CGPoint(x: 10, y: view.bounds.midY))
      let before = view.face.caretRect(at: offset).minY - view.bounds.minY
      view.contentOffset.y -= 20
      scene.screen.advance(frames: 1)
      let after = view.face.caretRect(at: offset).minY - view.bounds.minY
      expect(abs(after - before - 20) < 1)
    }
  }

  @Test func paragraphSpacingIsOmittedAtTheStartAndEndOfTheText() {
    let style = NSMutableParagraphStyle()
    style.paragraphSpacing = 10
    style.paragraphSpacingBefore = 4
    view.attributedText = NSAttributedString(
      string: "a\nb\nc", attributes: [.font: UIFont.systemFont(ofSize: 16), .paragraphStyle: style])
    column.setWidth(view.face.columnWidth(inWidth: 200))
    column.measureAll()
    let line = Double(UIFont.systemFont(ofSize: 16).lineHeight)
    expect(abs(column.height - 3 * line - 28) < 0.1, "\(column.height)")
    view.selectedRange = NSRange(location: 5, length: 0)
    view.insertText("\nd")
    column.measureAll()
    expect(abs(column.height - 4 * line - 42) < 0.1, "the former last one has space behind it now")
  }

  @Test func maximumNumberOfLinesTruncatesTheText() {
    view.textContainer.maximumNumberOfLines = 2
    view.textContainer.lineBreakMode = .byTruncatingTail
    view.text = "One\nTwo\nThree"
    scene.screen.advance(frames: 1)
    expect(column.block(0).frame.lineCount == 2 && column.block(0).frame.isTruncated)
  }

  // MARK: Long paragraphs

  /// Words of one to twelve letters in no order: lines of words that repeat never break again where they broke before.
  private func words(_ count: Int) -> String {
    var generator = SeededGenerator(seed: 3)
    return (0..<count).map { _ in String(repeating: "n", count: generator.int(1...12)) }.joined(separator: " ")
  }

  /// How many lines of the first frame were not shaped for the second.
  private func shapedLines(of frame: TextFrame, after former: TextFrame) -> Int {
    let known = Set(former.shaped.paragraphs.map { ObjectIdentifier($0) })
    return frame.shaped.paragraphs.count { !known.contains(ObjectIdentifier($0)) }
  }

  @Test func typingInALongParagraphShapesOnlyNearbyLines() throws {
    let text = words(4000)
    scene.edit(text, at: text.utf16.count / 2)
    try scene.screen.settle()
    let former = column.block(0).frame
    expect(former.servesEdits && former.lineCount > 500)
    scene.screen.type("x")
    scene.screen.advance(frames: 1)
    let frame = column.block(0).frame
    expect((1...40).contains(shapedLines(of: frame, after: former)))
    let whole = TextFrame.frame(for: frame.content, width: column.width)
    expectEqual(frame.lines.map(\.range), whole.lines.map(\.range))
    expect(abs(frame.size.height - whole.size.height) < 0.01)
  }

  @Test func splittingAndJoiningALongParagraphReusesItsLines() throws {
    let text = words(8000)
    scene.edit(text, at: text.utf16.count / 2)
    try scene.screen.settle()
    let former = column.block(0).frame
    scene.screen.type("\n")
    scene.screen.advance(frames: 1)
    let (first, second) = (column.block(0).frame, column.block(1).frame)
    expect(shapedLines(of: first, after: former) < 10)
    expect((1...60).contains(shapedLines(of: second, after: former)))
    expect(first.lineCount + second.lineCount >= former.lineCount)
    scene.screen.press(.keyboardDeleteOrBackspace)
    scene.screen.advance(frames: 1)
    let joined = column.block(0).frame
    expect(column.blockCount == 1 && joined.content.string == text)
    let shaped = min(shapedLines(of: joined, after: first), shapedLines(of: joined, after: second))
    expect(shaped < joined.lineCount * 2 / 3)
    expectEqual(joined.lines.map(\.range), former.lines.map(\.range))
  }

  // MARK: Texts that nobody expects

  @Test func aWordOfAHundredThousandLettersWrapsAndEditsLineByLine() throws {
    let word = String(repeating: "abcdefghij", count: 10_000)
    scene.edit(word, at: 5)
    try scene.screen.settle()
    let block = column.block(0)
    let widest = block.frame.lines.reduce(0) { max($0, $1.rect.width) }
    expect(block.frame.lineCount > 3000 && Double(widest) <= column.width + 0.1)
    expectEqual(block.frame.lines.reduce(0) { $0 + $1.range.count }, 100_000)
    scene.screen.type("Z")
    expectEqual(view.text, "abcdeZ" + word.dropFirst(5))
    let count = column.frameCount
    view.contentOffset.y = view.contentSize.height / 2
    scene.screen.advance(frames: 2)
    expect(column.frameCount == count && scene.tiles.count <= 3, "scrolling lays out nothing anew")
    scene.screen.press(.keyboardA, modifiers: .control)
    scene.screen.advance(frames: 1)
    let bars = view.subviews.filter { !($0 is TextTile) && $0.backgroundColor != nil && !$0.isHidden }
    expect(bars.count < 100, "only lines in sight are marked: \(bars.count)")
  }

  @Test func aTextOfTwoMegabytesLaysOutOnlyVisibleText() throws {
    let text = String(repeating: "A line of a very long text that goes on.\n", count: 50_000)
    view.text = text
    scene.screen.advance(frames: 2)
    expect(column.frameCount < 40)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: text.utf16.count, length: 0)
    scene.screen.advance(frames: 2)
    let count = column.frameCount
    scene.screen.type("end")
    scene.screen.advance(frames: 1)
    expect(column.frameCount <= count + 6, "\(column.frameCount - count) for three letters")
    expect(view.text.hasSuffix("on.\nend") && view.text.utf16.count == text.utf16.count + 3)
  }

  @Test func tenThousandAttachmentsKeepTheirPositions() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let text = NSMutableAttributedString(string: "")
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 16)]
    for number in 0..<10_000 {
      text.append(NSAttributedString(attachment: NSTextAttachment(image: image)))
      text.append(NSAttributedString(string: number % 10 == 9 ? "\n" : " ", attributes: attributes))
    }
    view.attributedText = text
    scene.screen.advance(frames: 2)
    expect(column.frameCount < 40)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 1, length: 0)
    scene.screen.type("x")
    expectEqual(view.text.utf16.count, 20_001)
    let kept = view.attributedText
    expect(kept?.attribute(.attachment, at: 0, effectiveRange: nil) is NSTextAttachment)
    expectNil(kept?.attribute(.attachment, at: 1, effectiveRange: nil), "a typed letter is no attachment")
    expect(kept?.attribute(.attachment, at: 19_999, effectiveRange: nil) is NSTextAttachment)
  }

  @Test func loneSurrogatesBecomeReplacementCharacters() {
    let halves = String(decoding: [0x61, 0xD83D, 0x62, 0xDE00, 0x63] as [UInt16], as: UTF16.self)
    scene.edit(halves)
    expectEqual(view.text, "a\u{FFFD}b\u{FFFD}c")
    scene.edit("a😀b")
    // Between the units of the face.
    view.selectedRange = NSRange(location: 2, length: 0)
    scene.screen.type("x")
    expect(view.text.contains("😀") && view.text.utf16.count == 5 && view.text.contains("x"))
    view.textStorage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "y")
    expect(view.text.utf16.count <= 5 && view.text.hasPrefix("a"))
  }
}
