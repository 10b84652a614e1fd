import Expectations
import Testing
import UIKit

@testable import Stage
@testable import UIKitCore
@testable import UIKitTesting

/// A text view operated by keys, pointers and the program.
@MainActor @Suite(.serialized)
struct UITextViewTests {
  private let scene = TextViewScene()
  private var view: UITextView { scene.view }

  @Test(arguments: [true, false]) func eitherTextKitVersionMakesATextView(_ usesTextLayoutManager: Bool) {
    let view = UITextView(usingTextLayoutManager: usesTextLayoutManager)
    expect(view.frame == .zero && view.text.isEmpty && view.isEditable && view.isScrollEnabled)
    view.text = "one\ntwo"
    expect(view.layoutManager.numberOfGlyphs == 7 && view.textStorage.length == 7)
  }

  // MARK: Keys

  @Test func delegateCallsComeInUIKitsOrder() {
    scene.screen.tap(at: CGPoint(x: 60, y: 80))
    expectEqual(scene.take(), ["shouldBegin", "didBegin"])
    scene.screen.type("a")
    expectEqual(scene.take(), ["shouldChange 0+0 “a”", "didChangeSelection 1→1", "didChange"])
    scene.screen.press(.keyboardDeleteOrBackspace)
    expectEqual(scene.take(), ["shouldChange 0+1 “”", "didChangeSelection 0→0", "didChange"])
    scene.refusals = ["shouldEnd"]
    expect(!view.resignFirstResponder() && view.isFirstResponder)
    scene.refusals = []
    expect(view.resignFirstResponder())
    expectEqual(scene.take(), ["shouldEnd", "shouldEnd", "didEnd"])
  }

  @Test func notificationsFollowTheDelegatesCalls() {
    let observers = [
      UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
      UITextView.textDidEndEditingNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { [weak scene] notification in
        let name = notification.name.rawValue
        MainActor.assumeIsolated { scene?.notes.append(name) }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    view.becomeFirstResponder()
    expectEqual(scene.take(), ["shouldBegin", "didBegin", "UITextViewTextDidBeginEditingNotification"])
    scene.screen.type("a")
    expectEqual(scene.take().suffix(2), ["didChange", "UITextViewTextDidChangeNotification"])
    view.resignFirstResponder()
    expectEqual(scene.take(), ["shouldEnd", "didEnd", "UITextViewTextDidEndEditingNotification"])
  }

  @Test func returnAndTabEnterCharacters() {
    scene.edit("ab", at: 1)
    scene.screen.press(.keyboardReturnOrEnter)
    scene.screen.press(.keyboardTab)
    expect(scene.text == "a\n\tb" && scene.selection == 3..<3)
    scene.screen.press(.keyboardTab, modifiers: .control)
    expect(view.isFirstResponder, "there is no other field")
  }

  @Test func upAndDownKeysKeepTheHorizontalPosition() {
    scene.edit("wide line\nii\nanother line\n", at: 5)
    scene.screen.press(.keyboardDownArrow)
    expectEqual(scene.selection, 12..<12, "the end of the short line")
    scene.screen.press(.keyboardDownArrow)
    let kept = scene.selection.lowerBound
    expect(abs(view.face.caretRect(at: kept).minX - view.face.caretRect(at: 5).minX) < 6, "\(kept)")
    scene.screen.press(.keyboardDownArrow)
    expectEqual(scene.selection, 26..<26, "the empty line at the end")
    scene.screen.press(.keyboardUpArrow, modifiers: .shift)
    expectEqual(scene.selection, kept..<26)
    scene.screen.press(.keyboardUpArrow)
    scene.screen.press(.keyboardUpArrow)
    scene.screen.press(.keyboardUpArrow)
    expectEqual(scene.selection, 0..<0, "above the first line there is the beginning")
  }

  @Test func keysMoveTheCaretToTheEndsOfLinesParagraphsAndText() {
    scene.edit("These words are too many for a line of this view.\nSecond", at: 30)
    scene.screen.press(.keyboardHome)
    let start = scene.selection.lowerBound
    expect(start > 0 && start <= 30, "the beginning of the wrapped line")
    scene.screen.press(.keyboardEnd)
    let end = scene.selection.lowerBound
    expect(end > 30 && end <= 49 && view.face.caretRect(at: end).minY == view.face.caretRect(at: start).minY)
    scene.screen.press(.keyboardUpArrow, modifiers: .alternate)
    expectEqual(scene.selection, 0..<0)
    scene.screen.press(.keyboardDownArrow, modifiers: .alternate)
    expectEqual(scene.selection, 49..<49)
    scene.screen.press(.keyboardDownArrow, modifiers: .command)
    expectEqual(scene.selection, 56..<56)
    scene.screen.press(.keyboardDeleteOrBackspace, modifiers: .command)
    expect(scene.text.hasSuffix("view.\n"))
    scene.screen.press(.keyboardHome, modifiers: .control)
    expectEqual(scene.selection, 0..<0)
  }

  @Test func pageKeysMoveTheCaretByTheViewsHeight() {
    scene.edit((1...60).map { "Line \($0)" }.joined(separator: "\n"))
    scene.screen.press(.keyboardPageDown)
    let page = view.edited.paragraphs.paragraph(at: scene.selection.lowerBound).index
    expect(page == view.face.linesOfPage && page > 5)
    scene.screen.press(.keyboardPageUp)
    expectEqual(scene.selection, 0..<0)
  }

  @Test func undoRestoresTextAndAttributes() throws {
    scene.edit("")
    let text = NSMutableAttributedString(string: "plain bold", attributes: [.font: UIFont.systemFont(ofSize: 16)])
    text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 16), range: NSRange(location: 6, length: 4))
    view.attributedText = text
    view.selectedRange = NSRange(location: 3, length: 5)
    scene.screen.press(.keyboardDeleteOrBackspace)
    expectEqual(scene.text, "plald")
    scene.screen.press(.keyboardZ, modifiers: .control)
    expect(scene.text == "plain bold" && scene.selection == 3..<8)
    expectEqual(AttributedRuns(view.attributedText).attributes(at: 7)[.font] as? UIFont, .boldSystemFont(ofSize: 16))
    scene.screen.press(.keyboardZ, modifiers: [.control, .shift])
    expectEqual(scene.text, "plald")
  }

