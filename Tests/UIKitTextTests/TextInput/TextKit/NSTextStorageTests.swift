import Expectations
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitTesting

/// Storages of their own, and those of text views.
@MainActor @Suite(.serialized)
struct NSTextStorageTests {
  /// Notes what it hears, and makes every "x" red.
  private final class Delegate: NSObject, NSTextStorageDelegate {
    var notes: [String] = []
    var colours = false

    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange,
      changeInLength delta: Int
    ) { notes.append("will \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) by \(delta)") }

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
      changeInLength delta: Int
    ) {
      notes.append("did \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) by \(delta)")
      guard colours else { return }
      for (place, unit) in textStorage.string.utf16.enumerated() where unit == 0x78 {
        textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: place, length: 1))
      }
    }
  }

  /// Keeps its text elsewhere, as Apple's documentation tells subclasses to.
  private final class OwnStorage: NSTextStorage {
    private let kept = NSMutableAttributedString(string: "")

    override var string: String { kept.string }
    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
      kept.attributes(at: location, effectiveRange: range)
    }
    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      kept.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
      endEditing()
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      kept.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }
  }

  /// A change at every place of characters of several scalars and units, as Foundation's own storage cannot take it.
  @Test func changesWithinComposedCharactersKeepTheUnits() {
    let text = "ae\u{301} 👩‍👩‍👧b🇩🇪"
    let length = text.utf16.count
    for start in 0...length {
      for end in start...length {
        for inserted in ["", "x", "\u{301}"] {
          let storage = NSTextStorage(string: text)
          let view = UITextView()
          view.text = text
          let range = NSRange(location: start, length: end - start)
          storage.replaceCharacters(in: range, with: inserted)
          view.textStorage.replaceCharacters(in: range, with: inserted)
          // A pair that is cut goes whole.
          func isCut(_ place: Int) -> Bool {
            place > 0 && place < length && UTF16.isTrailSurrogate(Array(text.utf16)[place])
          }
          let units = Array(text.utf16)
          let lower = isCut(start) ? start - 1 : start
          let upper = start == end ? lower : isCut(end) ? end + 1 : end
          let expected = String(decoding: units[..<lower] + Array(inserted.utf16) + units[upper...], as: UTF16.self)
          expectEqual(Array(storage.string.utf16), Array(expected.utf16), "\(start)..<\(end) by '\(inserted)'")
          expect(Array(view.text.utf16) == Array(expected.utf16) && view.textStorage.length == expected.utf16.count)
        }
      }
    }
  }

  @Test func theDelegateIsToldOfTheEditedRange() {
    let storage = NSTextStorage(string: "one two")
    let delegate = Delegate()
    storage.delegate = delegate
    storage.replaceCharacters(in: NSRange(location: 4, length: 3), with: "three")
    expectEqual(delegate.notes, ["will 2 4+5 by 2", "did 2 4+5 by 2"])
    delegate.notes = []
    storage.beginEditing()
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 1))
    storage.deleteCharacters(in: NSRange(location: 3, length: 2))
    storage.endEditing()
    expect(storage.string == "onehree" && delegate.notes == ["will 3 0+3 by -2", "did 3 0+3 by -2"])
  }

  @Test func aSubclassNeedsFourMethods() {
    let storage = OwnStorage(string: "")
    storage.append(NSAttributedString(string: "bold text", attributes: [.kern: 2]))
    storage.addAttribute(.font, value: UIFont.systemFont(ofSize: 9), range: NSRange(location: 0, length: 4))
    storage.removeAttribute(.kern, range: NSRange(location: 2, length: 3))
    expect(storage.length == 9 && storage.attributedSubstring(from: NSRange(location: 5, length: 4)).string == "text")
    var range = NSRange()
    let font = storage.attribute(
      .font, at: 1, longestEffectiveRange: &range, in: NSRange(location: 0, length: 9))
    expect(font as? UIFont == .systemFont(ofSize: 9) && range == NSRange(location: 0, length: 4))
    expectNil(storage.attribute(.kern, at: 3, effectiveRange: nil))
  }

  @Test func aTextViewAndItsTextStorageMirrorEachOther() {
    let scene = TextViewScene()
    scene.edit("hello\nworld", at: 5)
    let storage = scene.view.textStorage
    expectEqual(storage.string, "hello\nworld")
    scene.screen.type("!")
    expectEqual(storage.string, "hello!\nworld")
    storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "Bye")
    expect(scene.text == "Bye!\nworld" && scene.selection == 4..<4, "the caret stays with its text")
    storage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 5, length: 5))
    let runs = AttributedRuns(scene.view.attributedText)
    expectEqual(runs.attributes(at: 6)[.foregroundColor] as? UIColor, .red)
    scene.view.text = "anew"
    expectEqual(storage.string, "anew")
    scene.view.font = .systemFont(ofSize: 30)
    expectEqual(storage.attribute(.font, at: 2, effectiveRange: nil) as? UIFont, .systemFont(ofSize: 30))
  }

  @Test func newAttributesOfMarkedTextReachTheTextStorage() {
    let scene = TextViewScene()
    let view = scene.view
    scene.edit("ab", at: 2)
    let storage = view.textStorage
    view.setMarkedText("n", selectedRange: NSRange(location: 1, length: 0))
    view.typingAttributes = [.font: UIFont.systemFont(ofSize: 30)]
    view.setMarkedText("n", selectedRange: NSRange(location: 1, length: 0))
    expectEqual((storage.attribute(.font, at: 2, effectiveRange: nil) as? UIFont)?.pointSize, 30)
    expect(storage.isEqual(to: view.attributedText))
  }

  @Test func aTextStorageDelegateColoursTypedText() {
    let scene = TextViewScene()
    scene.edit("ab", at: 1)
    let delegate = Delegate()
    delegate.colours = true
    scene.view.textStorage.delegate = delegate
    scene.screen.type("xy")
    expectEqual(scene.text, "axyb")
    let runs = AttributedRuns(scene.view.attributedText)
    expectEqual(runs.attributes(at: 1)[.foregroundColor] as? UIColor, .red)
    expect(runs.attributes(at: 0)[.foregroundColor] as? UIColor != .red)
    scene.screen.press(.keyboardZ, modifiers: .control)
    expect(scene.text == "ab" && scene.view.textStorage.string == "ab")
  }

  @Test func aTextViewShowsTheTextStorageOfItsContainer() {
    let storage = OwnStorage(string: "")
    storage.append(NSAttributedString(string: "kept elsewhere"))
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    let container = NSTextContainer(size: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
    container.widthTracksTextView = true
    manager.addTextContainer(container)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
    expect(view.text == "kept elsewhere" && view.textStorage === storage && view.layoutManager === manager)
    view.insertText("!")
    expectEqual(storage.string, "kept elsewhere!")
    storage.insert(NSAttributedString(string: "Is "), at: 0)
    expectEqual(view.text, "Is kept elsewhere!")
  }
}
