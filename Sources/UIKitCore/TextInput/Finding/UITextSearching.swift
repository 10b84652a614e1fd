/// A text, or several documents with text, that a find session searches.
@preconcurrency @MainActor
public protocol UITextSearching: NSObjectProtocol {
  /// Tells documents apart. A single document needs no identifier.
  associatedtype DocumentIdentifier: Hashable = AnyHashable?

  /// The selection: the first match after it is highlighted.
  var selectedTextRange: UITextRange? { get }
  /// The document that the selection is in; nil by default.
  var selectedTextSearchDocument: DocumentIdentifier? { get }
  /// The order of two matches of a document.
  func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
  /// The order of two documents; none by default.
  func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
  /// Finds all matches and adds them to the aggregator, at once or later.
  func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
  /// Highlights a match.
  func decorate(
    foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
  /// Removes the highlights of all matches.
  func clearAllDecoratedFoundText()
  /// A match is about to be highlighted.
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
  /// Scrolls until a match is visible.
  func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)

  /// Whether matches may be replaced; false by default.
  var supportsTextReplacement: Bool { get }
  /// Whether a match may be replaced by a text; true by default.
  func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool
  /// Replaces a match.
  func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
  /// Replaces every match of a query.
  func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
}

extension UITextSearching {
  public var selectedTextSearchDocument: DocumentIdentifier? { nil }
  public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult {
    .orderedSame
  }
  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
  public var supportsTextReplacement: Bool { false }
  public func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool {
    true
  }
  public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
}