  @Test func anInputMethodComposesWithinTheText() {
    scene.edit("a\nb", at: 2)
    scene.screen.stage.send(.composition(CompositionEvent(text: "かな", selection: 2..<2)))
    scene.screen.advance(frames: 1)
    expect(scene.text == "a\nかなb" && view.markedTextRange != nil)
    scene.screen.stage.send(.text("仮名"))
    scene.screen.advance(frames: 1)
    expect(scene.text == "a\n仮名b" && view.markedTextRange == nil && scene.selection == 4..<4)
  }

  @Test func textIsCutCopiedAndPastedWithItsLines() {
    scene.edit("one\ntwo\nthree")
    view.selectedRange = NSRange(location: 2, length: 3)
    scene.screen.press(.keyboardX, modifiers: .control)
    expect(scene.text == "onwo\nthree" && UIPasteboard.general.string == "e\nt")
    view.selectedRange = NSRange(location: 10, length: 0)
    scene.screen.press(.keyboardV, modifiers: .control)
    expectEqual(scene.text, "onwo\nthreee\nt")
  }

  // MARK: Pointers

  @Test func clicksSelectCharactersWordsAndParagraphs() {
    scene.edit("first words\nsecond words\nthird")
    scene.click(scene.point(15))
    expectEqual(scene.selection, 15..<15)
    scene.screen.advance(by: 1)
    scene.click(scene.point(14), times: 2)
    expectEqual(scene.selection, 12..<18)
    scene.screen.advance(by: 1)
    scene.click(scene.point(20), times: 3)
    expectEqual(scene.selection, 12..<24)
    scene.screen.advance(by: 1)
    scene.click(scene.point(2))
    scene.screen.advance(by: 1)
    scene.click(scene.point(26), modifiers: .shift)
    expectEqual(scene.selection, 2..<26)
  }

  @Test func selectingBeyondTheEdgeScrolls() throws {
    scene.edit((1...80).map { "Line \($0)" }.joined(separator: "\n"))
    scene.drag(from: scene.point(3), to: CGPoint(x: 100, y: 300))
    scene.screen.advance(by: 1)
    expect(view.contentOffset.y > 100, "\(view.contentOffset)")
    let reached = scene.selection
    expect(reached.lowerBound == 3 && reached.upperBound > 100)
    scene.mouse(.ended, CGPoint(x: 100, y: 300))
    let offset = view.contentOffset
    scene.screen.advance(by: 1)
    expect(view.contentOffset == offset && scene.selection == reached)
  }

