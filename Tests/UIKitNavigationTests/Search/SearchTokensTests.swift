import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Tokens in a search field: selecting, deleting, replacing and copying them.
@MainActor @Suite(.serialized) struct SearchTokensTests {
  private final class Listener: NSObject, UISearchTextFieldDelegate {
    var selections = 0
    func textFieldDidChangeSelection(_ textField: UITextField) { selections += 1 }
    func searchTextField(
      _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider { NSItemProvider(object: "token \(token.representedObject ?? "")" as NSString) }
  }

  private let field = UISearchTextField(frame: CGRect(x: 10, y: 40, width: 300, height: 36))
  private let screen = MountedScreen(UIViewController(), size: CGSize(width: 320, height: 240), scale: 1)
  private let listener = Listener()

  init() {
    field.delegate = listener
    screen.controller.view.addSubview(field)
    field.tokens = ["red", "green"].map(token)
    field.becomeFirstResponder()
    screen.advance(frames: 1)
  }

  private func token(_ text: String) -> UISearchToken {
    let token = UISearchToken(icon: nil, text: text)
    token.representedObject = text
    return token
  }

  private var names: [String] { field.tokens.compactMap { $0.representedObject as? String } }
  private var selected: [String] {
    field.selectedTextRange.map { field.tokens(in: $0) }.map { $0.compactMap { $0.representedObject as? String } } ?? []
  }

  @Test func tokensAreTextPositionsBeforeTheText() throws {
    field.text = "apple"
    expectEqual(field.offset(from: field.beginningOfDocument, to: field.endOfDocument), 7)
    expectEqual(field.offset(from: field.beginningOfDocument, to: field.textualRange.start), 2)
    expectEqual(field.text(in: field.textualRange), "apple")
    let all = try require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
    expect(field.tokens(in: all).count == 2 && field.text(in: all) == "apple")
    expectEqual(field.position(from: field.beginningOfDocument, offset: 1), field.positionOfToken(at: 1))
    expectNil(field.position(from: field.beginningOfDocument, offset: -1))
  }

  @Test func backspaceDeletesTheTokenBeforeTheCaret() {
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    screen.press(.keyboardDeleteOrBackspace)
    expect(names == ["red"] && changes == 1)
    field.allowsDeletingTokens = false
    screen.press(.keyboardDeleteOrBackspace)
    expect(names == ["red"] && changes == 1)
  }

  @Test func arrowKeysSelectTokensAndTypingReplacesThem() {
    screen.press(.keyboardLeftArrow)
    expectEqual(selected, ["green"])
    screen.press(.keyboardLeftArrow)
    screen.press(.keyboardLeftArrow)
    expectEqual(selected, ["red"], "there is nothing in front of the first one")
    screen.type("x")
    expect(names == ["green"] && field.text == "x" && selected.isEmpty)
    screen.press(.keyboardHome)
    screen.press(.keyboardDeleteForward)
    expect(names.isEmpty && field.text == "x")
  }

  @Test func shiftSelectsTokensWithTheText() {
    screen.type("ab")
    screen.press(.keyboardHome, modifiers: .shift)
    expectEqual(selected, ["red", "green"])
    screen.press(.keyboardDeleteOrBackspace)
    expect(names.isEmpty && field.text == "")
  }

  @Test func selectAllCopiesTokensByTheDelegatesItemProviders() {
    screen.type("blue")
    field.selectAll(nil)
    expect(field.canPerformAction("copy:", withSender: nil) && !field.canPerformAction("selectAll:", withSender: nil))
    field.copy(nil)
    expectEqual(UIPasteboard.general.strings, ["token red", "token green", "blue"])
    field.cut(nil)
    expect(names.isEmpty && field.text == "")
    field.allowsCopyingTokens = false
    field.tokens = [token("red")]
    field.selectAll(nil)
    expect(!field.canPerformAction("copy:", withSender: nil) && field.canPerformAction("delete:", withSender: nil))
  }

  @Test func aTappedTokenIsSelectedAndShowsTheTint() throws {
    let view = try require(field.descendants(of: SearchTokenView.self).first)
    expectEqual(view.backgroundColor, .systemFill)
    screen.tap(at: view.convert(CGPoint(x: 5, y: 5), to: nil))
    screen.advance(frames: 1)
    expect(selected == ["red"] && view.backgroundColor == field.tintColor)
    screen.tap(at: field.convert(CGPoint(x: 220, y: 18), to: nil))
    expect(selected.isEmpty, "a tap on the text selects no token")
    screen.tap(at: view.convert(CGPoint(x: 5, y: 5), to: nil))
    screen.advance(frames: 1)
    expectEqual(selected, ["red"])
    field.resignFirstResponder()
    screen.advance(frames: 1)
    expect(selected.isEmpty && view.backgroundColor == .systemFill)
    field.tokenBackgroundColor = .systemTeal
    screen.advance(frames: 1)
    expectEqual(view.backgroundColor, .systemTeal)
    field.tokenBackgroundColor = nil
    expectEqual(field.tokenBackgroundColor, .systemFill)
  }

