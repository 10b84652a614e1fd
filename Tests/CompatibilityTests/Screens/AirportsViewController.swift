import UIKit

/// Airports by first letter, with an index at the side, as the documentation of `UITableViewDataSource` tells to write one.
class AirportsViewController: UITableViewController {
  private(set) var sections: [(letter: String, names: [String])] = []
  private(set) var asked: [String] = []
  private let searchField = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 56))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Airports"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Airport")
    tableView.tableHeaderView = searchField
    tableView.sectionIndexColor = .systemGreen
    tableView.sectionIndexBackgroundColor = .clear
    tableView.sectionIndexTrackingBackgroundColor = UIColor.secondarySystemFill
    tableView.sectionIndexMinimumDisplayRowCount = 10
    load((65..<91).map { String(UnicodeScalar($0)) })
  }

  func load(_ letters: [String], perLetter count: Int = 5) {
    sections = letters.map { letter in (letter, (1...count).map { "\(letter)irport \($0)" }) }
    tableView.reloadData()
  }

  func dropLastLetter() {
    sections.removeLast()
    tableView.deleteSections(IndexSet(integer: sections.count), with: .fade)
    tableView.reloadSectionIndexTitles()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return sections[section].names.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].letter
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Airport", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section].names[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    [UITableView.indexSearch] + sections.map(\.letter)
  }

  override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    asked.append(title)
    if title == UITableView.indexSearch {
      tableView.scrollRectToVisible(searchField.frame, animated: false)
      return NSNotFound
    }
    return index - 1
  }
}

/// Airports with a diffable data source, whose subclass has titles.
final class DiffableAirportsViewController: UIViewController {
  final class Source: UITableViewDiffableDataSource<String, String> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section)
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      snapshot().sectionIdentifiers
    }

    override func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      snapshot().indexOfSection(title) ?? 0
    }
  }

  let tableView = UITableView(frame: .zero, style: .plain)
  private(set) lazy var dataSource = Source(tableView: tableView) { tableView, indexPath, name in
    let cell = tableView.dequeueReusableCell(withIdentifier: "Airport", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = name
    cell.contentConfiguration = content
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Airport")
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for letter in (65..<91).map({ String(UnicodeScalar($0)) }) {
      snapshot.appendSections([letter])
      snapshot.appendItems((1...4).map { "\(letter) \($0)" })
    }
    dataSource.applySnapshotUsingReloadData(snapshot)
  }
}

/// A data source that has no `sectionForSectionIndexTitle`: titles stand for sections one by one.
final class PlainIndexSource: NSObject, UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { 3 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C"] }
}
