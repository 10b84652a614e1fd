import Stage

/// Brings text to the first responder, and tells the stage when text is wanted.
@MainActor
final class TextInput {
  private let stage: any Stage

  init(_ stage: any Stage) {
    self.stage = stage
  }

  func firstResponderDidChange(in window: UIWindow) {
    guard let responder = window.firstResponder, responder is any UIKeyInput else { return stage.stopTextInput() }
    let view = responder as? UIView
    stage.startTextInput(caret: view.map { $0.convert($0.bounds, to: nil) } ?? .zero)
  }

  func insert(_ text: String, into window: UIWindow?) {
    (window?.firstResponder as? any UIKeyInput)?.insertText(text)
  }
}
