/// Handles the return key in the fields of an alert: it moves to the next field, and from the last performs the
/// preferred action.
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
