import Expectations
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitTesting

@MainActor @Suite(.serialized)
struct TextViewFaceTests {
  private let scene = TextViewScene()
  private var view: UITextView { scene.view }

  private func caret(_ offset: Int) -> CGRect {
    view.caretRect(for: view.position(from: view.beginningOfDocument, offset: offset)!)
  }

  @Test func aFiveMegabyteTextLaysOutOnlyVisibleText() {
    let line = String(repeating: "A line of words. ", count: 6) + "\n"
    view.text = String(repeating: line, count: 5_000_000 / line.utf8.count)
    scene.screen.advance(frames: 2)
    expect(view.face.column.frameCount < 20, "\(view.face.column.frameCount)")
    view.selectedRange = NSRange(location: view.edited.length - 1, length: 99)
    expectEqual(view.selectedRange, NSRange(location: view.edited.length - 1, length: 1))
    view.scrollRangeToVisible(NSRange(location: view.edited.length + 50, length: 1_000))
    scene.screen.advance(by: 1)
    expect(view.contentOffset.y > 0 && view.face.column.frameCount < 100, "\(view.face.column.frameCount)")
  }

  /// The laid out paragraphs and the tiles after each thing that a person does with a text of many paragraphs.
  private func counts(paragraphs: Int) -> [String] {
    let scene = TextViewScene()
    let view = scene.view
    let text = String(repeating: String(repeating: "A line of words. ", count: 6) + "\n", count: paragraphs)
    var counts: [String] = []
    var before = 0
    func note(_ name: String, _ body: () -> Void) {
      body()
      scene.screen.advance(frames: 2)
      counts.append("\(name) \(view.face.column.frameCount - before) \(scene.tiles.count)")
      before = view.face.column.frameCount
    }
    note("open") { view.text = text }
    note("scroll") { view.contentOffset.y += 300 }
    note("end") { view.contentOffset.y = view.contentSize.height - 200 }
    view.becomeFirstResponder()
    let middle = paragraphs / 2 * 103 + 5
    note("caret") { view.selectedRange = NSRange(location: middle, length: 0) }
    note("letter") { scene.screen.type("x") }
    note("another") { scene.screen.type("y") }
    note("select all") { view.selectAll(nil) }
    note("copy") { view.copy(nil) }
    note("delete") { view.deleteBackward() }
    note("undo") { view.undoManager?.undo() }
    note("top") { view.selectedRange = NSRange(location: 0, length: 0) }
    note("paste") { view.paste(nil) }
    note("undo") { view.undoManager?.undo() }
    expectEqual(view.edited.length, text.utf16.count + 2)
    return counts
  }

  @Test func layoutCountsDoNotDependOnTheLengthOfTheText() {
    let (short, long) = (counts(paragraphs: 2000), counts(paragraphs: 32_000))
    expectEqual(short, long)
    expect(short.allSatisfy { ($0.split(separator: " ").compactMap { Int($0) }.max() ?? 0) < 40 }, "\(short)")
  }

  @Test func aLongParagraphIsLaidOutOnceAndDrawnInTiles() {
    for words in [5_000, 40_000] {
      let scene = TextViewScene()
      let view = scene.view
      view.text = String(repeating: "A line of words. ", count: words)
      scene.screen.advance(frames: 2)
      for _ in 0..<20 {
        view.contentOffset.y += 100
        scene.screen.advance(frames: 1)
      }
      expect(view.face.column.frameCount <= 2 && scene.tiles.count < 12, "\(words) sentences")
      expect(scene.tiles.allSatisfy { $0.bounds.height < 2000 })
    }
  }

