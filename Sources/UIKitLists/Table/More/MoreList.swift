import UIKitCore

/// The list of the tabs for which a tab bar has no room: a row each, with the tab's image and title, and its badge.
@MainActor
final class MoreList: UITableViewController, MoreListing {
  private var items: [UITabBarItem] = []
  var choose: ((UITabBarItem) -> Void)?

  init() { super.init(style: .plain) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ items: [UITabBarItem]) {
    self.items = items
    viewIfLoaded?.setNeedsLayout()
    if isViewLoaded { tableView.reloadData() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "tab")
  }

  /// Reloads the table, as badges and titles may have changed while it was not shown.
  override func viewWillAppear(_ animated: Bool) {
    if isViewLoaded, view.window == nil { tableView.reloadData() }
    super.viewWillAppear(animated)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tab", for: indexPath)
    let item = items[indexPath.row]
    var content = UIListContentConfiguration.valueCell()
    content.text = item.title
    content.secondaryText = item.badgeValue
    content.image = item.image
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    choose?(items[indexPath.row])
  }
}
