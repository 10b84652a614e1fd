import UIKit

/// Shows a feed: posts, and ads among them.
final class FeedViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let rows: [FeedRow]
  private let layouts: FeedLayouts
  private let pictures: FeedPictures
  private let tableView = UITableView(frame: .zero, style: .plain)

  init(feed: FeedFile, report: @escaping (String) -> Void) {
    rows = feed.rows
    layouts = FeedLayouts(rows: feed.rows)
    pictures = FeedPictures(folder: feed.folder, report: report)
    super.init(nibName: nil, bundle: nil)
    title = "Feed"
  }

  required init?(coder: NSCoder) {
    rows = []
    layouts = FeedLayouts(rows: [])
    pictures = FeedPictures(folder: GalleryResources.folder, report: { _ in })
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(PostCell.self, forCellReuseIdentifier: "Post")
    tableView.register(AdCell.self, forCellReuseIdentifier: "Ad")
    view.addSubview(tableView)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    tableView.frame = view.bounds
    let metrics = FeedMetrics(
      width: view.bounds.width,
      margins: UIEdgeInsets(top: 0, left: view.layoutMargins.left, bottom: 0, right: view.layoutMargins.right),
      textSize: traitCollection.preferredContentSizeCategory,
      isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      scale: max(1, traitCollection.displayScale))
    if layouts.update(metrics) { tableView.reloadData() }
  }

  // MARK: Rows

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    layouts.metrics == nil ? 0 : rows.count
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    layouts.layout(at: indexPath.row)?.height ?? UITableView.automaticDimension
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch (rows[indexPath.row], layouts.layout(at: indexPath.row)) {
    case (.post(let post), .post(let layout)?):
      let cell = tableView.dequeueReusableCell(withIdentifier: "Post", for: indexPath)
      if let cell = cell as? PostCell, let fonts = layouts.fonts {
        cell.show(post, picture: pictures.picture(post.avatar), layout: layout, fonts: fonts)
        cell.separatorInset = separatorInset(indent: FeedMetrics.avatarSide + FeedMetrics.avatarSpacing)
      }
      return cell
    case (.ad(let ad), .ad(let layout)?):
      let cell = tableView.dequeueReusableCell(withIdentifier: "Ad", for: indexPath)
      if let cell = cell as? AdCell, let fonts = layouts.fonts {
        cell.show(ad, picture: pictures.picture(ad.picture), layout: layout, fonts: fonts)
        cell.separatorInset = separatorInset(indent: 0)
      }
      return cell
    default:
      preconditionFailure("Row \(indexPath.row) of the feed was asked for before the feed had a width.")
    }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }

  /// A line from the text to the edge, with very large text over the whole width.
  private func separatorInset(indent: CGFloat) -> UIEdgeInsets {
    guard let metrics = layouts.metrics else { return .zero }
    let margin = metrics.isRightToLeft ? metrics.margins.right : metrics.margins.left
    // UIKit turns separator insets round with the layout: left is where text begins.
    return UIEdgeInsets(top: 0, left: margin + (metrics.stacksText ? 0 : indent), bottom: 0, right: 0)
  }
}
