import Expectations
import Foundation
import PictureTesting
import Testing
import UIKit

/// The text traits of fields, and their placeholders.
@MainActor @Suite(.serialized)
struct TextTraitTests {
  /// [D] Apple's numbers: they are in storyboards.
  @Test func inputTraitsHaveApplesRawValues() {
    let types: [UIKeyboardType] = [
      .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress,
      .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
    ]
    expectEqual(types.map(\.rawValue), Array(0...11))
    let capitals: [UITextAutocapitalizationType] = [.none, .words, .sentences, .allCharacters]
    expectEqual(capitals.map(\.rawValue), Array(0...3))
    let keys: [UIReturnKeyType] = [
      .default, .go, .google, .join, .next, .route, .search, .send, .yahoo, .done, .emergencyCall, .continue,
    ]
    expectEqual(keys.map(\.rawValue), Array(0...11))
    let field = UITextField()
    expect(field.keyboardType == .default && field.returnKeyType == .default)
    expectEqual(field.autocapitalizationType, .sentences)
  }

  /// [D] Apple's names of what a field is for.
  @Test func contentTypesHaveApplesRawValues() {
    let types: [(UITextContentType, String)] = [
      (.username, "username"), (.password, "password"), (.postalCode, "postal-code"), (.telephoneNumber, "tel"),
      (.emailAddress, "email"), (.name, "name"), (.URL, "url"), (.newPassword, "new-password"),
      (.oneTimeCode, "one-time-code"),
    ]
    for (type, name) in types { expectEqual(type.rawValue, name) }
    let field = UITextField()
    expectNil(field.textContentType)
  }

  @Test func anAttributedPlaceholderIsShownUntilThereIsText() throws {
    let scene = FieldScene()
    let field = scene.field
    field.text = ""
    field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.foregroundColor: UIColor.red])
    expectEqual(field.placeholder, "Name")
    field.layoutIfNeeded()
    func isRed() throws -> Bool {
      try scene.screen.settle()
      return Pixels(scene.screen.picture).values.contains { $0 & 0xFF0000 > 0xC00000 && $0 & 0xFFFF < 0x4040 }
    }
    expect(try isRed())
    field.text = "Ann"
    expect(try !isRed())
    field.text = ""
    field.placeholder = "Other"
    expectEqual(field.attributedPlaceholder?.string, "Other")
  }

  /// [D] When a view beside the text is shown.
  @Test func leftViewModeDecidesWhenTheLeftViewIsShown() {
    let scene = FieldScene()
    let field = scene.field
    field.text = "Text"
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.leftView = view
    func isShown() -> Bool {
      field.layoutIfNeeded()
      return view.superview != nil && !view.isHidden && view.alpha > 0
    }
    expect(field.leftViewMode == .never && !isShown())
    field.leftViewMode = .always
    expect(isShown())
    field.leftViewMode = .unlessEditing
    expect(isShown())
    field.leftViewMode = .whileEditing
    expect(!isShown())
    field.becomeFirstResponder()
    expect(isShown())
    field.leftViewMode = .never
    expect(!isShown())
    expectEqual([UITextField.ViewMode.never, .whileEditing, .unlessEditing, .always].map(\.rawValue), [0, 1, 2, 3])
    field.resignFirstResponder()
  }

  @Test func textRangesAreOrderedAndMayBeEmpty() throws {
    let field = UITextField()
    field.text = "Words"
    let start = try require(field.position(from: field.beginningOfDocument, offset: 1))
    let end = try require(field.position(from: field.beginningOfDocument, offset: 3))
    let range = try require(field.textRange(from: start, to: end))
    expectEqual(field.offset(from: field.beginningOfDocument, to: range.start), 1)
    expectEqual(field.offset(from: range.start, to: range.end), 2)
    expect(!range.isEmpty && field.text(in: range) == "or")
    let empty = try require(field.textRange(from: start, to: start))
    expect(empty.isEmpty && field.compare(empty.start, to: empty.end) == .orderedSame)
  }

  @Test func aPasteboardHoldsURLsImagesAndData() throws {
    let board = UIPasteboard.withUniqueName()
    defer { UIPasteboard.remove(withName: board.name) }
    let urls = [try require(URL(string: "https://a.example")), try require(URL(string: "https://b.example"))]
    board.urls = urls
    expect(board.urls == urls && board.url == urls[0] && board.hasURLs && board.numberOfItems == 2)
    board.image = .quarters(side: 3)
    expect(board.image?.size == CGSize(width: 6, height: 6) && board.hasImages && !board.hasURLs)
    board.setData(Data([1, 2, 3]), forPasteboardType: "com.example.bytes")
    expectEqual(board.data(forPasteboardType: "com.example.bytes"), Data([1, 2, 3]))
    expect(board.contains(pasteboardTypes: ["com.example.bytes"]) && !board.hasImages)
    let count = board.changeCount
    board.items = []
    expect(board.urls == nil && board.image == nil && board.changeCount > count)
  }
}
