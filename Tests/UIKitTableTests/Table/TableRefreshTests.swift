import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import ListTesting

/// A table view's refresh control.
@MainActor @Suite(.serialized)
struct TableRefreshTests {
  @Test func theRefreshControlLiesBehindTheRows() throws {
    let scene = TableScene(rows: [30])
    let background = UIView()
    let control = UIRefreshControl()
    scene.table.refreshControl = control
    scene.table.backgroundView = background
    scene.scroll(to: 400)
    scene.scroll(to: 0)
    let order = scene.table.subviews
    let place = try require(order.firstIndex(of: control))
    expect(order.first === background && place == 1)
    expect(order.dropFirst(2).contains { $0 is UITableViewCell })
    let controller = UITableViewController(style: .plain)
    controller.refreshControl = control
    expect(controller.tableView.refreshControl === control && controller.refreshControl === control)
    expectNil(scene.table.refreshControl)
  }
}
