import Foundation
import ScreenTesting
import UIKit
import UIKitTesting

/// Tells of every call to a text field's delegates.
@MainActor final class FieldTeller: NSObject, UITextFieldDelegate, UITextInputDelegate {
  weak var holdings: Holdings?

  func tell(_ name: String = #function) { holdings?.tell(name) }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    tell()
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { tell() }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    tell()
    return true
  }
  func textFieldDidEndEditing(_ textField: UITextField) { tell() }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { tell() }
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
    -> Bool
  {
    tell()
    return true
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { tell() }
  func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement])
    -> UIMenu?
  {
    tell()
    return UIMenu(children: suggestedActions)
  }
  func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    tell()
  }
  func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    tell()
  }
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    tell()
    return true
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    tell()
    return true
  }
  func selectionWillChange(_ textInput: (any UITextInput)?) { tell() }
  func selectionDidChange(_ textInput: (any UITextInput)?) { tell() }
  func textWillChange(_ textInput: (any UITextInput)?) { tell() }
  func textDidChange(_ textInput: (any UITextInput)?) { tell() }
}
