import Foundation

// The optional methods of the delegate of document pickers, to be called with a question mark; see
// `ScrollViewMethodCalls.swift`.

extension UIDocumentPickerDelegate {
  /// The methods named `documentPicker`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var documentPicker: _DocumentPickerCalls? { _DocumentPickerCalls(delegate: self) }
}

/// `documentPicker` of `UIDocumentPickerDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _DocumentPickerCalls {
  fileprivate let delegate: any UIDocumentPickerDelegate

  public func callAsFunction(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    delegate.documentPicker(controller, didPickDocumentsAt: urls)
  }
}

extension UIDocumentPickerDelegate {
  /// `documentPickerWasCancelled(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var documentPickerWasCancelled: ((UIDocumentPickerViewController) -> Void)? {
    { self.documentPickerWasCancelled($0) }
  }
}
