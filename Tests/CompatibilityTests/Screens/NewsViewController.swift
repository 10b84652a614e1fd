import UIKit

/// News that are fetched again when one pulls them down, as the documentation of `UIRefreshControl` tells to write it.
class NewsViewController: UITableViewController {
  override class var _actions: [_Action] { super._actions + actions }

  private(set) var headlines: [String] = (1...30).map { "Headline \($0)" }
  private(set) var refreshCount = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "News"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Headline")
    configureRefreshControl()
  }

  func configureRefreshControl() {
    refreshControl = UIRefreshControl()
    refreshControl?.addTarget(self, action: Selector("handleRefreshControl"), for: .valueChanged)
    refreshControl?.tintColor = .systemPurple
    refreshControl?.attributedTitle = NSAttributedString(string: "Pull to refresh")
  }

  func handleRefreshControl() { refreshCount += 1 }

  func finish() {
    headlines.insert("Headline \(headlines.count + 1)", at: 0)
    tableView.reloadData()
    tableView.refreshControl?.endRefreshing()
  }

  func refreshFromTimer() {
    refreshControl?.beginRefreshing()
    let height = refreshControl?.frame.size.height ?? 0
    tableView.setContentOffset(CGPoint(x: 0, y: tableView.contentOffset.y - height), animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { headlines.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Headline", for: indexPath)
    cell.textLabel?.text = headlines[indexPath.row]
    return cell
  }
}

/// A scroll view with a refresh control of an own class, made with an action.
final class MapViewController: UIViewController {
  final class SilentRefreshControl: UIRefreshControl {
    override init() {
      super.init()
      backgroundColor = .secondarySystemBackground
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  let scrollView = UIScrollView()
  private(set) var refreshes: [Bool] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    let control = SilentRefreshControl()
    control.addAction(
      UIAction { [weak self] action in
        guard let self, let control = action.sender as? UIRefreshControl else { return }
        refreshes.append(control.isRefreshing)
        control.endRefreshing()
      }, for: .valueChanged)
    scrollView.refreshControl = control
  }
}
