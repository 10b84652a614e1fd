import UIKit

/// A mailbox with a large title, a search bar beneath it and appearances of its own; its letters push with a small title.
final class LettersViewController: UITableViewController, UISearchResultsUpdating {
  private(set) var letters = (1...40).map { "Letter \($0)" }
  private(set) var queries: [String] = []
  private(set) var backs = 0
  private(set) var sorting = "newest"

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mailbox"
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.largeTitleDisplayMode = .always

    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search Letters"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = true
    definesPresentationContext = true

    navigationItem.leftBarButtonItem = editButtonItem
    let newest = UIAction(title: "Newest First", state: .on) { [weak self] _ in self?.sorting = "newest" }
    let oldest = UIAction(title: "Oldest First") { [weak self] _ in self?.sorting = "oldest" }
    let menu = UIMenu(title: "Sort", children: [newest, oldest])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: nil, image: UIImage(systemName: "arrow.up.arrow.down"), primaryAction: nil, menu: menu)

    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemIndigo
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
    navigationItem.standardAppearance = appearance
    let edge = UINavigationBarAppearance()
    edge.configureWithTransparentBackground()
    edge.largeTitleTextAttributes = [
      .foregroundColor: UIColor.systemIndigo, .font: UIFont.systemFont(ofSize: 30, weight: .heavy),
    ]
    navigationItem.scrollEdgeAppearance = edge

    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Letter")
  }

  func updateSearchResults(for searchController: UISearchController) {
    queries.append(searchController.searchBar.text ?? "")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return letters.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Letter", for: indexPath)
    cell.textLabel?.text = letters[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let letter = UIViewController()
    letter.view.backgroundColor = .systemBackground
    letter.title = letters[indexPath.row]
    letter.navigationItem.largeTitleDisplayMode = .never
    letter.navigationItem.prompt = "From the archive"
    letter.navigationItem.backAction = UIAction { [weak self] _ in
      self?.backs += 1
      self?.navigationController?.popViewController(animated: true)
    }
    navigationController?.pushViewController(letter, animated: true)
  }
}
