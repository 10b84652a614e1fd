import UIKit

/// Photos that take time to load, asked for before they are shown, as the documentation of
/// `UITableViewDataSourcePrefetching` tells to write it.
class GalleryOfPhotosViewController: UITableViewController, UITableViewDataSourcePrefetching {
  private(set) var loading: Set<Int> = []
  private(set) var loaded: Set<Int> = []
  private(set) var log: [String] = []
  let count = 500

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Photo")
    tableView.rowHeight = 100
    tableView.prefetchDataSource = self
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Photo", for: indexPath)
    cell.textLabel?.text = "Photo \(indexPath.row)" + (loading.contains(indexPath.row) ? " …" : "")
    loading.remove(indexPath.row)
    loaded.insert(indexPath.row)
    return cell
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    log.append("fetch " + indexPaths.map { "\($0.row)" }.joined(separator: " "))
    for indexPath in indexPaths where !loaded.contains(indexPath.row) { loading.insert(indexPath.row) }
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    log.append("cancel " + indexPaths.map { "\($0.row)" }.joined(separator: " "))
    indexPaths.forEach { loading.remove($0.row) }
  }

  func forgetLog() { log = [] }
}

/// A prefetching data source that cancels nothing.
final class EagerLoader: NSObject, UITableViewDataSourcePrefetching {
  private(set) var rows: [IndexPath] = []

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { rows += indexPaths }
}
