import Stage
import UIKit

@testable import UIKitCore
@testable import UIKitTesting

/// Fields on a screen, a delegate that notes everything, and ways to operate them.
@MainActor
final class FieldScene: NSObject, UITextFieldDelegate {
  let controller = UIViewController()
  let screen: MountedScreen
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  let second = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 34))
  var notes: [String] = []
  /// Answers no from now on.
  var refusals: Set<String> = []
  private var observers: [any NSObjectProtocol] = []

  init(traits: (inout UITraitOverrides) -> Void = { _ in }) {
    screen = MountedScreen(controller, scale: 2, traits: traits)
    super.init()
    controller.view.backgroundColor = .systemBackground
    for (name, field) in [("", field), ("second ", second)] {
      field.borderStyle = .roundedRect
      field.delegate = self
      controller.view.addSubview(field)
      let events: [(UIControl.Event, String)] = [
        (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
      ]
      for (event, what) in events {
        field.addAction(UIAction { [weak self] _ in self?.notes.append("event \(name)\(what)") }, for: event)
      }
    }
    for name in [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ] {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { [weak self] notification in
          let name = notification.name.rawValue.replacingOccurrences(of: "UITextFieldText", with: "")
          MainActor.assumeIsolated { self?.notes.append("notification \(name)") }
        })
    }
    screen.advance(frames: 1)
  }

  isolated deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  func take() -> [String] {
    defer { notes = [] }
    return notes
  }

  private func ask(_ what: String, _ field: UITextField) -> Bool {
    let name = (field === second ? "second " : "") + what
    notes.append(name)
    return !refusals.contains(name)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("shouldBegin", textField) }
  func textFieldDidBeginEditing(_ textField: UITextField) { _ = ask("didBegin", textField) }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEnd", textField) }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    _ = ask("didEnd \(reason)", textField)
  }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("shouldClear", textField) }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn", textField) }
  func textFieldDidChangeSelection(_ textField: UITextField) {
    let selection = textField.content.edited.selection
    _ = ask("didChangeSelection \(selection.anchor)→\(selection.focus)", textField)
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    notes.append("shouldChange \(range.location)+\(range.length) “\(string)”")
    return !refusals.contains("shouldChange")
  }

  // MARK: Operating

  var selection: Range<Int> { field.content.edited.selection.range }

  /// The middle of the caret in front of a character, on the screen.
  func point(_ offset: Int) -> CGPoint {
    let rect = field.convert(field.face.caretRect(at: offset), to: nil)
    return CGPoint(x: rect.minX, y: rect.midY)
  }

  func click(_ offset: Int, times: Int = 1, modifiers: KeyModifiers = []) {
    let place = point(offset)
    for _ in 0..<times {
      mouse(.began, place, modifiers)
      screen.advance(by: 0.05)
      mouse(.ended, place, modifiers)
      screen.advance(by: 0.05)
    }
  }

  func drag(_ start: Int, _ end: Int, clicks: Int = 1) {
    if clicks > 1 { click(start, times: clicks - 1) }
    let (from, to) = (point(start), point(end))
    mouse(.began, from)
    for step in 1...10 {
      screen.advance(frames: 1)
      let part = CGFloat(step) / 10
      mouse(.moved, CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
    }
    mouse(.ended, to)
    screen.advance(by: 1)
  }

  func mouse(_ phase: PointerEvent.Phase, _ place: CGPoint, _ modifiers: KeyModifiers = []) {
    screen.stage.send(
      .pointer(PointerEvent(phase: phase, location: place, timestamp: screen.time, kind: .mouse, modifiers: modifiers)))
  }

  func compose(_ text: String) {
    screen.stage.send(.composition(CompositionEvent(text: text, selection: text.utf16.count..<text.utf16.count)))
    screen.advance(frames: 1)
  }

  func enter(_ text: String) {
    screen.stage.send(.text(text))
    screen.advance(frames: 1)
  }
}
