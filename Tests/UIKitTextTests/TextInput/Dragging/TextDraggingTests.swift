import Expectations
import Stage
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTesting

/// Parts of texts that are dragged away, within a text and to another one.
@MainActor @Suite(.serialized)
final class TextDraggingTests {
  private let draft = DraftController()
  private lazy var screen = MountedScreen(draft, size: CGSize(width: 320, height: 480), scale: 1)

  isolated deinit {}

  private func start(_ body: String, select range: NSRange, quote: String = "") {
    draft.loadViewIfNeeded()
    draft.body.text = body
    draft.quote.text = quote
    screen.advance(frames: 2)
    draft.body.becomeFirstResponder()
    draft.body.selectedRange = range
    screen.advance(frames: 2)
    _ = draft.take()
  }

  /// The place of a character in the window.
  private func place(_ offset: Int, in view: UITextView) -> CGPoint {
    let caret = view.face.caretRect(at: offset)
    return view.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
  }

  private func drag(to end: CGPoint) {
    screen.drag(from: place(6, in: draft.body), to: end, press: 0.7)
    screen.advance(by: 1)
  }

  @Test func aSelectionThatIsDraggedWithinItsTextMovesThere() {
    start("one two three four", select: NSRange(location: 4, length: 4))
    drag(to: place(14, in: draft.body))
    expectEqual(draft.body.text, "one three two four")
    expectEqual(draft.body.selectedRange, NSRange(location: 10, length: 4))
    expectEqual(
      draft.take(),
      [
        "body items 4..<8 [\"two \"] selected true existing 0 session 0", "body lift", "body begin", "body enter",
        "body drop at 14 of 1 own", "body end", "body end move",
      ])
    draft.body.undoManager?.undo()
    expectEqual(draft.body.text, "one two three four", "a move is undone at once")
  }

  @Test func aMovedTextKeepsItsAttributes() {
    start("one two three", select: NSRange(location: 4, length: 4))
    draft.body.textStorage.addAttribute(
      .foregroundColor, value: UIColor.systemRed, range: NSRange(location: 4, length: 3))
    draft.body.selectedRange = NSRange(location: 4, length: 4)
    screen.advance(frames: 2)
    drag(to: place(0, in: draft.body))
    expectEqual(draft.body.text, "two one three")
    let color = draft.body.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    let other = draft.body.attributedText.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor
    expect(color == .systemRed && other != .systemRed)
  }

  @Test func aDropOnItselfChangesNothing() {
    start("one two three", select: NSRange(location: 4, length: 3))
    drag(to: place(4, in: draft.body))
    expectEqual(draft.body.text, "one two three")
  }

  @Test func aDelegateMayLetTextBeCopiedInItsView() {
    draft.operation = .copy
    start("one two three", select: NSRange(location: 4, length: 4))
    drag(to: place(13, in: draft.body))
    expectEqual(draft.body.text, "one two threetwo ")
  }

  @Test func aDropOnAnotherTextIsACopyUnlessTheDelegateMovesIt() {
    start("one two three", select: NSRange(location: 4, length: 4), quote: "said: ")
    drag(to: place(6, in: draft.quote))
    expect(draft.quote.text == "said: two " && draft.body.text == "one two three")
    draft.operation = .move
    start("one two three", select: NSRange(location: 4, length: 4), quote: "said: ")
    drag(to: place(6, in: draft.quote))
    expect(draft.quote.text == "said: two " && draft.body.text == "one three")
    expect(draft.take().contains("body end move"))
  }

  @Test func aDelegateDecidesAboutTheItems() {
    draft.dragsNothing = true
    start("one two three", select: NSRange(location: 4, length: 4))
    drag(to: place(13, in: draft.body))
    expectEqual(draft.body.text, "one two three", "no items, no drag")
    expect(!draft.take().contains("body lift"))
    draft.dragsNothing = false
    draft.extraItem = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "more")))
    start("one two three", select: NSRange(location: 4, length: 3), quote: "")
    drag(to: place(0, in: draft.quote))
    expectEqual(draft.quote.text, "two\nmore")
  }

  @Test func textsTellWhetherADragIsActive() throws {
    start("one two three", select: NSRange(location: 4, length: 4))
    expect(!draft.body.isTextDragActive && !draft.body.isTextDropActive)
    let start = place(6, in: draft.body)
    screen.sendEvent(.pointer(PointerEvent(phase: .began, location: start, timestamp: screen.time, kind: .touch)))
    screen.advance(by: 0.7)
    let goal = place(2, in: draft.quote)
    screen.sendEvent(.pointer(PointerEvent(phase: .moved, location: goal, timestamp: screen.time, kind: .touch)))
    screen.advance(frames: 2)
    expect(draft.body.isTextDragActive && draft.quote.isTextDropActive && !draft.body.isTextDropActive)
    screen.sendEvent(.pointer(PointerEvent(phase: .ended, location: goal, timestamp: screen.time, kind: .touch)))
    screen.advance(by: 1)
    expect(!draft.body.isTextDragActive && !draft.quote.isTextDropActive)
  }

  @Test func aTextIsNotDraggedWhileItsInteractionIsDisabledOrRemoved() {
    start("one two three", select: NSRange(location: 4, length: 4))
    draft.body.textDragInteraction?.isEnabled = false
    drag(to: place(13, in: draft.body))
    expectEqual(draft.body.text, "one two three")
    start("one two three", select: NSRange(location: 4, length: 4))
    draft.body.textDragInteraction?.isEnabled = true
    if let interaction = draft.body.textDragInteraction { draft.body.removeInteraction(interaction) }
    expectNil(draft.body.textDragInteraction)
    drag(to: place(13, in: draft.body))
    expectEqual(draft.body.text, "one two three")
  }

  @Test func aMouseDragsTheSelectionAfterAPauseAndSelectsWithoutOne() {
    start("one two three", select: NSRange(location: 4, length: 4))
    func send(_ phase: PointerEvent.Phase, _ point: CGPoint) {
      screen.sendEvent(.pointer(PointerEvent(phase: phase, location: point, timestamp: screen.time, kind: .mouse)))
      screen.advance(frames: 1)
    }
    send(.began, place(6, in: draft.body))
    screen.advance(by: 0.7)
    for offset in [8, 10, 13] { send(.moved, place(offset, in: draft.body)) }
    send(.ended, place(13, in: draft.body))
    screen.advance(by: 1)
    expectEqual(draft.body.text, "one threetwo ")
    draft.body.selectedRange = NSRange(location: 4, length: 4)
    screen.advance(by: 1)
    send(.began, place(6, in: draft.body))
    send(.ended, place(6, in: draft.body))
    expectEqual(draft.body.selectedRange, NSRange(location: 6, length: 0), "a click puts the caret into the selection")
  }

  @Test func textThatCannotBeEditedIsOnlyCopied() {
    start("one two three", select: NSRange(location: 4, length: 4), quote: "")
    draft.body.isEditable = false
    draft.body.becomeFirstResponder()
    draft.body.selectedRange = NSRange(location: 4, length: 4)
    screen.advance(frames: 2)
    draft.operation = .move
    drag(to: place(0, in: draft.quote))
    expect(draft.body.text == "one two three" && draft.quote.text == "", "a move is refused")
    draft.operation = .copy
    drag(to: place(0, in: draft.quote))
    expect(draft.body.text == "one two three" && draft.quote.text == "two ")
  }
}
