import UIKit

/// A table of cities by country: titles for headers and footers, subtitle cells, selection that is remembered.
final class CitiesViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  struct Country {
    let name: String
    let cities: [(name: String, population: String)]
  }

  private let countries = [
    Country(name: "Portugal", cities: [("Lisboa", "545,000"), ("Porto", "232,000"), ("Coimbra", "141,000")]),
    Country(name: "Japan", cities: [("東京", "13,960,000"), ("大阪", "2,753,000")]),
    Country(name: "Lebanon", cities: [("بيروت", "361,000"), ("طرابلس", "229,000")]),
  ]
  private(set) var tableView: UITableView!
  private(set) var chosen: [IndexPath] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cities"
    view.backgroundColor = .systemBackground
    tableView = UITableView(frame: view.bounds, style: .plain)
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = 52
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    tableView.tableFooterView = UIView()
    view.addSubview(tableView)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let selected = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: selected, animated: animated)
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    return countries.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return countries[section].cities.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let identifier = "City"
    let cell =
      tableView.dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: identifier)
    let city = countries[indexPath.section].cities[indexPath.row]
    cell.textLabel?.text = city.name
    cell.detailTextLabel?.text = "\(city.population) people"
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.accessoryType = chosen.contains(indexPath) ? .checkmark : .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    return countries[section].name
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    return section == countries.count - 1 ? "Populations are estimates." : nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(indexPath)
    tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    return indexPath.row == 2 ? nil : indexPath
  }
}
