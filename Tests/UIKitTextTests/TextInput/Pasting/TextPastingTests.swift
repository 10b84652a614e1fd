import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Data that is pasted into texts and dropped on them, and the delegate that makes text of it.
@MainActor @Suite(.serialized)
final class TextPastingTests {
  private let draft = DraftController()
  private lazy var screen = MountedScreen(draft, size: CGSize(width: 320, height: 480), scale: 1)

  isolated deinit {}

  private func start() {
    draft.loadViewIfNeeded()
    draft.body.pasteDelegate = draft
    draft.subject.pasteDelegate = draft
    draft.body.text = "one two"
    screen.advance(frames: 2)
    draft.body.becomeFirstResponder()
    draft.body.selectedRange = NSRange(location: 4, length: 0)
  }

  @Test func textIsPastedAsItIsByDefault() {
    start()
    UIPasteboard.general.string = "new "
    draft.body.paste(nil)
    expectEqual(draft.body.text, "one new two")
    expectEqual(draft.body.selectedRange, NSRange(location: 8, length: 0))
  }

  @Test func aPasteDelegateMakesTextOfData() {
    start()
    UIPasteboard.general.items = [
      ["public.url": URL(string: "https://example.org/page")!], ["com.example.secret": Data([1])],
      ["public.utf8-plain-text": "plain"],
    ]
    draft.body.paste(nil)
    expectEqual(draft.body.text, "one link\\nplaintwo".replacingOccurrences(of: "\\n", with: "\n"))
    let link = draft.body.attributedText.attribute(.link, at: 5, effectiveRange: nil) as? URL
    expectEqual(link, URL(string: "https://example.org"))
    expectNil(draft.body.attributedText.attribute(.link, at: 10, effectiveRange: nil))
    draft.body.undoManager?.undo()
    expectEqual(draft.body.text, "one two")
  }

  @Test func picturesAreAcceptedOnceThePasteConfigurationSaysSo() throws {
    start()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    UIPasteboard.general.image = image
    expect(!draft.body.canPerformAction("paste:", withSender: nil))
    let configuration = UIPasteConfiguration(forAccepting: NSString.self)
    configuration.addTypeIdentifiers(forAccepting: UIImage.self)
    draft.body.pasteConfiguration = configuration
    expect(draft.body.canPerformAction("paste:", withSender: nil))
    draft.body.paste(nil)
    let attachment = draft.body.attributedText.attribute(.attachment, at: 4, effectiveRange: nil)
    expect(attachment is NSTextAttachment && draft.body.text.utf16.count == 8)
  }

  @Test func aFieldPastesItsOwnWay() {
    start()
    draft.subject.text = ""
    draft.subject.becomeFirstResponder()
    UIPasteboard.general.items = [["public.url": URL(string: "https://example.org/page")!]]
    draft.subject.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.url"])
    draft.subject.paste(itemProviders: UIPasteboard.general.itemProviders)
    expectEqual(draft.subject.text, "link")
  }

  @Test func droppedItemsGoThroughThePasteDelegate() {
    start()
    draft.dropAction = .insert
    let caret = draft.body.face.caretRect(at: 7)
    screen.drop([.text("end")], at: draft.body.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil))
    screen.advance(by: 1)
    expectEqual(draft.body.text, "one twoend")
  }
}
