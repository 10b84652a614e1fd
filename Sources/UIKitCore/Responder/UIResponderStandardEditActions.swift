/// The editing actions that menus and keys send to the first responder.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Copies the selection to the general pasteboard and deletes it.
  func cut(_ sender: Any?)
  /// Copies the selection to the general pasteboard.
  func copy(_ sender: Any?)
  /// Replaces the selection by the content of the general pasteboard.
  func paste(_ sender: Any?)
  /// Selects the word or item at the caret.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Deletes the selection without copying it.
  func delete(_ sender: Any?)
  /// Makes a second document, or another item, like the one that is shown.
  func duplicate(_ sender: Any?)
  /// Moves the document that is shown to another place.
  func move(_ sender: Any?)
  /// Changes the title of what is shown.
  func rename(_ sender: Any?)
  /// Saves the document that is shown elsewhere, in another form.
  func export(_ sender: Any?)
  /// Prints what is shown.
  func printContent(_ sender: Any?)
}
