/// A search that is suggested below the search bar.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text of the suggestion.
  var localizedSuggestion: String? { get }
  /// The text with attributes; it goes before `localizedSuggestion`.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// The text for assistive tools, in place of that of the suggestion.
  var localizedDescription: String? { get }
  /// The image in front of the text.
  var iconImage: UIImage? { get }
  /// The app's value behind the suggestion.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  public var localizedDescription: String? { nil }
  public var iconImage: UIImage? { nil }
}
