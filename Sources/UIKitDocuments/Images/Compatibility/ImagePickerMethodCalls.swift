// The optional methods of the delegate of image pickers, to be called with a question mark; see
// `ScrollViewMethodCalls.swift`.

extension UIImagePickerControllerDelegate {
  /// The method named `imagePickerController`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var imagePickerController: _ImagePickerCall? { _ImagePickerCall(delegate: self) }
  /// `imagePickerControllerDidCancel(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var imagePickerControllerDidCancel: ((UIImagePickerController) -> Void)? {
    { self.imagePickerControllerDidCancel($0) }
  }
}

/// `imagePickerController` of `UIImagePickerControllerDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _ImagePickerCall {
  fileprivate let delegate: any UIImagePickerControllerDelegate

  public func callAsFunction(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { delegate.imagePickerController(picker, didFinishPickingMediaWithInfo: info) }
}
