/// A search that a find panel shows: the number of its matches, the one that the user is at, and replacement.
///
/// This class finds nothing. Subclasses override its members; `UITextSearchingFindSession` searches texts.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  /// How the panel shows the number of matches.
  public enum SearchResultDisplayStyle: Int, Sendable {
    /// The number of the present match, and how many there are.
    case currentAndTotal = 0
    /// How many there are.
    case total = 1
    /// Not at all.
    case none = 2
  }

  /// Called when the panel has to show other numbers.
  final var onUpdate: () -> Void = {}

  /// A session without matches.
  public override init() { super.init() }

  /// How many matches there are; 0 here.
  open var resultCount: Int { 0 }
  /// The number of the present match, from 0; `NSNotFound`, as here, for none.
  open var highlightedResultIndex: Int { NSNotFound }
  /// How the panel shows the number of matches.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal { didSet { onUpdate() } }
  /// Whether matches can be replaced at all; false here.
  open var supportsReplacement: Bool { false }
  /// Whether the present match can be replaced; as `supportsReplacement` here.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }

  /// Begins to search.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Replaces the present match.
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Replaces every match.
  open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
  /// Goes to the next match in a direction.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// The searched text changed: its matches are no longer valid.
  open func invalidateFoundResults() { onUpdate() }
}
