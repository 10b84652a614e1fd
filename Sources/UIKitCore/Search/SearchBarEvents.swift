/// The search of a search controller that uses a search bar.
@MainActor
protocol SearchBarHost: AnyObject {
  func searchDidBegin()
  func searchTextDidChange()
  func searchScopeDidChange()
  func searchWasCancelled()
  /// Called when the height that the bar's parts need has changed.
  func searchBarHeightDidChange()
  /// Whether a search is active, so that the cancel button works although the field is not edited.
  var isSearching: Bool { get }
}

/// Passes the events of a search bar to its delegate and its search controller.
@MainActor
final class SearchBarEvents: NSObject {
  private unowned let bar: UISearchBar
  weak var delegate: (any UISearchBarDelegate)?
  weak var host: (any SearchBarHost)?
  private(set) var position = UIBarPosition.any

  init(_ bar: UISearchBar) {
    self.bar = bar
    super.init()
  }

  /// Sets the text in code.
  func setText(_ text: String?) {
    guard text ?? "" != bar.searchTextField.text else { return }
    bar.searchTextField.text = text
    host?.searchTextDidChange()
  }

  func textDidChange() {
    delegate?.searchBar(bar, textDidChange: bar.searchTextField.text ?? "")
    host?.searchTextDidChange()
  }

  func scopeDidChange() {
    delegate?.searchBar(bar, selectedScopeButtonIndexDidChange: bar.parts.selectedScope)
    host?.searchScopeDidChange()
  }

  func showBookmarks() { delegate?.searchBarBookmarkButtonClicked(bar) }

  func showResults() { delegate?.searchBarResultsListButtonClicked(bar) }

  func cancel() {
    delegate?.searchBarCancelButtonClicked(bar)
    host?.searchWasCancelled()
  }

  func didMoveToWindow() {
    guard bar.window != nil else { return }
    position = delegate?.position(for: bar) ?? .any
    bar.parts.showBackground()
  }

  /// Handles the Escape key, which cancels the search, if a cancel button would, and passes the other presses on.
  func handle(_ presses: Set<UIPress>, otherwise: (Set<UIPress>) -> Void) {
    let rest = presses.filter { press in
      guard press.key?.keyCode == .keyboardEscape, bar.showsCancelButton || host?.isSearching == true else {
        return true
      }
      cancel()
      return false
    }
    if !rest.isEmpty { otherwise(rest) }
  }
}

extension SearchBarEvents: UITextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar.parts.updateCancel()
    host?.searchDidBegin()
    delegate?.searchBarTextDidBeginEditing(bar)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    bar.parts.updateCancel()
    delegate?.searchBarTextDidEndEditing(bar)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.searchBarSearchButtonClicked(bar)
    return true
  }
}
