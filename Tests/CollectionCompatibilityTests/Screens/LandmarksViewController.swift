import UIKit

/// A list that is searched by countries as tokens, by scopes and by text, with suggestions while nothing is typed.
final class LandmarksViewController: UITableViewController {
  struct Landmark {
    let name: String
    let country: String
    let isCity: Bool
  }

  static let landmarks = [
    Landmark(name: "Alhambra", country: "Spain", isCity: true),
    Landmark(name: "Picos de Europa", country: "Spain", isCity: false),
    Landmark(name: "Louvre", country: "France", isCity: true),
    Landmark(name: "Mont Blanc", country: "France", isCity: false),
    Landmark(name: "Zugspitze", country: "Germany", isCity: false),
  ]

  let searchController = UISearchController(searchResultsController: nil)
  private(set) var shown = LandmarksViewController.landmarks { didSet { tableView.reloadData() } }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Landmarks"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Names and countries"
    searchController.searchBar.searchTextField.tokenBackgroundColor = .systemTeal
    searchController.searchBar.searchTextField.allowsDeletingTokens = true
    searchController.searchBar.searchTextField.allowsCopyingTokens = true
    searchController.searchBar.searchTextField.delegate = self
    navigationItem.searchController = searchController
    navigationItem.preferredSearchBarPlacement = .stacked
    definesPresentationContext = true
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = shown[indexPath.row].name
    content.secondaryText = shown[indexPath.row].country
    cell.contentConfiguration = content
    return cell
  }

  private func makeSuggestions() -> [UISearchSuggestionItem] {
    Set(Self.landmarks.map(\.country)).sorted().map { country in
      let item = UISearchSuggestionItem(
        localizedSuggestion: "In \(country)", localizedDescription: "Only in \(country)",
        iconImage: UIImage(systemName: "flag"))
      item.representedObject = country
      return item
    }
  }
}

extension LandmarksViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    let field = searchController.searchBar.searchTextField
    let countries = field.tokens.compactMap { $0.representedObject as? String }
    let text = field.text ?? ""
    if searchController.isActive, countries.isEmpty, text.isEmpty {
      searchController.searchSuggestions = makeSuggestions()
    }
    shown = Self.landmarks.filter { landmark in
      (countries.isEmpty || countries.contains(landmark.country))
        && (text.isEmpty || landmark.name.localizedCaseInsensitiveContains(text))
    }
  }

  func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
  {
    guard let country = searchSuggestion.representedObject as? String else { return }
    let token = UISearchToken(icon: searchSuggestion.iconImage, text: country)
    token.representedObject = country
    let field = searchController.searchBar.searchTextField
    field.replaceTextualPortion(of: field.textualRange, with: token, at: field.tokens.count)
    updateSearchResults(for: searchController)
  }
}

extension LandmarksViewController: UISearchTextFieldDelegate {
  func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider {
    NSItemProvider(object: (token.representedObject as? String ?? "") as NSString)
  }
}
