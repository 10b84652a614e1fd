import Expectations
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitTesting

/// Words that are checked while they are typed.
@MainActor @Suite(.serialized)
struct TextSpellingTests {
  private let scene = TextViewScene()
  private var view: UITextView { scene.view }

  @Test(.enabled("hunspell-en-us is not installed") { await SpellingDictionary.isInstalled("en_US") })
  func aMisspelledWordIsMarkedWhenTheCaretLeavesIt() {
    scene.edit("annother ", at: 9)
    scene.screen.type("mistaek")
    expect(view.spelling.misspelled.isEmpty, "the caret is at it; what was there before is not checked")
    scene.screen.type(" ")
    expectEqual(view.spelling.misspelled, [9..<16])
    let content = view.source.content(ofBlock: 0)
    expect(content.attributes(at: 10).underline != nil && content.attributes(at: 3).underline == nil)
    scene.screen.type("right words")
    view.selectedRange = NSRange(location: 0, length: 0)
    scene.screen.type("x ")
    expectEqual(view.spelling.misspelled, [11..<18], "it moves with its text")
    view.selectedRange = NSRange(location: 14, length: 0)
    scene.screen.press(.keyboardDeleteOrBackspace)
    expect(
      !view.spelling.misspelled.contains { $0.lowerBound > 10 }
        && view.source.content(ofBlock: 0).attributes(at: 12).underline == nil)
  }

  @Test(.enabled("hunspell-en-us is not installed") { await SpellingDictionary.isInstalled("en_US") })
  func theEditMenuOffersSpellingGuesses() throws {
    scene.edit("")
    scene.screen.type("mistaek ")
    view.selectedRange = NSRange(location: 3, length: 0)
    let menu = try require(view.events.editMenu(for: 3..<3, []))
    let titles = menu.children.map(\.title)
    expect(titles.contains("mistake") && titles.last == "Learn Spelling")
    (menu.children.first { $0.title == "mistake" } as? UIAction)?.perform(from: nil)
    expect(view.text == "mistake " && view.spelling.misspelled.isEmpty)
    expectNil(view.events.editMenu(for: 3..<3, []))
  }

  @Test(.enabled("hunspell-en-us is not installed") { await SpellingDictionary.isInstalled("en_US") })
  func spellCheckingTypeNoMarksNothing() {
    view.spellCheckingType = .no
    scene.edit("")
    scene.screen.type("mistaek ")
    expect(view.spelling.misspelled.isEmpty)
  }

  @Test(.enabled("hunspell-en-us is not installed") { await SpellingDictionary.isInstalled("en_US") })
  func longPastedTextIsNotSpellChecked() {
    scene.edit("")
    UIPasteboard.general.string = "mistaek "
    view.paste(nil)
    expectEqual(view.spelling.misspelled.count, 1)
    UIPasteboard.general.string = String(repeating: "mistaek ", count: 100)
    view.paste(nil)
    expectEqual(view.spelling.misspelled.count, 1, "it would hold up who pastes a book")
    scene.screen.type("agian ")
    expectEqual(view.spelling.misspelled.count, 2)
  }

  // MARK: Fields

  private static func isUnderlined(_ field: UITextField, _ offset: Int) -> Bool {
    field.content.shownContent(isEditing: true).attributes(at: offset).underline != nil
  }

  @Test(.enabled("hunspell-en-us is not installed") { await SpellingDictionary.isInstalled("en_US") })
  func misspelledWordsInFieldsAreMarked() throws {
    let scene = FieldScene()
    let field = scene.field
    field.text = "annother "
    field.becomeFirstResponder()
    scene.enter("mistaek")
    expect(field.spelling.misspelled.isEmpty)
    scene.enter(" ")
    expect(field.spelling.misspelled == [9..<16] && Self.isUnderlined(field, 10) && !Self.isUnderlined(field, 2))
    let menu = try require(field.events.editMenu(for: 12..<12, []))
    (menu.children.first { $0.title == "mistake" } as? UIAction)?.perform(from: nil)
    expect(field.text == "annother mistake " && field.spelling.misspelled.isEmpty && !Self.isUnderlined(field, 10))
    scene.enter("agian ")
    expectEqual(field.spelling.misspelled.count, 1)
    field.text = "other"
    expect(field.spelling.misspelled.isEmpty, "text of the program is not checked")
  }

  @Test(.enabled("hunspell-en-us is not installed") { await SpellingDictionary.isInstalled("en_US") })
  func inputTraitsDecideWhetherFieldsAreSpellChecked() {
    let changes: [(String, (UITextField) -> Void, Bool)] = [
      ("no checks", { $0.spellCheckingType = .no }, false), ("no correction", { $0.autocorrectionType = .no }, false),
      (
        "checks without correction",
        {
          $0.autocorrectionType = .no
          $0.spellCheckingType = .yes
        }, true
      ),
      ("password", { $0.isSecureTextEntry = true }, false), ("mail", { $0.keyboardType = .emailAddress }, false),
      ("name", { $0.textContentType = .familyName }, false), ("job", { $0.textContentType = .jobTitle }, true),
      (
        "name, checked",
        {
          $0.textContentType = .familyName
          $0.spellCheckingType = .yes
        }, true
      ),
    ]
    for (name, change, isChecked) in changes {
      let scene = FieldScene()
      change(scene.field)
      scene.field.becomeFirstResponder()
      scene.enter("mistaek ")
      expect(scene.field.spelling.misspelled.isEmpty != isChecked, "\(name)")
    }
  }
}
