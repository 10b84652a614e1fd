/// Makes `delegate?.textFieldShouldReturn?(textField)` compile; see `ScrollViewMethodCalls.swift`. For a method that a
/// delegate leaves out, the default runs, with the effect that the absence has in UIKit.
extension UITextFieldDelegate {
  /// `textFieldShouldBeginEditing(_:)`, callable with a question mark. Never nil.
  public var textFieldShouldBeginEditing: ((UITextField) -> Bool)? { { self.textFieldShouldBeginEditing($0) } }
  /// `textFieldDidBeginEditing(_:)`, callable with a question mark. Never nil.
  public var textFieldDidBeginEditing: ((UITextField) -> Void)? { { self.textFieldDidBeginEditing($0) } }
  /// `textFieldShouldEndEditing(_:)`, callable with a question mark. Never nil.
  public var textFieldShouldEndEditing: ((UITextField) -> Bool)? { { self.textFieldShouldEndEditing($0) } }
  /// `textFieldDidChangeSelection(_:)`, callable with a question mark. Never nil.
  public var textFieldDidChangeSelection: ((UITextField) -> Void)? { { self.textFieldDidChangeSelection($0) } }
  /// `textFieldShouldClear(_:)`, callable with a question mark. Never nil.
  public var textFieldShouldClear: ((UITextField) -> Bool)? { { self.textFieldShouldClear($0) } }
  /// `textFieldShouldReturn(_:)`, callable with a question mark. Never nil.
  public var textFieldShouldReturn: ((UITextField) -> Bool)? { { self.textFieldShouldReturn($0) } }
  /// The method `textFieldDidEndEditing`, callable with a question mark. Never nil.
  public var textFieldDidEndEditing: _TextFieldDidEndEditingCall? { _TextFieldDidEndEditingCall(delegate: self) }
  /// The methods named `textField`, callable with a question mark. Never nil.
  public var textField: _TextFieldDelegateCalls? { _TextFieldDelegateCalls(delegate: self) }
}

/// `textFieldDidEndEditing(_:)` and `textFieldDidEndEditing(_:reason:)`, to be called with a question mark.
@preconcurrency @MainActor
public struct _TextFieldDidEndEditingCall {
  fileprivate let delegate: any UITextFieldDelegate

  public func callAsFunction(_ textField: UITextField) { delegate.textFieldDidEndEditing(textField) }
  public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    delegate.textFieldDidEndEditing(textField, reason: reason)
  }
}

/// `textField(_:shouldChangeCharactersIn:replacementString:)` and the methods about the edit menu, to be called with a question mark.
@preconcurrency @MainActor
public struct _TextFieldDelegateCalls {
  fileprivate let delegate: any UITextFieldDelegate

  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    delegate.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
  }
  public func callAsFunction(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    delegate.textField(textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
  }
  public func callAsFunction(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { delegate.textField(textField, willPresentEditMenuWith: animator) }
  public func callAsFunction(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { delegate.textField(textField, willDismissEditMenuWith: animator) }
}
