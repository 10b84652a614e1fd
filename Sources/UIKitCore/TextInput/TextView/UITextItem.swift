/// A part of a text view's text that can be tapped.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// The kinds of text items.
  public enum Content {
    /// A link, from the attribute or found in the text.
    case link(URL)
    /// A picture or another attachment.
    case textAttachment(NSTextAttachment)
    /// Text with the attribute `textItemTag`.
    case tag(String)
  }

  /// The item: a link, an attachment or a named part.
  public final let content: Content
  /// The item's range in the text, in UTF-16 units.
  public final let range: NSRange

  init(content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}

/// How a person touched a text item.
public enum UITextItemInteraction: Int, Sendable {
  /// The item was tapped.
  case invokeDefaultAction = 0
  /// The user requested a menu of actions.
  case presentActions = 1
  /// The user requested a preview.
  case preview = 2
}

extension NSAttributedString.Key {
  /// A string that names a part of a text, so that a text view's delegate is asked about taps on it.
  public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTag")
}
