/// Updates search results.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search begins or ends, and when its text or scope changes.
  func updateSearchResults(for searchController: UISearchController)
  /// Called when the user tapped a suggestion, after the suggestions were removed. Optional.
  func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

/// Informed when a search is presented and dismissed. Every method is optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before the search is presented.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when the search has been presented.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search is dismissed.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when the search has been dismissed.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
