import Stage
import UIKit

@testable import UIKitCore
@testable import UIKitTesting

/// A text view on a screen, a delegate that notes everything, and ways to operate it.
@MainActor
final class TextViewScene: NSObject, UITextViewDelegate {
  let controller = UIViewController()
  let screen: MountedScreen
  let view = UITextView(frame: CGRect(x: 20, y: 60, width: 200, height: 200))
  var notes: [String] = []
  /// Answers no from now on.
  var refusals: Set<String> = []

  init(traits: (inout UITraitOverrides) -> Void = { _ in }) {
    screen = MountedScreen(controller, scale: 2, traits: traits)
    super.init()
    controller.view.backgroundColor = .systemBackground
    view.delegate = self
    view.font = .systemFont(ofSize: 16)
    controller.view.addSubview(view)
    screen.advance(frames: 1)
  }

  /// A suite lets go of its scene on any thread; views go on the main one.
  isolated deinit {}

  func take() -> [String] {
    defer { notes = [] }
    return notes
  }

  private func ask(_ question: String) -> Bool {
    notes.append(question)
    return !refusals.contains(question)
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("shouldBegin") }
  func textViewDidBeginEditing(_ textView: UITextView) { notes.append("didBegin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("shouldEnd") }
  func textViewDidEndEditing(_ textView: UITextView) { notes.append("didEnd") }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    notes.append("shouldChange \(range.location)+\(range.length) “\(text)”")
    return !refusals.contains("shouldChange")
  }
  func textViewDidChange(_ textView: UITextView) { notes.append("didChange") }
  func textViewDidChangeSelection(_ textView: UITextView) {
    let selection = textView.edited.selection
    notes.append("didChangeSelection \(selection.anchor)→\(selection.focus)")
  }
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    notes.append("link \(URL) \(characterRange.location)+\(characterRange.length)")
    return false
  }

  // MARK: Operating

  /// Gives the view a text and edits it, with the caret at an offset.
  func edit(_ text: String, at offset: Int = 0) {
    view.text = text
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: offset, length: 0)
    screen.advance(frames: 1)
    notes = []
  }

  var selection: Range<Int> { view.edited.selection.range }
  var text: String { view.text }

  /// The middle of the caret in front of a character, on the screen.
  func point(_ offset: Int) -> CGPoint {
    let rect = view.convert(view.face.caretRect(at: offset), to: nil)
    return CGPoint(x: rect.minX, y: rect.midY)
  }

  func mouse(_ phase: PointerEvent.Phase, _ place: CGPoint, _ modifiers: KeyModifiers = []) {
    screen.stage.send(
      .pointer(PointerEvent(phase: phase, location: place, timestamp: screen.time, kind: .mouse, modifiers: modifiers)))
  }

  func click(_ place: CGPoint, times: Int = 1, modifiers: KeyModifiers = []) {
    for _ in 0..<times {
      mouse(.began, place, modifiers)
      screen.advance(by: 0.05)
      mouse(.ended, place, modifiers)
      screen.advance(by: 0.05)
    }
  }

  func drag(from: CGPoint, to: CGPoint) {
    mouse(.began, from)
    for step in 1...10 {
      screen.advance(frames: 1)
      let part = CGFloat(step) / 10
      mouse(.moved, CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
    }
  }

  /// All tiles with text.
  var tiles: [TextTile] { view.subviews.compactMap { $0 as? TextTile }.filter { !$0.isHidden } }
}
