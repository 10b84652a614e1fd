/// A responder that text can be typed into.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text that could be deleted.
  var hasText: Bool { get }
  /// Inserts typed text at the caret.
  func insertText(_ text: String)
  /// Deletes the character in front of the caret.
  func deleteBackward()
}
