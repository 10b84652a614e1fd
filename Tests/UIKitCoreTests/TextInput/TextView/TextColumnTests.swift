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

  @Test func onlyParagraphsInSightAreLaidOut() {
    view.text = lines(20_000)
    scene.screen.advance(frames: 2)
    #expect(column.frameCount < 40, "\(column.frameCount)")
    let count = column.frameCount
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 0)
    scene.screen.advance(frames: 2)
    let before = column.frameCount
    scene.screen.type("x")
    scene.screen.advance(frames: 1)
    #expect(column.frameCount == before + 1, "one paragraph was touched, \(count) were laid out before")
  }

  @Test func scrollingDrawsNoTextAnew() throws {
    view.text = lines(2000)
    try scene.screen.settle()
    view.contentOffset.y = 300
    scene.screen.advance(frames: 1)
    let tiles = Set(scene.tiles.map(ObjectIdentifier.init))
    let count = column.frameCount
    view.contentOffset.y = 302
    scene.screen.advance(frames: 1)
    #expect(
      column.frameCount <= count + 1 && Set(scene.tiles.map(ObjectIdentifier.init)).isSuperset(of: tiles.prefix(3)))
    #expect(scene.tiles.count < 25)
  }

  @Test func heightsAreThoseOfTheWholeText() {
    view.text = lines(300)
    column.setWidth(view.face.columnWidth(inWidth: 200))
    column.measureAll()
    let whole = TextFrame.frame(
      for: view.content.shownContent(of: 0..<view.edited.length, text: view.text), width: column.width)
    #expect(abs(column.height - Double(whole.size.height)) < 0.01)
    for offset in stride(from: 0, to: view.edited.length, by: 97) {
      let (own, expected) = (column.caretRect(at: offset), whole.caretRect(at: offset))
      #expect(abs(own.minX - expected.minX) < 0.01 && abs(own.minY - expected.minY) < 0.01, "at \(offset)")
      let point = CGPoint(x: expected.minX, y: expected.midY)
      #expect(column.offset(at: point) == whole.closestOffset(to: point))
    }
  }

  @Test func changesLeaveTheHeightsOfTheRest() {
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
    #expect(abs(column.height - other.height) < 0.001)
    for index in 0..<column.blockCount { #expect(abs(column.top(of: index) - other.top(of: index)) < 0.001) }
  }

  @Test func whatIsSeenStaysWhileHeightsAboveBecomeKnown() throws {
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
      #expect(abs(after - before - 20) < 1)
    }
  }

  @Test func spaceBetweenParagraphsIsNotBeforeTheFirstNorBehindTheLast() {
    let style = NSMutableParagraphStyle()
    style.paragraphSpacing = 10
    style.paragraphSpacingBefore = 4
    view.attributedText = NSAttributedString(
      string: "a\nb\nc", attributes: [.font: UIFont.systemFont(ofSize: 16), .paragraphStyle: style])
    column.setWidth(view.face.columnWidth(inWidth: 200))
    column.measureAll()
    let line = Double(UIFont.systemFont(ofSize: 16).lineHeight)
    #expect(abs(column.height - 3 * line - 28) < 0.1, "\(column.height)")
    view.selectedRange = NSRange(location: 5, length: 0)
    view.insertText("\nd")
    column.measureAll()
    #expect(abs(column.height - 4 * line - 42) < 0.1, "the former last one has space behind it now")
  }

  @Test func aTextOfLimitedLinesIsCutOff() {
    view.textContainer.maximumNumberOfLines = 2
    view.textContainer.lineBreakMode = .byTruncatingTail
    view.text = "One\nTwo\nThree"
    scene.screen.advance(frames: 1)
    #expect(column.block(0).frame.lineCount == 2 && column.block(0).frame.isTruncated)
  }
}
