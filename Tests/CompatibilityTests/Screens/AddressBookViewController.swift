import UIKit

final class BookEntry: NSObject, _ActionTarget {
  let name: String

  init(name: String) { self.name = name }

  static var _actions: [_Action] { [_Action(getter: "name", \BookEntry.name)] }
}

/// Contacts in sections by their initials, with an index. A shake brings deleted ones back; a search field with pictures of
/// its own finds them.
final class AddressBookViewController: UITableViewController, UISearchBarDelegate {
  private let collation = UILocalizedIndexedCollation.current()
  private let all: [BookEntry]
  private(set) var sections: [[BookEntry]] = []
  private(set) var log: [String] = []
  let searchBar = UISearchBar()

  init(_ names: [String]) {
    all = names.map(BookEntry.init(name:))
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    view.backgroundColor = UIColor(patternImage: Self.paper)
    searchBar.delegate = self
    searchBar.searchBarStyle = .minimal
    searchBar.placeholder = "Names"
    searchBar.setImage(UIImage(systemName: "person"), for: .search, state: .normal)
    searchBar.setPositionAdjustment(UIOffset(horizontal: 6, vertical: 0), for: .search)
    searchBar.searchTextPositionAdjustment = UIOffset(horizontal: 8, vertical: 0)
    searchBar.showsSearchResultsButton = true
    searchBar.sizeToFit()
    tableView.tableHeaderView = searchBar
    arrange(all)
  }

  static let paper = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
    UIColor.white.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    UIColor.systemBlue.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
  }

  private func arrange(_ contacts: [BookEntry]) {
    sections = Array(repeating: [], count: collation.sectionTitles.count)
    for contact in contacts {
      sections[collation.section(for: contact, collationStringSelector: Selector("name"))].append(contact)
    }
    sections = sections.map { section in
      collation.sortedArray(from: section, collationStringSelector: Selector("name")) as? [BookEntry] ?? []
    }
    tableView.reloadData()
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard motion == .motionShake else { return super.motionEnded(motion, with: event) }
    log.append("shaken \(event?.type == .motion) \(event?.subtype == .motionShake)")
    arrange(all)
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    arrange(all.filter { searchText.isEmpty || $0.name.localizedCaseInsensitiveContains(searchText) })
  }

  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { log.append("results") }

  /// Touches have no effect while a list is replaced.
  func replaceSlowly() {
    UIApplication.shared.beginIgnoringInteractionEvents()
    UIView.animate(withDuration: 0.5) {
      self.view.alpha = 0.5
    } completion: { _ in
      self.view.alpha = 1
      UIApplication.shared.endIgnoringInteractionEvents()
    }
  }

  // MARK: Table

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row].name
    cell.backgroundColor = .clear
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append(sections[indexPath.section][indexPath.row].name)
    tableView.deselectRow(at: indexPath, animated: false)
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].isEmpty ? nil : collation.sectionTitles[section]
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { collation.sectionIndexTitles }

  override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { collation.section(forSectionIndexTitle: index) }
}

/// Tells how the device is held.
final class OrientationViewController: UIViewController {
  private(set) var log: [Bool] = []
  private var observer: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    observer = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.log.append(UIDevice.current.orientation.isLandscape) }
    }
  }

  func stop() {
    if let observer { NotificationCenter.default.removeObserver(observer) }
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
  }
}
