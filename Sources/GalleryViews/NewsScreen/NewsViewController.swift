import SwiftUI
import UIKit

/// News in cells that are configured in one of four ways, chosen in the control above the list.
final class NewsViewController: UITableViewController {
  enum Way: Int, CaseIterable {
    case classic, content, state, views

    var title: String {
      switch self {
      case .classic: "Cell"
      case .content: "Content"
      case .state: "With State"
      case .views: "Views"
      }
    }
  }

  private let news = News.samples
  private(set) lazy var wayControl = UISegmentedControl(items: Way.allCases.map(\.title))

  var way = Way.classic {
    didSet {
      wayControl.selectedSegmentIndex = way.rawValue
      let selected = tableView.indexPathForSelectedRow
      tableView.reloadData()
      tableView.selectRow(at: selected, animated: false, scrollPosition: .none)
    }
  }

  init() {
    super.init(style: .plain)
    title = "News"
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(NewsCell.self, forCellReuseIdentifier: "\(Way.classic)")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "\(Way.content)")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "\(Way.state)")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "\(Way.views)")
    wayControl.selectedSegmentIndex = way.rawValue
    wayControl.addAction(
      UIAction { [weak self] _ in
        guard let self, let chosen = Way(rawValue: wayControl.selectedSegmentIndex) else { return }
        way = chosen
      }, for: .valueChanged)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 56))
    wayControl.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(wayControl)
    NSLayoutConstraint.activate([
      wayControl.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16),
      wayControl.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -16),
      wayControl.centerYAnchor.constraint(equalTo: header.centerYAnchor),
    ])
    tableView.tableHeaderView = header
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { news.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "\(way)", for: indexPath)
    let news = news[indexPath.row]
    switch way {
    case .classic: (cell as? NewsCell)?.set(news: news)
    case .content: cell.contentConfiguration = NewsContent(news: news)
    case .state: cell.contentConfiguration = SelectableNewsContent(news: news)
    case .views:
      cell.configurationUpdateHandler = { cell, state in
        cell.contentConfiguration = UIHostingConfiguration { NewsRow(news: news, isSelected: state.isSelected) }
      }
    }
    return cell
  }
}
