import Observation
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

// Example: the feed by hand
final class FeedTableController: UITableViewController {
  private let feed: FeedModel
  private var posts: [Post.ID: Post] = [:]
  private var ads: [Ad.ID: Ad] = [:]
  private var source: FeedSource?

  init(feed: FeedModel) {
    self.feed = feed
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("The feed is made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    // Example: registration
    tableView.register(PostCell.self, forCellReuseIdentifier: "post")
    tableView.register(AdCell.self, forCellReuseIdentifier: "ad")
    source = FeedSource(tableView: tableView) { [weak self] table, path, item in
      let cell: UITableViewCell
      switch item {
      case .post(let id):
        cell = table.dequeueReusableCell(withIdentifier: "post", for: path)
        if let post = self?.posts[id] { (cell as? PostCell)?.show(post) }
      case .ad(let id):
        cell = table.dequeueReusableCell(withIdentifier: "ad", for: path)
        if let ad = self?.ads[id] { (cell as? AdCell)?.show(ad) }
      }
      return cell
    }
    // End of example
    update(animated: false)
  }

  // Example: differences
  private func update(animated: Bool) {
    let (newPosts, newAds) = withObservationTracking {
      (feed.posts, feed.ads)
    } onChange: { [weak self] in
      Task { @MainActor in self?.update(animated: true) }
    }
    let changed = newPosts.filter { post in posts[post.id].map { $0 != post } ?? false }
    posts = Dictionary(newPosts.map { ($0.id, $0) }) { first, _ in first }
    ads = Dictionary(newAds.map { ($0.id, $0) }) { first, _ in first }
    var items: [FeedEntry] = []
    var rest = newAds[...]
    for (count, post) in zip(1..., newPosts) {
      items.append(.post(post.id))
      if count % 4 == 2, let ad = rest.popFirst() { items.append(.ad(ad.id)) }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, FeedEntry>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    snapshot.reconfigureItems(changed.map { .post($0.id) })
    source?.apply(snapshot, animatingDifferences: animated)
  }
  // End of example

  // Example: actions
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if case .post(let id) = source?.itemIdentifier(for: indexPath) { feed.opened.append(id) }
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard case .post(let id) = source?.itemIdentifier(for: indexPath), let post = posts[id] else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      self?.feed.delete(post)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
  // End of example
}

enum FeedEntry: Hashable {
  case post(Post.ID)
  case ad(Ad.ID)
}

final class FeedSource: UITableViewDiffableDataSource<Int, FeedEntry> {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    if case .post = itemIdentifier(for: indexPath) { true } else { false }
  }
}
// End of example

// Example: feed
struct FeedScreen: ListScreen {
  let feed: FeedModel

  var rows: RowList {
    Rows(feed.posts) { post in
      Row(post, in: PostCell.self) { $0.show($1) }
        .onSelect { feed.opened.append($0.id) }.onDelete { feed.delete($0) }
    }
    .placing(Rows(feed.ads) { Row($0, in: AdCell.self) { $0.show($1) } }, .every(4, from: 2))
  }
}
// End of example

@MainActor @Suite("The feed by hand and as a value")
struct TableViewExamples {
  /// One feed on a screen, in either way.
  @MainActor private final class Scene {
    let feed = FeedModel()
    let screen: MountedScreen
    private let table: () -> UITableView

    init(byHand: Bool, postCount: Int, adCount: Int) throws {
      feed.posts = (0..<postCount).map { Post(id: $0, text: "post \($0)") }
      feed.ads = (0..<adCount).map { Ad(id: $0, sponsor: "ad \($0)") }
      if byHand {
        let controller = FeedTableController(feed: feed)
        table = { controller.tableView }
        screen = MountedScreen(controller, size: CGSize(width: 320, height: 1200))
      } else {
        let controller = ListViewController(FeedScreen(feed: feed))
        table = { controller.tableView }
        screen = MountedScreen(controller, size: CGSize(width: 320, height: 1200))
      }
      try screen.settle()
    }

    var texts: [String] { table().visibleCells.map(ListScene.text) }

    func settle() async throws {
      await yieldToTasks()
      try screen.settle()
    }
  }

  @Test(
    "show the same rows, whatever there is to show",
    .runs("feed", "the feed by hand", "registration", "differences", "actions"), arguments: [0, 1, 2, 3, 6, 7, 11])
  func rows(_ postCount: Int) throws {
    for adCount in [0, 1, 9] {
      let byHand = try Scene(byHand: true, postCount: postCount, adCount: adCount)
      let asValue = try Scene(byHand: false, postCount: postCount, adCount: adCount)
      #expect(byHand.texts == asValue.texts)
      #expect(byHand.texts.count >= postCount)
    }
  }

  @Test("open, delete and follow the model alike", arguments: [true, false])
  func actions(_ byHand: Bool) async throws {
    let scene = try Scene(byHand: byHand, postCount: 4, adCount: 1)
    #expect(scene.texts == ["post 0", "post 1", "ad 0", "post 2", "post 3"])
    try scene.screen.tap(.text("post 1"))
    try scene.screen.tap(.text("ad 0"))
    #expect(scene.feed.opened == [1])
    try scene.screen.perform("Delete", on: .label("post 3"))
    try await scene.settle()
    #expect(scene.feed.posts.map(\.id) == [0, 1, 2])
    #expect(!scene.texts.contains("post 3") && scene.texts.count == 4)
    scene.feed.posts[0].text = "post 0, edited"
    scene.feed.posts.append(Post(id: 9, text: "post 9"))
    try await scene.settle()
    #expect(scene.texts == ["post 0, edited", "post 1", "ad 0", "post 2", "post 9"])
  }
}
