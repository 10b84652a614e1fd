import UIKit

/// Settings of a wireless network: a switch, the network in use, and those in reach, which come and go.
final class NetworksViewController: UITableViewController {
  enum Section: Int {
    case configuration, networks
  }

  enum Item: Hashable {
    case enabled
    case current(String)
    case available(String)
  }

  final class DataSource: UITableViewDiffableDataSource<Section, Item> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      return sectionIdentifier(for: section) == .networks ? "Networks" : nil
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      return sectionIdentifier(for: section) == .configuration ? "Known networks are joined by themselves." : nil
    }
  }

  private lazy var dataSource = makeDataSource()
  private(set) var isEnabled = true
  private(set) var current: String? = "Library"
  private(set) var available = ["Café", "Guests", "Printer 4"]
  private(set) var signal: [String: Int] = ["Café": 3, "Guests": 1, "Printer 4": 2]
  private(set) var configurations = 0

  init() {
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "WLAN"
    tableView.dataSource = dataSource
    dataSource.defaultRowAnimation = .fade
    updateUI(animated: false)
  }

  func toggle() {
    isEnabled.toggle()
    updateUI(reconfiguring: [.enabled])
  }

  func scan(_ names: [String]) {
    available = names
    updateUI()
  }

  func measure(_ name: String, bars: Int) {
    signal[name] = bars
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([.available(name)])
    dataSource.apply(snapshot)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch dataSource.itemIdentifier(for: indexPath) {
    case .enabled: toggle()
    case .available(let name):
      available.removeAll { $0 == name }
      if let current { available.append(current) }
      current = name
      updateUI()
    case .current, nil: break
    }
    tableView.deselectRow(at: indexPath, animated: true)
  }

  private func updateUI(animated: Bool = true, reconfiguring items: [Item] = []) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections([.configuration])
    snapshot.appendItems([.enabled], toSection: .configuration)
    if isEnabled {
      if let current { snapshot.appendItems([.current(current)], toSection: .configuration) }
      snapshot.appendSections([.networks])
      snapshot.appendItems(available.sorted().map { .available($0) }, toSection: .networks)
    }
    snapshot.reconfigureItems(items)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func makeDataSource() -> DataSource {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "network")
    return DataSource(tableView: tableView) { [weak self] tableView, indexPath, item in
      let cell = tableView.dequeueReusableCell(withIdentifier: "network", for: indexPath)
      guard let self else { return cell }
      self.configurations += 1
      cell.accessoryType = .none
      switch item {
      case .enabled:
        cell.textLabel?.text = self.isEnabled ? "WLAN is on" : "WLAN is off"
      case .current(let name):
        cell.textLabel?.text = name
        cell.accessoryType = .checkmark
      case .available(let name):
        cell.textLabel?.text = name + " " + String(repeating: "•", count: self.signal[name] ?? 0)
      }
      return cell
    }
  }
}
