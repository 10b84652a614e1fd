/// Makes `delegate?.pickerView?(picker, didSelectRow: 0, inComponent: 0)` compile; see `ScrollViewMethodCalls.swift`.
/// If the delegate does not implement a method, the default runs, with the effect that its absence has in UIKit.
extension UIPickerViewDelegate {
  /// The delegate's methods named `pickerView`, callable with a question mark. Never nil.
  public var pickerView: _PickerViewDelegateCalls? { _PickerViewDelegateCalls(delegate: self) }
}

extension UIPickerViewAccessibilityDelegate {
  /// The delegate's methods named `pickerView`, callable with a question mark. Never nil.
  public var pickerView: _PickerViewAccessibilityDelegateCalls? {
    _PickerViewAccessibilityDelegateCalls(delegate: self)
  }
}

/// The methods of a picker view's delegate, to be called with a question mark.
@preconcurrency @MainActor
public struct _PickerViewDelegateCalls {
  fileprivate let delegate: any UIPickerViewDelegate

  public func callAsFunction(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    delegate.pickerView(pickerView, widthForComponent: component)
  }
  public func callAsFunction(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    delegate.pickerView(pickerView, rowHeightForComponent: component)
  }
  public func callAsFunction(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    delegate.pickerView(pickerView, titleForRow: row, forComponent: component)
  }
  public func callAsFunction(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    delegate.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
  }
  public func callAsFunction(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    delegate.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
  }
  public func callAsFunction(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    delegate.pickerView(pickerView, didSelectRow: row, inComponent: component)
  }
}

/// The methods that return the names of a picker view's components, to be called with a question mark.
@preconcurrency @MainActor
public struct _PickerViewAccessibilityDelegateCalls {
  fileprivate let delegate: any UIPickerViewAccessibilityDelegate

  public func callAsFunction(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
    delegate.pickerView(pickerView, accessibilityLabelForComponent: component)
  }
  public func callAsFunction(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? {
    delegate.pickerView(pickerView, accessibilityHintForComponent: component)
  }
}
