import Expectations
import Testing
import TrestleTesting
import UIKit

/// A base class of an app that is the delegate, and subclasses that override what it does.
class ListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView()
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    view.addSubview(tableView)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    events.append("base")
  }
}

final class SettingsListViewController: ListViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    super.tableView(tableView, didSelectRowAt: indexPath)
    events.append("settings \(indexPath.row)")
  }
}

@MainActor @Suite struct SubclassedDelegates {
  @Test func delegateOverridesOfASubclassAreCalled() throws {
    let controller = SettingsListViewController()
    let screen = MountedScreen(controller)
    expectEqual(controller.tableView.numberOfRows(inSection: 0), 4)
    try screen.tap(row: IndexPath(row: 2, section: 0))
    expectEqual(controller.events, ["base", "settings 2"])
  }
}
