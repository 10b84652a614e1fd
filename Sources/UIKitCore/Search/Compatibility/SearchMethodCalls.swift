// The optional methods of the delegates of searches, to be called with a question mark; see
// `ScrollViewMethodCalls.swift`.

extension UISearchBarDelegate {
  /// The methods named `searchBar`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var searchBar: _SearchBarCalls? { _SearchBarCalls(delegate: self) }
  /// `searchBarBookmarkButtonClicked(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var searchBarBookmarkButtonClicked: ((UISearchBar) -> Void)? { { self.searchBarBookmarkButtonClicked($0) } }
  /// `searchBarCancelButtonClicked(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var searchBarCancelButtonClicked: ((UISearchBar) -> Void)? { { self.searchBarCancelButtonClicked($0) } }
  /// `searchBarResultsListButtonClicked(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var searchBarResultsListButtonClicked: ((UISearchBar) -> Void)? {
    { self.searchBarResultsListButtonClicked($0) }
  }
  /// `searchBarSearchButtonClicked(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var searchBarSearchButtonClicked: ((UISearchBar) -> Void)? { { self.searchBarSearchButtonClicked($0) } }
  /// `searchBarShouldBeginEditing(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var searchBarShouldBeginEditing: ((UISearchBar) -> Bool)? { { self.searchBarShouldBeginEditing($0) } }
  /// `searchBarShouldEndEditing(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var searchBarShouldEndEditing: ((UISearchBar) -> Bool)? { { self.searchBarShouldEndEditing($0) } }
  /// `searchBarTextDidBeginEditing(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var searchBarTextDidBeginEditing: ((UISearchBar) -> Void)? { { self.searchBarTextDidBeginEditing($0) } }
  /// `searchBarTextDidEndEditing(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var searchBarTextDidEndEditing: ((UISearchBar) -> Void)? { { self.searchBarTextDidEndEditing($0) } }
}

/// `searchBar` of `UISearchBarDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _SearchBarCalls {
  fileprivate let delegate: any UISearchBarDelegate

  public func callAsFunction(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    delegate.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
  }
  public func callAsFunction(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  {
    delegate.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
  }
  public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) {
    delegate.searchBar(searchBar, textDidChange: searchText)
  }
}

extension UISearchControllerDelegate {
  /// `didDismissSearchController(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var didDismissSearchController: ((UISearchController) -> Void)? { { self.didDismissSearchController($0) } }
  /// `didPresentSearchController(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var didPresentSearchController: ((UISearchController) -> Void)? { { self.didPresentSearchController($0) } }
  /// `willDismissSearchController(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var willDismissSearchController: ((UISearchController) -> Void)? { { self.willDismissSearchController($0) } }
  /// `willPresentSearchController(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var willPresentSearchController: ((UISearchController) -> Void)? { { self.willPresentSearchController($0) } }
}

extension UISearchResultsUpdating {
  /// The optional method named `updateSearchResults`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var updateSearchResults: _SearchResultsCall? { _SearchResultsCall(updater: self) }
}

/// `updateSearchResults` of `UISearchResultsUpdating`, to be called with a question mark.
@preconcurrency @MainActor
public struct _SearchResultsCall {
  fileprivate let updater: any UISearchResultsUpdating

  public func callAsFunction(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) { updater.updateSearchResults(for: searchController, selecting: searchSuggestion) }
}

extension UISearchTextFieldDelegate {
  /// The method named `searchTextField`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var searchTextField: _SearchTextFieldCall? { _SearchTextFieldCall(delegate: self) }
}

/// `searchTextField` of `UISearchTextFieldDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _SearchTextFieldCall {
  fileprivate let delegate: any UISearchTextFieldDelegate

  public func callAsFunction(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider { delegate.searchTextField(searchTextField, itemProviderForCopying: token) }
}
