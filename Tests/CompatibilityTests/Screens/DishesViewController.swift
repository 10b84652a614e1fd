import UIKit

/// Dishes behind a search controller in the navigation bar, with a scope bar.
final class DishesViewController: UITableViewController, UISearchResultsUpdating, UISearchBarDelegate {
  struct Dish {
    var name: String
    var kind: String
  }

  static let kinds = ["All", "Soup", "Main", "Sweet"]
  static let dishes = (1...30).map { number in
    Dish(name: "\(["Leek", "Barley", "Plum", "Rhubarb", "Potato"][number % 5]) \(number)", kind: kinds[1 + number % 3])
  }

  let searchController = UISearchController(searchResultsController: nil)
  private(set) var filtered: [Dish] = []
  private(set) var updates: [String] = []

  var isSearchBarEmpty: Bool {
    return searchController.searchBar.text?.isEmpty ?? true
  }

  var isFiltering: Bool {
    let searchBarScopeIsFiltering = searchController.searchBar.selectedScopeButtonIndex != 0
    return searchController.isActive && (!isSearchBarEmpty || searchBarScopeIsFiltering)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Dishes"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Dish")
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Search dishes"
    searchController.searchBar.scopeButtonTitles = DishesViewController.kinds
    searchController.searchBar.delegate = self
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return isFiltering ? filtered.count : DishesViewController.dishes.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Dish", for: indexPath)
    let dish = isFiltering ? filtered[indexPath.row] : DishesViewController.dishes[indexPath.row]
    cell.textLabel?.text = dish.name
    return cell
  }

  func updateSearchResults(for searchController: UISearchController) {
    let searchBar = searchController.searchBar
    let kind = searchBar.scopeButtonTitles![searchBar.selectedScopeButtonIndex]
    filter(searchBar.text!, kind: kind)
  }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    filter(searchBar.text!, kind: searchBar.scopeButtonTitles![selectedScope])
  }

  private func filter(_ text: String, kind: String) {
    updates.append("\(kind): \(text)")
    filtered = DishesViewController.dishes.filter { dish in
      let matchesKind = kind == "All" || dish.kind == kind
      return isSearchBarEmpty ? matchesKind : matchesKind && dish.name.lowercased().contains(text.lowercased())
    }
    tableView.reloadData()
  }
}