  @Test func draggingScrollsAndTappingPlacesTheCaretAtWordEnds() throws {
    view.text = (1...80).map { "Number \($0)" }.joined(separator: "\n")
    try scene.screen.settle()
    scene.screen.drag(from: CGPoint(x: 100, y: 220), to: CGPoint(x: 100, y: 100), duration: 0.3)
    try scene.screen.settle()
    expect(view.contentOffset.y > 60 && !view.isFirstResponder)
    scene.screen.tap(at: scene.point(view.face.offset(at: CGPoint(x: 30, y: view.bounds.midY))))
    let start = scene.selection.lowerBound
    let word = view.edited.paragraphs.word(at: start)
    expect(view.isFirstResponder && scene.selection.isEmpty && (start == word.lowerBound || start == word.upperBound))
  }

  // MARK: Reading

  @Test func readOnlyTextCanOnlyBeSelectedAndCopied() {
    view.text = "Only to be read"
    view.isEditable = false
    scene.screen.advance(frames: 1)
    scene.click(scene.point(6), times: 2)
    expect(scene.selection == 5..<7 && view.isFirstResponder)
    expect(!scene.take().contains("shouldBegin"), "nothing is edited")
    scene.screen.type("x")
    scene.screen.press(.keyboardDeleteOrBackspace)
    scene.screen.press(.keyboardX, modifiers: .control)
    expectEqual(scene.text, "Only to be read")
    scene.screen.press(.keyboardC, modifiers: .control)
    expectEqual(UIPasteboard.general.string, "to")
    view.isSelectable = false
    expect(!view.isFirstResponder && !view.becomeFirstResponder())
  }

  // MARK: Properties

  @Test func fontColourAndAlignmentApplyToAllText() {
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
    view.attributedText = text
    expectEqual(view.font, .systemFont(ofSize: 20))
    view.textColor = .blue
    view.textAlignment = .center
    view.font = .systemFont(ofSize: 11)
    let runs = AttributedRuns(view.attributedText)
    for offset in 0..<2 {
      let attributes = runs.attributes(at: offset)
      expect(
        attributes[.foregroundColor] as? UIColor == .blue && attributes[.font] as? UIFont == .systemFont(ofSize: 11))
      expectEqual((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment, .center)
    }
    view.text = nil
    expect(view.text == "" && view.attributedText.length == 0)
  }

  @Test func theSelectionIsLimitedToTheText() {
    view.text = "a👍"
    view.selectedRange = NSRange(location: 2, length: 50)
    expectEqual(view.selectedRange, NSRange(location: 1, length: 2), "whole letters")
    view.selectedRange = NSRange(location: 900, length: 1)
    expectEqual(view.selectedRange, NSRange(location: 3, length: 0))
  }

  @Test func clearsOnInsertionReplacesAllText() {
    scene.edit("old\ntext", at: 2)
    view.clearsOnInsertion = true
    scene.screen.type("n")
    expect(scene.text == "n" && !view.clearsOnInsertion)
  }

  @Test func sizeThatFitsFollowsTheText() {
    view.isScrollEnabled = false
    view.text = "One"
    let line = view.sizeThatFits(CGSize(width: 200, height: 0)).height
    expect(abs(line - 16 - UIFont.systemFont(ofSize: 16).lineHeight) <= 0.5)
    view.text = "One\nTwo\nThree"
    let three = view.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)).height
    expect(abs(three - 16 - 3 * (line - 16)) <= 1.5)
    expect(abs(view.intrinsicContentSize.height - three) <= 0.5 && view.intrinsicContentSize.width < 100)
    view.isScrollEnabled = true
    expectEqual(view.intrinsicContentSize.height, UIView.noIntrinsicMetric)
    view.textContainer.maximumNumberOfLines = 2
    expect(abs(view.sizeThatFits(CGSize(width: 200, height: 0)).height - 16 - 2 * (line - 16)) <= 1)
  }

  @Test func scrollRangeToVisibleShowsTheRange() throws {
    view.text = (1...300).map { "Line \($0)" }.joined(separator: "\n")
    scene.screen.advance(frames: 1)
    let place = (view.text as NSString).range(of: "Line 200")
    view.scrollRangeToVisible(place)
    try scene.screen.settle()
    expect(view.bounds.intersects(view.face.caretRect(at: place.location)))
  }

  @Test func accessibilityValueIsTheText() {
    view.text = "Some text"
    expect(view.accessibilityValue == "Some text" && view.accessibilityTraits.contains(.textEntry))
    view.isEditable = false
    expectEqual(view.accessibilityTraits, .staticText)
  }

  @Test func anUnreferencedTextViewIsReleased() {
    weak var gone: UITextView?
    do {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.text = "a\nb"
      _ = view.textStorage
      _ = view.layoutManager
      view.layoutIfNeeded()
      gone = view
    }
    expectNil(gone)
  }
}
