/// A search that is suggested below the search bar.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text of the suggestion.
  var localizedSuggestion: String? { get }
  /// The attributed text; it takes precedence over `localizedSuggestion`.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// The text for assistive tools, instead of the suggestion's.
  var localizedDescription: String? { get }
  /// The image in front of the text.
  var iconImage: UIImage? { get }
  /// The app's value for the suggestion.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  public var localizedDescription: String? { nil }
  public var iconImage: UIImage? { nil }
}
