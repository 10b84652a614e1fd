import UIKit

/// An article that can be shared, with an activity of the app's own.
final class ArticleViewController: UIViewController {
  let link = URL(string: "https://example.org/lighthouses")!
  private(set) var bookmarks: [URL] = []
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Lighthouses"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .action, primaryAction: UIAction { [weak self] action in self?.share(from: action.sender) })
  }

  func share(from sender: Any?) {
    let bookmark = BookmarkActivity { [weak self] in self?.bookmarks.append($0) }
    let controller = UIActivityViewController(
      activityItems: [ArticleText(), link], applicationActivities: [bookmark, RatingActivity()])
    controller.excludedActivityTypes = [.mail, .airDrop]
    controller.completionWithItemsHandler = { [weak self] type, completed, items, error in
      let name = type?.rawValue.split(separator: ".").last.map(String.init) ?? "none"
      self?.log.append("\(name) \(completed)")
    }
    controller.popoverPresentationController?.barButtonItem = sender as? UIBarButtonItem
    present(controller, animated: true)
  }

  /// A text that is shorter where it is copied.
  private final class ArticleText: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
      "Lighthouses of the North"
    }

    func activityViewController(
      _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
      activityType == .copyToPasteboard ? "Lighthouses" : "Lighthouses of the North, a long article"
    }
  }

  private final class BookmarkActivity: UIActivity {
    private let keep: (URL) -> Void
    private var link: URL?

    init(keep: @escaping (URL) -> Void) {
      self.keep = keep
      super.init()
    }

    override class var activityCategory: UIActivity.Category { .action }
    override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("org.example.bookmark") }
    override var activityTitle: String? { "Add Bookmark" }
    override var activityImage: UIImage? { UIImage(systemName: "bookmark") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains { $0 is URL } }
    override func prepare(withActivityItems activityItems: [Any]) {
      link = activityItems.compactMap { $0 as? URL }.first
    }
    override func perform() {
      if let link { keep(link) }
      activityDidFinish(true)
    }
  }

  /// An activity with a screen of its own.
  private final class RatingActivity: UIActivity {
    override class var activityCategory: UIActivity.Category { .share }
    override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("org.example.rate") }
    override var activityTitle: String? { "Rate" }
    override var activityImage: UIImage? { UIImage(systemName: "star.fill") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override var activityViewController: UIViewController? {
      let controller = UIViewController()
      controller.view.backgroundColor = .systemBackground
      controller.navigationItem.title = "Rate"
      controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Not Now", primaryAction: UIAction { [weak self] _ in self?.activityDidFinish(false) })
      return UINavigationController(rootViewController: controller)
    }
  }
}
