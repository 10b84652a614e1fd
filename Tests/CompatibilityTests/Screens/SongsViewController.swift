import UIKit

/// Songs with a search bar above them, which filters as one types.
final class SongsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate, UISearchBarDelegate {
  static let allSongs = [
    "Auld Lang Syne", "Blowin' in the Wind", "Clair de Lune", "Danny Boy", "Für Elise", "Greensleeves",
    "Hallelujah", "Imagine", "La Mer", "Moonlight Sonata", "Over the Rainbow", "Ständchen", "さくらさくら", "茉莉花",
  ]

  let tableView = UITableView(frame: .zero, style: .plain)
  let searchBar = UISearchBar()
  private(set) var songs = SongsViewController.allSongs
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Songs"
    view.backgroundColor = .systemBackground
    searchBar.delegate = self
    searchBar.placeholder = "Search songs"
    searchBar.searchBarStyle = .minimal
    searchBar.autocapitalizationType = .none
    searchBar.sizeToFit()
    tableView.tableHeaderView = searchBar
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Song")
    tableView.keyboardDismissMode = .onDrag
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    songs.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Song", for: indexPath)
    cell.textLabel?.text = songs[indexPath.row]
    return cell
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    log.append("begin")
    searchBar.setShowsCancelButton(true, animated: true)
  }

  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    log.append("end")
    searchBar.setShowsCancelButton(false, animated: true)
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    log.append("text \(searchText)")
    songs =
      searchText.isEmpty
      ? SongsViewController.allSongs
      : SongsViewController.allSongs.filter { $0.lowercased().contains(searchText.lowercased()) }
    tableView.reloadData()
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    log.append("search")
    searchBar.resignFirstResponder()
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    log.append("cancel")
    searchBar.text = nil
    searchBar.resignFirstResponder()
    songs = SongsViewController.allSongs
    tableView.reloadData()
  }
}
