import Stage

/// Brings text to the first responder, and tells the stage when text is wanted.
@MainActor
final class TextInput {
  private let stage: any Stage
  /// Whether an input method holds text back that is still being composed. A view that takes plain text hears of it
  /// when it is entered, and keys edit the composition until then.
  private var isComposing = false

  init(_ stage: any Stage) {
    self.stage = stage
  }

  func firstResponderDidChange(in window: UIWindow) {
    isComposing = false
    guard let responder = window.firstResponder, responder is any UIKeyInput else { return stage.stopTextInput() }
    let view = responder as? UIView
    stage.startTextInput(caret: view.map { $0.convert($0.bounds, to: nil) } ?? .zero)
  }

  /// The keys that edit without typing a character of their own: backspace deletes, return and tab insert theirs.
  func handle(_ key: KeyEvent, in window: UIWindow?) {
    guard key.phase != .up, !isComposing, key.modifiers.isDisjoint(with: [.control, .command, .alternate]),
      let receiver = window?.firstResponder as? any UIKeyInput, let code = UIKeyboardHIDUsage(rawValue: key.usage)
    else { return }
    switch code {
    case .keyboardDeleteOrBackspace: receiver.deleteBackward()
    case .keyboardReturnOrEnter, .keypadEnter: receiver.insertText("\n")
    case .keyboardTab: receiver.insertText("\t")
    default: break
    }
  }

  func compose(_ composition: CompositionEvent) {
    isComposing = !composition.text.isEmpty
  }

  func insert(_ text: String, into window: UIWindow?) {
    isComposing = false
    (window?.firstResponder as? any UIKeyInput)?.insertText(text)
  }
}
