import ListCore

/// Items in front of a text field's text that are selected and deleted like characters: the tokens of a search field.
@MainActor
protocol TextFieldTokens: AnyObject {
  var isEmpty: Bool { get }
  /// The texts of all tokens, for assistive tools.
  var spokenTexts: [String] { get }
  /// Whether any tokens are selected. The caret is hidden then.
  var hasSelection: Bool { get }
  /// Performs the command of a key if it concerns tokens.
  /// - Returns: Whether it was performed; the text takes the others.
  func perform(_ command: TextKeyCommand) -> Bool
  /// Whether an action makes sense now; nil leaves it to the text.
  func canPerform(_ action: Selector) -> Bool?
  /// Called when a pointer selects text: tokens are deselected.
  func selectText(_ selection: TextSelection)
  /// The text or its selection changed, by the user or in code.
  func textSelectionDidChange()
  /// The user is clearing the field; the text is removed next.
  func clear()
}
