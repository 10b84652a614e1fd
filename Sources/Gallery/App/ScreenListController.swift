import UIKit

/// The Gallery's first screen: a list of the others.
final class ScreenListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let content: GalleryContent
  private let screens = GalleryScreen.allCases
  let tableView = UITableView(frame: .zero, style: .insetGrouped)

  init(content: GalleryContent) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
    title = "Gallery"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Screen")
    view.addSubview(tableView)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    tableView.frame = view.bounds
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let selected = tableView.indexPathForSelectedRow { tableView.deselectRow(at: selected, animated: animated) }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    screens.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Screen", for: indexPath)
    let screen = screens[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = screen.title
    content.secondaryText = screen.summary
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = UIImage(systemName: screen.symbol)
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let screen = screens[indexPath.row].makeViewController(content)
    navigationController?.pushViewController(screen, animated: true)
  }
}
