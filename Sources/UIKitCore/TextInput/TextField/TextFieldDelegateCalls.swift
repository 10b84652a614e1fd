/// All calls of a text field's delegate. A view that the field is a part of, such as a search bar, is called before it.
@MainActor
final class TextFieldDelegateCalls {
  private unowned let field: UITextField
  weak var delegate: (any UITextFieldDelegate)?
  weak var host: (any UITextFieldDelegate)?

  init(_ field: UITextField) { self.field = field }

  private var listeners: [any UITextFieldDelegate] { [host, delegate].compactMap { $0 } }

  func shouldBegin() -> Bool { listeners.allSatisfy { $0.textFieldShouldBeginEditing(field) } }
  func didBegin() { for listener in listeners { listener.textFieldDidBeginEditing(field) } }
  func shouldEnd() -> Bool { listeners.allSatisfy { $0.textFieldShouldEndEditing(field) } }
  func didEnd(_ reason: UITextField.DidEndEditingReason) {
    for listener in listeners { listener.textFieldDidEndEditing(field, reason: reason) }
  }
  func shouldChange(_ range: Range<Int>, to string: String) -> Bool {
    let range = NSRange(location: range.lowerBound, length: range.count)
    return listeners.allSatisfy { $0.textField(field, shouldChangeCharactersIn: range, replacementString: string) }
  }
  /// The delegate's menu, or the host's if the delegate provides none.
  func editMenu(for range: Range<Int>, _ suggestedActions: [UIMenuElement]) -> UIMenu? {
    let range = NSRange(location: range.lowerBound, length: range.count)
    return listeners.reversed().lazy.compactMap {
      $0.textField(self.field, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
    }.first
  }
  func willPresentEditMenu(_ animator: any UIEditMenuInteractionAnimating) {
    for listener in listeners { listener.textField(field, willPresentEditMenuWith: animator) }
  }
  func willDismissEditMenu(_ animator: any UIEditMenuInteractionAnimating) {
    for listener in listeners { listener.textField(field, willDismissEditMenuWith: animator) }
  }
  func didChangeSelection() { for listener in listeners { listener.textFieldDidChangeSelection(field) } }
  func shouldClear() -> Bool { listeners.allSatisfy { $0.textFieldShouldClear(field) } }
  func shouldReturn() -> Bool { listeners.allSatisfy { $0.textFieldShouldReturn(field) } }
}
