import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitLists

/// Rows beside the edges of a device: held sideways, 44 points of the left and 21 of the right side are covered here.
@MainActor @Suite struct TableSafeAreaTests {
  final class Lines: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Line"
      cell.accessoryType = .checkmark
      return cell
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
  }

  private func mount(
    _ style: UITableView.Style, rightToLeft: Bool = false, insets: Bool = true
  ) throws -> (MountedScreen, UITableView, UITableViewCell) {
    let controller = Lines(style: style)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 21)
    let screen = MountedScreen(controller, size: CGSize(width: 400, height: 300)) {
      if rightToLeft { $0.layoutDirection = .rightToLeft }
    }
    controller.tableView.insetsContentViewsToSafeArea = insets
    try screen.settle()
    return (screen, controller.tableView, try require(controller.tableView.visibleCells.first))
  }

  private func accessory(_ cell: UITableViewCell) -> CGRect {
    cell.subviews.first { $0 is CellAccessorySign }?.frame ?? .null
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func contentKeepsWithinTheSafeArea(style: UITableView.Style) throws {
    let (screen, table, cell) = try mount(style)
    expect(cell.frame.minX == 0 && cell.frame.width == 400, "the background reaches the edges")
    expectEqual(cell.contentView.frame.minX, 44)
    expectEqual(cell.textLabel?.frame.minX, 16)
    expectEqual(accessory(cell).maxX, 363)
    expectEqual(cell.contentView.frame.maxX, accessory(cell).minX - 8)
    expectEqual(cell.separatorInset.left, 60)
    let header = try require(table.headerView(forSection: 0))
    expectEqual(header.frame.width, 400)
    expect(header.contentView.frame.minX == 44 && header.contentView.frame.maxX == 379)
    expectEqual(header.textLabel?.frame.minX, 16)
    // Controls of edit mode as well.
    table.setEditing(true, animated: false)
    try screen.settle()
    let control = try require(cell.subviews.first { $0 is CellEditControl })
    expectEqual(control.frame.minX, 44)
    expectEqual(cell.contentView.frame.minX, 82)
  }

  @Test func safeAreaInsetsStayOnTheirSidesInRightToLeftLayout() throws {
    let (screen, table, cell) = try mount(.plain, rightToLeft: true)
    expectEqual(cell.contentView.frame.maxX, 379)
    expectEqual(accessory(cell).minX, 60)
    expectEqual(cell.separatorInset.left, 37)
    expectEqual(table.headerView(forSection: 0)?.contentView.frame.minX, 44)
    withExtendedLifetime(screen) {}
  }

  @Test func insetGroupsKeepWithinTheSafeArea() throws {
    let (screen, _, cell) = try mount(.insetGrouped)
    expect(cell.frame.minX == 60 && cell.frame.maxX == 363)
    expectEqual(cell.contentView.frame.minX, 0)
    expectEqual(cell.textLabel?.frame.minX, 16)
    withExtendedLifetime(screen) {}
  }

  /// [D] Content views reach the edges; their margins still keep within the safe area.
  @Test func contentViewsReachTheEdgesWhenNotInsetToTheSafeArea() throws {
    let (screen, table, cell) = try mount(.plain, insets: false)
    expectEqual(cell.contentView.frame.minX, 0)
    expectEqual(cell.contentView.layoutMargins.left, 60)
    expectEqual(table.headerView(forSection: 0)?.contentView.frame, table.headerView(forSection: 0)?.bounds)
    table.insetsContentViewsToSafeArea = true
    try screen.settle()
    expect(cell.contentView.frame.minX == 44 && cell.contentView.layoutMargins.left == 16)
    expect(table.visibleCells.first === cell)
  }

  /// Rows that size themselves have the narrower width.
  @Test func rowsAreMeasuredInTheirWidthWithinTheSafeArea() throws {
    func height(_ insets: CGFloat) throws -> CGFloat {
      let controller = TableRemeasureTests.NotesController(style: .plain)
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: insets, bottom: 0, right: insets)
      let screen = MountedScreen(controller, size: CGSize(width: 400 + 2 * insets, height: 700))
      try screen.settle()
      expectNil(controller.tableView.invariantViolation())
      return controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height
    }
    expect(try height(40) == height(0))
  }
}
