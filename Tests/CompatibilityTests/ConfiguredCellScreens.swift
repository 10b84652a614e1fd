import Expectations
import Testing
import TrestleTesting
import UIKit

@MainActor @Suite struct ConfiguredCellScreens {
  private func mounted() -> (ConfiguredCellsViewController, MountedScreen) {
    let controller = ConfiguredCellsViewController(style: .plain)
    let screen = MountedScreen(controller)
    screen.advance(frames: 3)
    return (controller, screen)
  }

  private func cell(_ row: Int, _ section: Int, in controller: UITableViewController) throws -> UITableViewCell {
    try require(controller.tableView.cellForRow(at: IndexPath(row: row, section: section)))
  }

  @Test func contentViewsComeFromTheirConfigurations() throws {
    let (controller, _) = mounted()
    let first = try cell(0, 0, in: controller)
    expect(first.contentView is UIListContentView)
    expect(first.textLabel == nil && first.imageView == nil)
    let badge = try cell(0, 2, in: controller)
    expect(badge.contentView is BadgeContentView)
    expectEqual(controller.tableView.rectForRow(at: IndexPath(row: 0, section: 2)).height, 70)
  }

  @Test func rowsAreAsHighAsTheirTexts() {
    let (controller, _) = mounted()
    let heights = (0..<3).map { controller.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    expect(heights[0] > 44 && heights[0] < 62, "one line and a smaller one: \(heights[0])")
    expect(heights[1] > heights[0] + 15, "the long title wraps")
  }

  @Test func selectionUpdatesContentHandlerAndBackground() throws {
    let (controller, screen) = mounted()
    let row = IndexPath(row: 0, section: 1)
    let before = controller.log.filter { $0.hasPrefix("update 0") }.count
    expect(before >= 1)
    try screen.tap(row: row)
    try screen.settle()
    let cell = try require(controller.tableView.cellForRow(at: row))
    let content = try require(cell.contentConfiguration as? UIListContentConfiguration)
    expectEqual(content.textProperties.color, .systemRed)
    expectEqual(cell.backgroundConfiguration?.backgroundColor, .systemGray4)
    expectEqual(controller.log.last, "update 0 selected true")
    controller.tableView.deselectRow(at: row, animated: false)
    screen.advance(frames: 2)
    expectEqual(cell.backgroundConfiguration?.backgroundColor, .systemBackground)
    expectEqual((cell.contentConfiguration as? UIListContentConfiguration)?.textProperties.color, .label)
  }

  @Test func settingContentDuringAnUpdateRequestsNoOther() {
    let (controller, screen) = mounted()
    let updates = controller.log.count
    expect(updates >= 3, "each row with a handler was updated: \(controller.log)")
    controller.tableView.setNeedsLayout()
    controller.tableView.visibleCells.forEach { $0.setNeedsLayout() }
    screen.advance(frames: 3)
    expectEqual(controller.log.count, updates)
  }

  @Test func aCustomConfigurationKeepsItsContentViewThroughStates() throws {
    let (controller, screen) = mounted()
    let row = IndexPath(row: 1, section: 2)
    controller.tableView.scrollToRow(at: row, at: .bottom, animated: false)
    screen.advance(frames: 2)
    let cell = try require(controller.tableView.cellForRow(at: row))
    let view = try require(cell.contentView as? BadgeContentView)
    let applied = view.applyCount
    try screen.tap(row: row)
    try screen.settle()
    expect(cell.contentView === view)
    expectEqual((view.configuration as? BadgeConfiguration)?.isProminent, true)
    expect(view.applyCount > applied)
    let selected = view.applyCount
    cell.setNeedsUpdateConfiguration()
    screen.advance(frames: 2)
    expectEqual(view.applyCount, selected, "equal content is not shown again")
  }
}
