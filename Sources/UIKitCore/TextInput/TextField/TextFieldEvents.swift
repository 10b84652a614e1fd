/// Tells a text field's delegate, its actions and the notification centre about editing, in UIKit's order.
@MainActor
final class TextFieldEvents: EditingCalls {
  private unowned let field: UITextField
  var clearsOnBeginEditing = false

  init(_ field: UITextField) { self.field = field }

  private var calls: TextFieldDelegateCalls { field.calls }

  func shouldBegin() -> Bool { calls.shouldBegin() }

  func didBegin() {
    calls.didBegin()
    field.actions.send(.editingDidBegin, from: field, event: nil)
    post(UITextField.textDidBeginEditingNotification)
    if clearsOnBeginEditing, !field.content.isEmpty { clear() }
  }

  func shouldEnd() -> Bool { calls.shouldEnd() }

  func didEnd() {
    calls.didEnd(.committed)
    field.actions.send(.editingDidEnd, from: field, event: nil)
    post(
      UITextField.textDidEndEditingNotification,
      [UITextField.didEndEditingReasonUserInfoKey: UITextField.DidEndEditingReason.committed.rawValue])
  }

  func shouldChange(_ range: Range<Int>, to string: String) -> Bool { calls.shouldChange(range, to: string) }

  func didChange() {
    field.actions.send(.editingChanged, from: field, event: nil)
    post(UITextField.textDidChangeNotification)
  }

  func didChangeSelection() { calls.didChangeSelection() }

  func editMenu(for range: Range<Int>, _ suggestedActions: [UIMenuElement]) -> UIMenu? {
    let actions = field.spelling.suggestions(for: range) + suggestedActions
    return calls.editMenu(for: range, actions)
      ?? (actions.count > suggestedActions.count ? UIMenu(children: actions) : nil)
  }

  func willPresentEditMenu(_ animator: any UIEditMenuInteractionAnimating) { calls.willPresentEditMenu(animator) }
  func willDismissEditMenu(_ animator: any UIEditMenuInteractionAnimating) { calls.willDismissEditMenu(animator) }

  /// Empties the field if the delegate agrees, for its button and for editing that begins.
  func clear() {
    guard calls.shouldClear() else { return }
    field.leadingTokens?.clear()
    field.editor.clear()
  }

  /// Return was pressed.
  func performReturn() {
    guard calls.shouldReturn() else { return }
    let endsEditing = field.allControlEvents.contains(.editingDidEndOnExit)
    field.actions.send(.editingDidEndOnExit, from: field, event: nil)
    field.actions.send(.primaryActionTriggered, from: field, event: nil)
    if endsEditing { field.resignFirstResponder() }
  }

  private func post(_ name: NSNotification.Name, _ information: [AnyHashable: Any]? = nil) {
    NotificationPosting.post(name, object: field, userInfo: information)
  }
}
