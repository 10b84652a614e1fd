/// Observes changes of an app's text input while it is the first responder, so that its caret and selection are shown
/// at their positions, and input methods know the position.
@MainActor
final class InputWatcher: NSObject, UITextInputDelegate {
  private weak var input: (any UIResponder & UITextInput)?

  func watch(_ responder: UIResponder?) {
    if let former = input, former !== responder {
      // [C] Marked text is committed unchanged when the input loses focus.
      if former.markedTextRange != nil { former.unmarkText() }
      if former.inputDelegate === self { former.inputDelegate = nil }
      refresh(former)
    }
    guard let responder, !(responder is any EditingHost), let input = responder as? any UIResponder & UITextInput else {
      input = nil
      return
    }
    self.input = input
    input.inputDelegate = self
    refresh(input)
  }

  /// The user changed the input's text or selection.
  func inputDidChange() {
    guard let input else { return }
    refresh(input)
    if let window = (input as? UIView)?.window { window.presence.host?.caretDidMove(in: window) }
  }

  private func refresh(_ input: any UIResponder & UITextInput) {
    for interaction in (input as? UIView)?.interactions ?? [] {
      (interaction as? UITextInteraction)?.input.refresh()
    }
  }

  func selectionWillChange(_ textInput: (any UITextInput)?) {}
  func selectionDidChange(_ textInput: (any UITextInput)?) { inputDidChange() }
  func textWillChange(_ textInput: (any UITextInput)?) {}
  func textDidChange(_ textInput: (any UITextInput)?) { inputDidChange() }
}
