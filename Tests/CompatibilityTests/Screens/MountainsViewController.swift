import UIKit

/// A list of mountains that shrinks while one types: a snapshot for each text, applied with animation.
final class MountainsViewController: UIViewController, UITableViewDelegate {
  enum Section: CaseIterable {
    case main
  }

  struct Mountain: Hashable {
    let name: String
    let metres: Int
    let identifier = UUID()

    static func == (lhs: Mountain, rhs: Mountain) -> Bool {
      return lhs.identifier == rhs.identifier
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(identifier)
    }

    func contains(_ filter: String?) -> Bool {
      guard let filter = filter, !filter.isEmpty else { return true }
      return name.lowercased().contains(filter.lowercased())
    }
  }

  static let reuseIdentifier = "mountain-cell"

  private let mountains = [
    Mountain(name: "Mount Everest", metres: 8848), Mountain(name: "K2", metres: 8611),
    Mountain(name: "Kangchenjunga", metres: 8586), Mountain(name: "Lhotse", metres: 8516),
    Mountain(name: "Makalu", metres: 8485), Mountain(name: "Cho Oyu", metres: 8188),
    Mountain(name: "Dhaulagiri", metres: 8167), Mountain(name: "Manaslu", metres: 8163),
    Mountain(name: "Nanga Parbat", metres: 8126), Mountain(name: "Annapurna", metres: 8091),
    Mountain(name: "Gasherbrum I", metres: 8080), Mountain(name: "Broad Peak", metres: 8051),
    Mountain(name: "Gasherbrum II", metres: 8034), Mountain(name: "Shishapangma", metres: 8027),
  ]

  private(set) var tableView: UITableView!
  private var dataSource: UITableViewDiffableDataSource<Section, Mountain>!
  private(set) var selectedName: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Eight-thousanders"
    configureTableView()
    configureDataSource()
    performQuery(with: nil)
  }

  func performQuery(with filter: String?) {
    let found = mountains.filter { $0.contains(filter) }.sorted { $0.name < $1.name }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Mountain>()
    snapshot.appendSections([.main])
    snapshot.appendItems(found)
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  private func configureTableView() {
    tableView = UITableView(frame: view.bounds, style: .insetGrouped)
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.delegate = self
    view.addSubview(tableView)
  }

  private func configureDataSource() {
    dataSource = UITableViewDiffableDataSource<Section, Mountain>(tableView: tableView) {
      (tableView: UITableView, indexPath: IndexPath, mountain: Mountain) -> UITableViewCell? in
      let cell =
        tableView.dequeueReusableCell(withIdentifier: MountainsViewController.reuseIdentifier)
        ?? UITableViewCell(style: .value1, reuseIdentifier: MountainsViewController.reuseIdentifier)
      cell.textLabel?.text = mountain.name
      cell.detailTextLabel?.text = "\(mountain.metres) m"
      return cell
    }
    dataSource.defaultRowAnimation = .fade
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let mountain = dataSource.itemIdentifier(for: indexPath) else { return }
    selectedName = mountain.name
  }
}
