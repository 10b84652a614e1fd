import Expectations
import Testing
import TrestleTesting
import UIKit

@testable import Gallery

@MainActor @Suite("The settings without Trestle")
struct PlainSettingsViewControllerTests {
  private func texts(_ table: UITableView) -> [String] {
    table.visibleCells.compactMap { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
  }

  private func turn(_ row: Int, _ section: Int, _ table: UITableView, _ screen: MountedScreen) throws {
    let toggle = try require(
      table.cellForRow(at: IndexPath(row: row, section: section))?.accessoryView as? UISwitch)
    screen.tap(at: toggle.convert(CGPoint(x: toggle.bounds.midX, y: toggle.bounds.midY), to: nil))
    try screen.settle()
  }

  @Test("looks and behaves like the screen with Trestle")
  func twin() throws {
    let settings = GallerySettings()
    let controller = PlainSettingsViewController(settings: settings)
    let screen = MountedScreen(UINavigationController(rootViewController: controller))
    try screen.settle()
    let trestle = SettingsViewController()
    let other = MountedScreen(UINavigationController(rootViewController: trestle))
    try other.settle()
    expectEqual(texts(controller.tableView), texts(trestle.tableView))
    try turn(0, 1, controller.tableView, screen)
    expect(!settings.isOnline && controller.tableView.numberOfRows(inSection: 1) == 1)
    expectEqual(controller.tableView.footerView(forSection: 1)?.textLabel?.text, "Only what is kept here is shown.")
    try screen.tap(.text("Reset settings"))
    try screen.settle()
    expect(settings.isOnline && controller.tableView.numberOfRows(inSection: 1) == 2)
    expectNil(controller.tableView.invariantViolation())
  }

  @Test("its pages are those of the screen with Trestle")
  func pages() throws {
    let settings = GallerySettings()
    let controller = PlainSettingsViewController(settings: settings)
    let navigation = UINavigationController(rootViewController: controller)
    let screen = MountedScreen(navigation)
    try screen.settle()
    try screen.tap(.text("Permissions"))
    try screen.settle()
    let page = try require(navigation.topViewController as? PlainSettingsPage)
    expectEqual(texts(page.tableView), ["Camera", "Microphone", "Location", "Notifications"])
    try turn(0, 0, page.tableView, screen)
    expectEqual(settings.permissions, [.camera, .notifications])
    navigation.popViewController(animated: true)
    try screen.settle()
    let row = controller.tableView.cellForRow(at: IndexPath(row: 1, section: 2))
    expectEqual((row?.contentConfiguration as? UIListContentConfiguration)?.secondaryText, "2")
    try screen.tap(.text("About"))
    try screen.settle()
    expectEqual(
      (navigation.topViewController as? PlainSettingsPage).map { texts($0.tableView) },
      [
        "Trestle", "Licence", "System",
      ])
  }
}
