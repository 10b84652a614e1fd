// The optional methods of a colour picker's delegate, to be called with a question mark; see
// `ScrollViewMethodCalls.swift`.

extension UIColorPickerViewControllerDelegate {
  /// The method `colorPickerViewController`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var colorPickerViewController: _ColorPickerChoiceCall? { _ColorPickerChoiceCall(delegate: self) }
  /// `colorPickerViewControllerDidSelectColor(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var colorPickerViewControllerDidSelectColor: ((UIColorPickerViewController) -> Void)? {
    { self.colorPickerViewControllerDidSelectColor($0) }
  }
  /// `colorPickerViewControllerDidFinish(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var colorPickerViewControllerDidFinish: ((UIColorPickerViewController) -> Void)? {
    { self.colorPickerViewControllerDidFinish($0) }
  }
}

/// `colorPickerViewController` of `UIColorPickerViewControllerDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _ColorPickerChoiceCall {
  fileprivate let delegate: any UIColorPickerViewControllerDelegate

  public func callAsFunction(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { delegate.colorPickerViewController(viewController, didSelect: color, continuously: continuously) }
}
