/// What the return key does in the fields of an alert: goes to the next one, and from the last makes the choice.
@MainActor
final class AlertFieldEvents: NSObject, UITextFieldDelegate {
  private weak var view: AlertView?

  init(_ view: AlertView) {
    self.view = view
    super.init()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField.delegate?.textFieldShouldReturn(textField) ?? true { view?.returnFromField(textField) }
    return false
  }
}
