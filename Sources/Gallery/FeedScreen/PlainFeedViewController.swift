import UIKit

/// Shows a feed without Trestle, for comparison: posts, and ads among them. The cells' constraints decide the heights
/// of the rows.
final class PlainFeedViewController: UITableViewController {
  private let rows: [FeedRow]
  private let pictures: FeedPictures

  init(rows: [FeedRow], pictures: FeedPictures) {
    self.rows = rows
    self.pictures = pictures
    super.init(style: .plain)
    title = "Feed"
  }

  /// - Parameter report: Takes one line for each picture that cannot be shown.
  convenience init(feed: FeedFile, report: @escaping (String) -> Void) {
    self.init(rows: feed.rows, pictures: FeedPictures(folder: feed.folder, report: report))
  }

  required init?(coder: NSCoder) {
    fatalError("The Gallery makes its screens in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 140
    tableView.register(PostCell.self, forCellReuseIdentifier: "Post")
    tableView.register(AdCell.self, forCellReuseIdentifier: "Ad")
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch rows[indexPath.row] {
    case .post(let post):
      let cell = tableView.dequeueReusableCell(withIdentifier: "Post", for: indexPath)
      (cell as? PostCell)?.show(post, picture: pictures.picture(post.avatar))
      return cell
    case .ad(let ad):
      let cell = tableView.dequeueReusableCell(withIdentifier: "Ad", for: indexPath)
      (cell as? AdCell)?.show(ad, picture: pictures.picture(ad.picture))
      return cell
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
