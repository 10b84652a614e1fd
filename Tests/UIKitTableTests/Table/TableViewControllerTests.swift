import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite(.serialized)
struct TableViewControllerTests {
  final class Fruits: UITableViewController {
    var names = ["Apple", "Pear", "Plum"]
    var selected: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 1 ? 80 : super.tableView(tableView, heightForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }
  }

  @Test func aSubclassesDelegateOverridesAreCalled() throws {
    let controller = Fruits(style: .plain)
    let screen = MountedScreen(controller)
    try screen.settle()
    let heights = (0..<3).map { controller.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    expectEqual(heights, [44, 80, 44])
    let row = controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
    screen.tap(at: controller.tableView.convert(CGPoint(x: row.midX, y: row.midY), to: nil))
    expectEqual(controller.selected, [1])
  }

  @Test func selectionIsClearedInViewWillAppear() throws {
    let controller = Fruits(style: .plain)
    let screen = MountedScreen(controller)
    try screen.settle()
    controller.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    controller.viewWillAppear(false)
    expectNil(controller.tableView.indexPathForSelectedRow)
    controller.clearsSelectionOnViewWillAppear = false
    controller.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    controller.viewWillAppear(false)
    expectEqual(controller.tableView.indexPathForSelectedRow?.row, 0)
  }
}
