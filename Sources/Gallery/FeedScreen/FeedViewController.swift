import Trestle
import UIKit

/// Shows the feed, and the page with the options of its ads.
final class FeedViewController: ListViewController {
  let feed: FeedModel
  private let isLive: Bool

  /// - Parameter isLive: whether posts arrive while the feed is visible.
  init(feed: FeedModel, pictures: FeedPictures, isLive: Bool) {
    self.feed = feed
    self.isLive = isLive
    super.init(FeedScreen(feed: feed, pictures: pictures))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Ads") { [weak self] _ in self?.showOptions() })
  }

  required init?(coder: NSCoder) { fatalError("The Gallery makes its screens in code.") }

  override func viewDidLoad() {
    // Begins to load before the first frame, so that this frame shows the spinner.
    feed.load()
    super.viewDidLoad()
    tableView.estimatedRowHeight = 140
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    feed.isReceiving = isLive
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    feed.isReceiving = false
  }

  private func showOptions() {
    navigationController?.pushViewController(ListViewController(FeedOptionsScreen(feed: feed)), animated: true)
  }
}
