import Expectations
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct UITableViewControllerTests {
  private final class Numbers: UITableViewController {
    var count = 3

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }
  }

  @Test func theTableIsTheViewAndTheControllerItsDelegateAndDataSource() {
    let controller = Numbers(style: .grouped)
    expect(controller.view === controller.tableView)
    expectEqual(controller.tableView.style, .grouped)
    expect(controller.tableView.dataSource === controller)
    expect(controller.tableView.delegate === controller)
    expectEqual(UITableViewController().tableView.style, .plain)
  }

  @Test(arguments: [true, false])
  func clearsSelectionOnViewWillAppearDeselects(clears: Bool) throws {
    let controller = Numbers(style: .plain)
    controller.clearsSelectionOnViewWillAppear = clears
    let navigation = UINavigationController(rootViewController: controller)
    let screen = MountedScreen(navigation)
    try screen.tap(row: IndexPath(row: 1, section: 0))
    expectEqual(controller.tableView.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
    navigation.pushViewController(UIViewController(), animated: false)
    screen.advance(frames: 2)
    navigation.popViewController(animated: false)
    screen.advance(frames: 2)
    expectEqual((controller.tableView.indexPathForSelectedRow == nil), clears)
  }

  @Test func heightsNotOverriddenAreNotQueried() {
    let controller = Numbers(style: .plain)
    controller.count = 1_000_000
    controller.tableView.rowHeight = 30
    let screen = MountedScreen(controller)
    expectEqual(controller.tableView.contentSize.height, 30_000_000)
    expect(screen.tableViews.first?.visibleCells.count ?? 0 < 40)
  }

  @Test func tappingAnUnreachableRowExplainsWhy() throws {
    let controller = Numbers(style: .plain)
    controller.count = 100
    let screen = MountedScreen(controller)
    let missing = #expect(throws: NoSuchRow.self) { try screen.tap(row: IndexPath(row: 100, section: 0)) }
    expectEqual(missing?.description, "row 0.100 cannot be touched: its section has 100 rows")
    let hidden = #expect(throws: NoSuchRow.self) { try screen.tap(row: IndexPath(row: 90, section: 0)) }
    expectEqual(hidden?.reason.hasPrefix("it is not in sight; rows 0.0 to 0."), true, "\(hidden?.reason ?? "")")
  }
}
