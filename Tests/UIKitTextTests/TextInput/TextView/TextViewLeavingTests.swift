import Foundation
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

/// A text view goes in each call that it makes, and nothing stops.
@MainActor @Suite(.serialized) struct TextViewLeavingTests {
  private final class Teller: NSObject, UITextViewDelegate, @preconcurrency NSTextStorageDelegate {
    weak var holdings: Holdings?

    func tell(_ name: String = #function) { holdings?.tell(name) }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      tell()
      return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { tell() }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      tell()
      return true
    }
    func textViewDidEndEditing(_ textView: UITextView) { tell() }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      tell()
      return true
    }
    func textViewDidChange(_ textView: UITextView) { tell() }
    func textViewDidChangeSelection(_ textView: UITextView) { tell() }
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      tell()
      return interaction == .presentActions
    }
    func textView(
      _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
      tell()
      return UITextItem.MenuConfiguration(menu: defaultMenu)
    }
    func textView(
      _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
      animator: any UIContextMenuInteractionAnimating
    ) { tell() }
    func textView(
      _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
      animator: any UIContextMenuInteractionAnimating
    ) { tell() }
    func textView(
      _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      tell()
      return UIMenu(children: suggestedActions)
    }
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      tell()
    }
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      tell()
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { tell() }
    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { tell() }
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { tell() }
  }

  private static func view(_ holdings: Holdings) -> UITextView? { holdings.view.object as? UITextView }

  private static func show(_ holdings: Holdings, isEditable: Bool = true) {
    let teller = Teller()
    teller.holdings = holdings
    let view = UITextView()
    view.font = .systemFont(ofSize: 16)
    let text = NSMutableAttributedString(string: "Tea and cake.\n" + String(repeating: "More of it.\n", count: 40))
    text.addAttribute(.link, value: URL(string: "https://example.org/tea")!, range: NSRange(location: 0, length: 3))
    view.attributedText = text
    view.isEditable = isEditable
    view.delegate = teller
    view.textStorage.delegate = teller
    holdings.watch("storage", view.textStorage)
    holdings.hold(teller)
    holdings.show(view, frame: CGRect(x: 20, y: 60, width: 280, height: 200))
  }

  @Test func theScreenMayBeReleasedWhileEditingATextView() throws {
    try Use(
      name: "editing",
      calls: [
        "textViewShouldBeginEditing(_:)", "textViewDidBeginEditing(_:)", "textViewShouldEndEditing(_:)",
        "textViewDidEndEditing(_:)", "textView(_:shouldChangeTextIn:replacementText:)", "textViewDidChange(_:)",
        "textViewDidChangeSelection(_:)", "scrollViewDidScroll(_:)",
        "textStorage(_:willProcessEditing:range:changeInLength:)",
        "textStorage(_:didProcessEditing:range:changeInLength:)",
      ],
      build: { Self.show($0) },
      perform: { holdings in
        let screen = holdings.screen
        screen.tap(at: CGPoint(x: 100, y: 120))
        screen.advance(by: 0.6)
        screen.type("ab\nc")
        screen.press(.keyboardLeftArrow, modifiers: .shift)
        screen.press(.keyboardDeleteOrBackspace)
        screen.press(.keyboardZ, modifiers: .control)
        screen.press(.keyboardEnd, modifiers: .control)
        screen.advance(by: 0.5)
        Self.view(holdings)?.textStorage.replaceCharacters(in: NSRange(location: 4, length: 3), with: "or")
        Self.view(holdings)?.insertText("c")
        screen.drag(from: CGPoint(x: 100, y: 120), to: CGPoint(x: 100, y: 240))
        screen.advance(by: 0.5)
        Self.view(holdings)?.resignFirstResponder()
        screen.advance(by: 0.5)
      }
    ).leaveAtEachCall()
  }

  @Test func theScreenMayBeReleasedInEditMenuCallsOfATextView() throws {
    try Use(
      name: "edit menu",
      calls: [
        "textView(_:editMenuForTextIn:suggestedActions:)", "textView(_:willPresentEditMenuWith:)",
        "textView(_:willDismissEditMenuWith:)",
      ],
      build: { Self.show($0) },
      perform: { holdings in
        let screen = holdings.screen
        Self.view(holdings)?.becomeFirstResponder()
        screen.advance(by: 0.5)
        for _ in 0..<2 {
          screen.tap(at: CGPoint(x: 100, y: 120))
          screen.advance(by: 0.1)
        }
        screen.advance(by: 1)
        holdings.tap("Cut")
        screen.advance(by: 1)
        screen.secondaryClick(at: CGPoint(x: 100, y: 120))
        screen.advance(by: 1)
        screen.tap(at: CGPoint(x: 200, y: 400))
        screen.advance(by: 1)
      }
    ).leaveAtEachCall()
  }

  @Test func theScreenMayBeReleasedInLinkMenuCalls() throws {
    try Use(
      name: "link menu",
      calls: [
        "textView(_:shouldInteractWith:in:interaction:)", "textView(_:menuConfigurationFor:defaultMenu:)",
        "textView(_:textItemMenuWillDisplayFor:animator:)", "textView(_:textItemMenuWillEndFor:animator:)",
      ],
      build: { Self.show($0, isEditable: false) },
      perform: { holdings in
        holdings.screen.tap(at: CGPoint(x: 38, y: 78), duration: 0.8)
        holdings.screen.advance(by: 0.6)
        holdings.tap("Open Link")
        holdings.screen.advance(by: 0.6)
        holdings.screen.secondaryClick(at: CGPoint(x: 38, y: 78))
        holdings.screen.advance(by: 0.6)
        holdings.screen.press(.keyboardEscape)
        holdings.screen.advance(by: 0.6)
      }
    ).leaveAtEachCall()
  }

  @Test func theScreenMayBeReleasedWhenALinkIsTapped() throws {
    try Use(
      name: "link", calls: ["textView(_:shouldInteractWith:in:interaction:)"],
      build: { Self.show($0, isEditable: false) },
      perform: { holdings in
        holdings.screen.tap(at: CGPoint(x: 38, y: 78))
        holdings.screen.advance(by: 1)
      }
    ).leaveAtEachCall()
  }
}
