import Stage

/// Passes typed text to the first responder, and tells the stage whether a responder accepts text, and where its caret is.
@MainActor
final class TextInput {
  private let stage: any Stage
  /// Whether an input method is composing text. Until the text is committed, keys edit the composition, and views
  /// without marked text receive nothing.
  private var isComposing = false
  private let watcher = InputWatcher()
  private let inputKeys = InputKeys()

  init(_ stage: any Stage) {
    self.stage = stage
  }

  func firstResponderDidChange(in window: UIWindow) {
    isComposing = false
    watcher.watch(window.firstResponder)
    window.presence.isTyping = window.firstResponder is any UIKeyInput && !(window.firstResponder is any EditingHost)
    guard let responder = window.firstResponder, takesText(responder) else { return stage.stopTextInput() }
    stage.startTextInput(caret: caret(of: responder))
  }

  func caretDidMove(in window: UIWindow) {
    guard let responder = window.firstResponder, takesText(responder) else { return }
    stage.startTextInput(caret: caret(of: responder))
  }

  /// Whether a responder accepts text: not a text view that is read-only.
  private func takesText(_ responder: UIResponder) -> Bool {
    (responder as? any EditingHost)?.isEditable ?? (responder is any UIKeyInput)
  }

  /// The rectangle of the caret in the window's coordinates; that of the whole view, if it has no caret.
  private func caret(of responder: UIResponder) -> CGRect {
    guard let view = responder as? UIView else { return .zero }
    guard let input = responder as? any UITextInput, let selection = input.selectedTextRange else {
      return view.convert(view.bounds, to: nil)
    }
    return view.convert(input.caretRect(for: selection.end), to: nil)
  }

  /// Handles keys that edit without typing a character, for an app's own views: Backspace deletes, Return and Tab
  /// insert their characters; in a `UITextInput` other keys move the caret and select as well. UIKit's fields and text
  /// views handle these keys as presses.
  func handle(_ key: KeyEvent, in window: UIWindow?) {
    guard key.phase != .up, !isComposing, let receiver = window?.firstResponder as? any UIResponder & UIKeyInput,
      !(receiver is any EditingHost), let code = UIKeyboardHIDUsage(rawValue: key.usage)
    else { return }
    let modifiers = UIKeyModifierFlags(rawValue: key.modifiers.rawValue)
    if let input = receiver as? any UIResponder & UITextInput {
      if inputKeys.handle(code, modifiers, in: input) { watcher.inputDidChange() }
      return
    }
    guard key.modifiers.isDisjoint(with: [.control, .command, .alternate]) else {
      if case .edit(let action) = TextKeyCommand(code, modifiers) { _ = InputCommand.send(action, to: receiver) }
      return
    }
    switch code {
    case .keyboardDeleteOrBackspace: receiver.deleteBackward()
    case .keyboardReturnOrEnter, .keypadEnter: receiver.insertText("\n")
    case .keyboardTab: receiver.insertText("\t")
    default: break
    }
  }

  func compose(_ composition: CompositionEvent, in window: UIWindow?) {
    isComposing = !composition.text.isEmpty
    guard let input = window?.firstResponder as? any UITextInput else { return }
    let selection = composition.selection
    input.setMarkedText(
      composition.text, selectedRange: NSRange(location: selection.lowerBound, length: selection.count))
    watcher.inputDidChange()
  }

  func insert(_ text: String, into window: UIWindow?) {
    isComposing = false
    (window?.firstResponder as? any UIKeyInput)?.insertText(text)
    watcher.inputDidChange()
  }
}
