/// A text into which data can be pasted and dropped.
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
  /// Turns data into text, and inserts it; not retained.
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// Data that is pasted into a text or dropped on it, and becomes text. One of the methods that set its result is called
/// once, at any time.
@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
  /// Provides the data.
  var itemProvider: NSItemProvider { get }
  /// The object that a dragged item represents; nil for pasted data.
  var localObject: Any? { get }
  /// The attributes of text without its own.
  var defaultAttributes: [NSAttributedString.Key: Any] { get }
  /// The item becomes a text with the default attributes.
  func setResult(string: String)
  /// The item becomes a text with attributes. A text field replaces them by its own.
  func setResult(attributedString string: NSAttributedString)
  /// The item becomes an attachment, such as a picture.
  func setResult(attachment textAttachment: NSTextAttachment)
  /// The item is left out.
  func setNoResult()
  /// The item becomes its text, if it has any.
  func setDefaultResult()
}

/// Turns data that is pasted into a text or dropped on it into text, and inserts it.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {
  /// Sets the text of an item; by default its own.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
  )
  /// Makes one text of those of several items; by default each is a line.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString
  /// Inserts the text in place of a range, and returns its range; by default as if it was typed.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange
}

extension UITextPasteDelegate {
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
  ) { item.setDefaultResult() }
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString { TextPasting.joined(itemStrings) }
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange {
    guard let host = textPasteConfigurationSupporting as? any EditingHost, let range = textRange as? OffsetRange else {
      return textRange
    }
    return OffsetRange(host.editor.paste(attributedString, replacing: range.range))
  }
}
