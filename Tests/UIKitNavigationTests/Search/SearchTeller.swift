import Foundation
import ScreenTesting
import UIKit
import UIKitTesting

/// Tells of every call that a search makes.
@MainActor final class SearchTeller: NSObject, UISearchBarDelegate, UISearchControllerDelegate, UISearchResultsUpdating
{
  weak var holdings: Holdings?

  func tell(_ name: String = #function) { holdings?.tell(name) }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    tell()
    return true
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { tell() }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    tell()
    return true
  }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { tell() }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { tell() }
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    tell()
    return true
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { tell() }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { tell() }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { tell() }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { tell() }
  func willPresentSearchController(_ searchController: UISearchController) { tell() }
  func didPresentSearchController(_ searchController: UISearchController) { tell() }
  func willDismissSearchController(_ searchController: UISearchController) { tell() }
  func didDismissSearchController(_ searchController: UISearchController) { tell() }
  func updateSearchResults(for searchController: UISearchController) { tell() }
}
