import Expectations
import Testing
import TrestleTesting
import UIKit

/// A list as the documentation of `UITableViewController` builds it: overrides of the data source's methods.
final class FruitTableViewController: UITableViewController {
  var fruits = ["Apple", "Banana", "Cherry"]
  var selectedFruit: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("Fruits", comment: "")
    clearsSelectionOnViewWillAppear = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 44
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  // MARK: - Table view data source

  override func numberOfSections(in tableView: UITableView) -> Int {
    return 2
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return section == 0 ? fruits.count : 1
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = indexPath.section == 0 ? fruits[indexPath.row] : "Add fruit"
    cell.accessoryType = .disclosureIndicator
    cell.selectionStyle = .default
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    return section == 0 ? "Fruits" : nil
  }

  // MARK: - Table view delegate

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    return indexPath.section == 0 ? 50 : UITableView.automaticDimension
  }

  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    return indexPath.section == 0 ? indexPath : nil
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selectedFruit = fruits[indexPath.row]
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

@MainActor @Suite struct TableViewControllerScreens {
  @Test func overridesAreCalled() throws {
    let controller = FruitTableViewController(style: .plain)
    let screen = MountedScreen(controller)
    expectEqual(controller.tableView.numberOfSections, 2)
    expectEqual(controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height, 50)
    expectEqual(controller.tableView.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text, "Cherry")
    try screen.tap(row: IndexPath(row: 1, section: 0))
    expectEqual(controller.selectedFruit, "Banana")
    controller.selectedFruit = nil
    try screen.tap(row: IndexPath(row: 0, section: 1))
    expectNil(controller.selectedFruit)
  }
}
