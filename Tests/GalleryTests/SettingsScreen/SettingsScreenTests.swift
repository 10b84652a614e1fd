import Expectations
import ScreenTesting
import Testing
import TrestleTesting
import UIKit

@testable import Gallery
@testable import Trestle

@MainActor @Suite("The settings")
struct SettingsScreenTests {
  private func titles(_ list: ListViewController, _ section: Int) -> [String?] {
    (0..<list.tableView.numberOfRows(inSection: section)).map { row in
      let cell = list.tableView.cellForRow(at: IndexPath(row: row, section: section))
      return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  private func turnSwitch(_ list: ListViewController, _ path: IndexPath, _ screen: MountedScreen) async throws {
    let toggle = try require(list.tableView.cellForRow(at: path)?.accessoryView as? UISwitch)
    screen.tap(at: toggle.convert(CGPoint(x: toggle.bounds.midX, y: toggle.bounds.midY), to: nil))
    for _ in 0..<20 { await Task.yield() }
    try screen.settle()
  }

  @Test("rows are the cases in their order; a switch drives the model, and the model the rows")
  func rows() async throws {
    let settings = GallerySettings()
    let controller = SettingsViewController(settings: settings)
    let screen = MountedScreen(UINavigationController(rootViewController: controller))
    try screen.settle()
    expectEqual(titles(controller, 0), ["Gallery"])
    expectEqual(titles(controller, 1), ["Network", "Save data"])
    expectEqual(titles(controller, 2), ["Language", "Permissions", "About"])
    expectEqual(titles(controller, 3), ["Reset settings"])
    try await turnSwitch(controller, IndexPath(row: 1, section: 1), screen)
    expect(settings.savesData)
    try await turnSwitch(controller, IndexPath(row: 0, section: 1), screen)
    expect(!settings.isOnline && titles(controller, 1) == ["Network"])
    try screen.tap(row: IndexPath(row: 0, section: 3))
    for _ in 0..<20 { await Task.yield() }
    try screen.settle()
    expect(settings.isOnline && titles(controller, 1) == ["Network", "Save data"])
    expectNil(controller.tableView.invariantViolation())
  }

  @Test("permissions and about are pages of the same cells")
  func pages() async throws {
    let settings = GallerySettings()
    let controller = SettingsViewController(settings: settings)
    let navigation = UINavigationController(rootViewController: controller)
    let screen = MountedScreen(navigation)
    try screen.settle()
    try screen.tap(row: IndexPath(row: 1, section: 2))
    try screen.settle()
    let permissions = try require(navigation.topViewController as? ListViewController)
    expectEqual(titles(permissions, 0), ["Camera", "Microphone", "Location", "Notifications"])
    try await turnSwitch(permissions, IndexPath(row: 2, section: 0), screen)
    expectEqual(settings.permissions, [.location, .notifications])
    navigation.popViewController(animated: true)
    try screen.settle()
    let count = controller.tableView.cellForRow(at: IndexPath(row: 1, section: 2))
    expectEqual((count?.contentConfiguration as? UIListContentConfiguration)?.secondaryText, "2")
    expectNil(controller.tableView.indexPathForSelectedRow)
    try screen.tap(row: IndexPath(row: 2, section: 2))
    try screen.settle()
    let about = try require(navigation.topViewController as? ListViewController)
    expectEqual(titles(about, 0), ["Trestle", nil, "Licence", nil, "System"])
  }

  // MARK: Looks

  @Test("matches the golden picture", arguments: ScreenLook.all)
  func picture(_ look: ScreenLook) throws {
    let controller = SettingsViewController()
    let screen = look.mount(controller)
    controller.tableView.showsVerticalScrollIndicator = false
    try screen.settle()
    expectGolden(screen.picture, look.name)
    let row = controller.tableView.convert(
      controller.tableView.rectForRow(at: IndexPath(row: 1, section: 1)), to: nil
    ).intersection(CGRect(origin: .zero, size: screen.size))
    if !row.isEmpty { expectGoldenNoticesMistakes(look.name, row: row, scale: screen.scale) }
  }

  @Test("the pages look as in the golden pictures", arguments: ScreenLook.all)
  func pagePictures(_ look: ScreenLook) throws {
    for (name, page) in [
      ("permissions", ListViewController(PermissionsScreen(settings: GallerySettings()))),
      ("about", ListViewController(AboutScreen())),
    ] {
      let screen = look.mount(page)
      page.tableView.showsVerticalScrollIndicator = false
      try screen.settle()
      expectGolden(screen.picture, "\(name) \(look.name)")
    }
  }
}
