/// A search that is suggested below the search bar: a text, and an icon if there is one.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  private let attributedSuggestion: NSAttributedString
  private let suggestedDescription: String?
  private let icon: UIImage?
  private let hasAttributes: Bool

  private init(_ text: NSAttributedString, hasAttributes: Bool, _ description: String?, _ icon: UIImage?) {
    attributedSuggestion = text
    self.hasAttributes = hasAttributes
    suggestedDescription = description
    self.icon = icon
    super.init()
  }

  /// A suggestion of a text.
  public convenience init(localizedSuggestion suggestion: String) {
    self.init(localizedSuggestion: suggestion, localizedDescription: nil)
  }

  /// A suggestion of a text, with another one for assistive tools.
  public convenience init(localizedSuggestion suggestion: String, localizedDescription description: String?) {
    self.init(localizedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
  }

  /// A suggestion of a text, with another one for assistive tools and an image in front of it.
  public convenience init(
    localizedSuggestion suggestion: String, localizedDescription description: String?, iconImage: UIImage?
  ) {
    self.init(NSAttributedString(string: suggestion), hasAttributes: false, description, iconImage)
  }

  /// A suggestion of a text with attributes.
  public convenience init(localizedAttributedSuggestion suggestion: NSAttributedString) {
    self.init(localizedAttributedSuggestion: suggestion, localizedDescription: nil)
  }

  /// A suggestion of a text with attributes, with another text for assistive tools.
  public convenience init(
    localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?
  ) {
    self.init(localizedAttributedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
  }

  /// A suggestion of a text with attributes, with another text for assistive tools and an image in front of it.
  public convenience init(
    localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?,
    iconImage: UIImage?
  ) {
    self.init(suggestion, hasAttributes: true, description, iconImage)
  }

  open var localizedSuggestion: String? { attributedSuggestion.string }
  /// The text with attributes; nil for a suggestion of a plain text.
  open var localizedAttributedSuggestion: NSAttributedString? { hasAttributes ? attributedSuggestion : nil }
  open var localizedDescription: String? { suggestedDescription }
  open var iconImage: UIImage? { icon }
  open var representedObject: Any?
}