  @Test func replacingTextByATokenIsUndoneAsOneStep() throws {
    screen.type("old gold")
    let word = try require(
      field.textRange(from: field.textualRange.start, to: field.position(from: field.textualRange.start, offset: 4)!))
    field.replaceTextualPortion(of: word, with: token("old"), at: 1)
    expect(names == ["red", "old", "green"] && field.text == "gold" && selected == ["old"])
    field.undoManager?.undo()
    expect(names == ["red", "green"] && field.text == "old gold")
    field.undoManager?.redo()
    expect(names == ["red", "old", "green"] && field.text == "gold")
  }

  @Test func theClearButtonRemovesTokensWithTheText() throws {
    let button = try require(field.descendants(of: TextFieldClearButton.self).first)
    expect(!button.isHidden)
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    screen.tap(at: button.convert(CGPoint(x: 9, y: 9), to: nil))
    screen.advance(frames: 1)
    expect(names.isEmpty && changes == 1 && button.isHidden)
  }

  @Test func manyTokensLeaveSpaceForText() {
    for index in 0..<8 { field.insertToken(token("number \(index)"), at: 0) }
    screen.advance(frames: 1)
    expect(field.editingRect(forBounds: field.bounds).width >= 48)
    screen.type("a text of many words")
    screen.advance(frames: 1)
    let room = field.editingRect(forBounds: field.bounds).width
    expect(room > 100)
    let last = field.firstRect(for: field.textRange(from: field.positionOfToken(at: 9), to: field.textualRange.start)!)
    expect(last.maxX < field.editingRect(forBounds: field.bounds).minX, "the last one is in sight")
    field.removeToken(at: 0)
    expectEqual(field.tokens.count, 9)
  }

  @Test func accessibilityValueReadsTokensBeforeTheText() {
    field.placeholder = "Colours"
    expectEqual(field.accessibilityValue, "red, green")
    screen.type("b")
    expectEqual(field.accessibilityValue, "red, green, b")
    field.tokens = []
    field.text = ""
    expectEqual(field.accessibilityValue, "Colours")
  }

  @Test func theDelegatesOptionalMethodIsCalledWithAQuestionMark() {
    let delegate = field.delegate as? any UISearchTextFieldDelegate
    let provider = delegate?.searchTextField?(field, itemProviderForCopying: token("red"))
    expectEqual(provider?.registeredTypeIdentifiers, ["public.utf8-plain-text"])
  }

  @Test func refusedTokenChangesKeepTheTextAndAreReported() {
    final class Refusing: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool { false }
    }
    let refusing = Refusing()
    field.delegate = refusing
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    screen.press(.keyboardLeftArrow)
    screen.type("x")
    expect(names == ["red"] && field.text == "" && changes == 1)
  }

  @Test func tokenSelectionChangesAreReportedOnce() {
    listener.selections = 0
    screen.press(.keyboardLeftArrow)
    expectEqual(listener.selections, 1)
    screen.press(.keyboardRightArrow)
    expect(listener.selections == 2 && selected.isEmpty)
    screen.type("ab")
    listener.selections = 0
    screen.press(.keyboardHome, modifiers: .shift)
    expect(listener.selections == 1 && selected == ["red", "green"])
  }

  @Test func removedTokensLeaveNoViews() {
    expectEqual(field.descendants(of: SearchTokenStrip.self).count, 1)
    field.tokens = []
    expect(field.descendants(of: SearchTokenStrip.self).isEmpty)
    var told = 0
    field.tokenParts.programDidChange = { told += 1 }
    field.tokens = []
    expectEqual(told, 0, "no tokens in place of none are no change")
  }

  @Test func pointsOnTokensFindTheirTextPositions() throws {
    let range = try require(field.textRange(from: field.positionOfToken(at: 1), to: field.textualRange.start))
    let rect = field.firstRect(for: range)
    expectEqual(field.characterRange(at: CGPoint(x: rect.midX, y: rect.midY)), range)
    expectEqual(field.closestPosition(to: CGPoint(x: rect.midX, y: rect.midY)), range.start)
    expectEqual(field.caretRect(for: range.start).minX, rect.minX)
    expectEqual(field.selectionRects(for: range).map(\.rect), [rect])
    expectEqual(field.position(from: field.textualRange.start, in: .left, offset: 2), field.beginningOfDocument)
    expectEqual(field.position(from: field.beginningOfDocument, in: .right, offset: 1), range.start)
  }
}

extension UIView {
  fileprivate func descendants<View: UIView>(of type: View.Type) -> [View] {
    subviews.flatMap { [$0 as? View].compactMap { $0 } + $0.descendants(of: type) }
  }
}
