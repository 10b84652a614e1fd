import Testing
import UIKit

@testable import UIKitTesting
@testable import UIKitCore

/// Words that are checked while they are typed.
@MainActor @Suite(.serialized)
struct TextSpellingTests {
  private let scene = TextViewScene()
  private var view: UITextView { scene.view }

  @Test(.enabled("hunspell-en-us is not installed") { await SpellingDictionary.isInstalled("en_US") })
  func aTypedWordIsMarkedWhenItIsLeft() {
    scene.edit("annother ", at: 9)
    scene.screen.type("mistaek")
    #expect(view.spelling.misspelled.isEmpty, "the caret is at it; what was there before is not checked")
    scene.screen.type(" ")
    #expect(view.spelling.misspelled == [9..<16])
    let content = view.source.content(ofBlock: 0)
    #expect(content.attributes(at: 10).underline != nil && content.attributes(at: 3).underline == nil)
    scene.screen.type("right words")
    view.selectedRange = NSRange(location: 0, length: 0)
    scene.screen.type("x ")
    #expect(view.spelling.misspelled == [11..<18], "it moves with its text")
    view.selectedRange = NSRange(location: 14, length: 0)
    scene.screen.press(.keyboardDeleteOrBackspace)
    #expect(
      !view.spelling.misspelled.contains { $0.lowerBound > 10 }
        && view.source.content(ofBlock: 0).attributes(at: 12).underline == nil)
  }

  @Test(.enabled("hunspell-en-us is not installed") { await SpellingDictionary.isInstalled("en_US") })
  func theEditMenuHasLikelyWords() throws {
    scene.edit("")
    scene.screen.type("mistaek ")
    view.selectedRange = NSRange(location: 3, length: 0)
    let menu = try #require(view.events.editMenu(for: 3..<3, []))
    let titles = menu.children.map(\.title)
    #expect(titles.contains("mistake") && titles.last == "Learn Spelling")
    (menu.children.first { $0.title == "mistake" } as? UIAction)?.perform(from: nil)
    #expect(view.text == "mistake " && view.spelling.misspelled.isEmpty)
    #expect(view.events.editMenu(for: 3..<3, []) == nil)
  }

  @Test(.enabled("hunspell-en-us is not installed") { await SpellingDictionary.isInstalled("en_US") })
  func nothingIsCheckedWhereTheAppWantsNone() {
    view.spellCheckingType = .no
    scene.edit("")
    scene.screen.type("mistaek ")
    #expect(view.spelling.misspelled.isEmpty)
  }
}
