/// A responder that text can be typed into.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text that could be deleted.
  var hasText: Bool { get }
  /// Inserts typed text at the caret.
  func insertText(_ text: String)
  /// The character in front of the caret is to go.
  func deleteBackward()
}
