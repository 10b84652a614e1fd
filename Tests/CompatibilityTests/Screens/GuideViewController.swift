import UIKit

/// A long list that is read without bars: a swipe up takes them away, one down brings them back.
final class GuideViewController: UITableViewController {
  let chapters = (1...60).map { "Chapter \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Guide"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "chapter")
    toolbarItems = [
      UIBarButtonItem(systemItem: .flexibleSpace),
      UIBarButtonItem(title: "Contents", primaryAction: UIAction { _ in }),
    ]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.isToolbarHidden = false
    navigationController?.hidesBarsOnSwipe = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.hidesBarsOnSwipe = false
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { chapters.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "chapter", for: indexPath)
    cell.textLabel?.text = chapters[indexPath.row]
    return cell
  }
}