  @Test func onlyVisibleAttachmentsAreLaidOut() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    let text = NSMutableAttributedString()
    let line = NSMutableAttributedString(attributedString: NSAttributedString(attachment: attachment))
    line.append(NSAttributedString(string: "\n"))
    for _ in 0..<10_000 { text.append(line) }
    view.attributedText = text
    scene.screen.advance(frames: 2)
    expect(view.face.column.frameCount < 40, "\(view.face.column.frameCount)")
  }

  @Test func askingForACaretRectUpdatesTheContentSize() {
    view.text = "short\n" + String(repeating: "many words that wrap ", count: 60) + "\nend\n" + "\n"
    scene.screen.advance(frames: 1)
    let end = caret(view.edited.length)
    scene.screen.advance(frames: 1)
    expect(end.maxY <= view.contentSize.height && caret(view.edited.length) == end)
  }

  @Test func visibleTextStaysWhenACaretRectAboveIsAskedFor() {
    view.text = (0..<400).map { $0 % 5 == 0 ? String(repeating: "wwwwwww ", count: 40) : "short" }.joined(
      separator: "\n")
    scene.screen.advance(frames: 1)
    view.contentOffset.y = view.contentSize.height / 2
    scene.screen.advance(frames: 1)
    let shown = view.face.offset(at: CGPoint(x: 5, y: view.bounds.midY))
    let before = caret(shown).minY - view.contentOffset.y
    for offset in stride(from: 0, to: 4000, by: 100) { _ = caret(offset) }
    scene.screen.advance(frames: 1)
    expect(abs(caret(shown).minY - view.contentOffset.y - before) < 1)
  }

  @Test func unmarkedTextIsNoLongerUnderlined() {
    scene.edit("ab", at: 2)
    view.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
    scene.screen.advance(frames: 1)
    let count = view.face.column.frameCount
    view.unmarkText()
    scene.screen.advance(frames: 1)
    expect(view.face.column.frameCount > count, "the paragraph is laid out without its line")
  }

  @Test func lettersKernOnceTheirFontsBecomeEqual() {
    // Between A and V is less room than beside other letters, and less than between two runs of text.
    let font = UIFont.systemFont(ofSize: 30)
    func text(_ last: UIFont) -> NSAttributedString {
      let text = NSMutableAttributedString(string: "A", attributes: [.font: font])
      text.append(NSAttributedString(string: "V", attributes: [.font: last]))
      return text
    }
    view.attributedText = text(font)
    let whole = caret(2)
    view.attributedText = text(.boldSystemFont(ofSize: 30))
    let apart = caret(2)
    view.font = font
    expect(caret(2) == whole && apart != whole)
  }

  @Test func theEmptyLineBehindALinkIsNoLink() {
    view.attributedText = NSAttributedString(
      string: "link\n", attributes: [.link: URL(string: "https://example.org")!, .font: UIFont.systemFont(ofSize: 30)])
    view.selectedRange = NSRange(location: 0, length: 0)
    scene.screen.advance(frames: 1)
    let end = view.content.attributes(at: 5)
    expect(end[.link] == nil && end[.font] as? UIFont == .systemFont(ofSize: 30))
    expectEqual(caret(5).height, caret(0).height)
  }

  @Test func anEmptyLastLineTakesTheHeightOfTheTextBefore() {
    let text = NSMutableAttributedString(string: "small", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    text.append(NSAttributedString(string: "\n", attributes: [.font: UIFont.systemFont(ofSize: 30)]))
    view.attributedText = text
    scene.screen.advance(frames: 1)
    let height = caret(6).height
    view.selectedRange = NSRange(location: 0, length: 0)
    scene.screen.advance(frames: 1)
    expect(caret(6).height == height && height > 30)
    view.selectedRange = NSRange(location: 6, length: 0)
    view.typingAttributes = [.font: UIFont.systemFont(ofSize: 50)]
    expect(caret(6).height > 50)
    view.selectedRange = NSRange(location: 0, length: 0)
    expectEqual(caret(6).height, height)
  }

  @Test func aParagraphThatIsNoLongerFirstHasSpacingBefore() {
    let style = NSMutableParagraphStyle()
    style.paragraphSpacingBefore = 7
    view.attributedText = NSAttributedString(
      string: "one\ntwo", attributes: [.font: UIFont.systemFont(ofSize: 16), .paragraphStyle: style])
    view.becomeFirstResponder()
    scene.screen.advance(frames: 1)
    let height = view.contentSize.height
    view.selectedRange = NSRange(location: 0, length: 0)
    view.insertText("\n")
    scene.screen.advance(frames: 1)
    let tops = [0, 1, 5].map { caret($0).minY }
    expect(abs(tops[2] - tops[1] - (tops[1] - tops[0])) < 0.1, "\(tops)")
    view.deleteBackward()
    scene.screen.advance(frames: 1)
    expectEqual(view.contentSize.height, height)
  }

  @Test func theCaretBehindTrailingSpacesStaysWithinTheView() {
    view.text = "word" + String(repeating: " ", count: 200)
    scene.screen.advance(frames: 1)
    for offset in stride(from: 0, through: 200, by: 10) { expect(caret(offset).maxX <= 200) }
  }

  @Test(arguments: ["s\u{5DD} \u{200D}e", "\u{202E} jumps the \u{301}🏽\u{FEFF}-\u{AD}"], [0, 16, 20])
  func textInATooNarrowViewIsLaidOut(text: String, width: CGFloat) {
    view.frame.size.width = width
    view.text = text
    view.layoutManager.ensureLayout(for: view.textContainer)
    expect(view.contentSize.height > 0)
  }

  @Test func unusualCharactersAreKept() {
    for text in [
      "\u{0}a\u{0}", "\u{FEFF}a", "\u{301}", "a\n\u{301}\n", "\u{200D}\u{FE0F}",
      String(decoding: [0xD83D], as: UTF16.self),
    ] {
      scene.edit("", at: 0)
      view.text = text
      expect(view.text.utf16.elementsEqual(text.utf16))
      scene.edit("", at: 0)
      UIPasteboard.general.string = text
      view.paste(nil)
      expect(view.text.utf16.elementsEqual(text.utf16))
      view.textStorage.replaceCharacters(in: NSRange(location: 0, length: view.textStorage.length), with: text + text)
      expect(view.text.utf16.elementsEqual((text + text).utf16))
      scene.screen.advance(frames: 1)
      expect(caret(view.edited.length).height > 0)
    }
  }
}
