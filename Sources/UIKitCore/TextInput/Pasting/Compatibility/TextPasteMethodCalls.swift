// The optional methods of `UITextPasteDelegate`, to be called with a question mark; see `ScrollViewMethodCalls.swift`.

extension UITextPasteDelegate {
  /// The methods named `textPasteConfigurationSupporting`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var textPasteConfigurationSupporting: _TextPasteCalls? { _TextPasteCalls(delegate: self) }
}

/// `textPasteConfigurationSupporting` of `UITextPasteDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _TextPasteCalls {
  fileprivate let delegate: any UITextPasteDelegate

  public func callAsFunction(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
  ) {
    delegate.textPasteConfigurationSupporting(textPasteConfigurationSupporting, transform: item)
  }
  public func callAsFunction(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString {
    delegate.textPasteConfigurationSupporting(
      textPasteConfigurationSupporting, combineItemAttributedStrings: itemStrings, for: textRange)
  }
  public func callAsFunction(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange {
    delegate.textPasteConfigurationSupporting(
      textPasteConfigurationSupporting, performPasteOf: attributedString, to: textRange)
  }
}
