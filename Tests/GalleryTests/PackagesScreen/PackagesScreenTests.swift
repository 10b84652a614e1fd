import Expectations
import ScreenTesting
import Testing
import TrestleTesting
import UIKit

@testable import Gallery
@testable import Trestle

@MainActor @Suite("The packages")
struct PackagesScreenTests {
  private func mount(_ look: ScreenLook = ScreenLook.all[0], _ text: String = StatusSample.text) throws -> (
    PackagesViewController, MountedScreen
  ) {
    // The file is mapped: it may go once it was read.
    let file = try StatusSample.withFile(text) { PackagesFile(path: $0) }
    let controller = PackagesViewController(file)
    let screen = look.mount(controller)
    try screen.settle()
    return (controller, screen)
  }

  @Test("sections are those of the distribution, with their counts")
  func sections() throws {
    let (list, screen) = try mount()
    expectEqual(list.tableView.numberOfSections, 2)
    expectEqual((0..<2).map { list.tableView.numberOfRows(inSection: $0) }, [2, 2])
    for text in ["kitchen, 2", "libs, 2", "kettle", "Removed, its configuration is left"] {
      expect(screen.accessibility.contains(text), "\(text)")
    }
  }

  @Test("a search finds names and descriptions, and counts them")
  func search() throws {
    let (list, screen) = try mount()
    let search = try require(list.navigationItem.searchController)
    search.isActive = true
    try screen.settle()
    search.searchBar.searchTextField.becomeFirstResponder()
    screen.type("water")
    try screen.settle()
    expectEqual(list.tableView.numberOfRows(inSection: 0), 3)
    expect(screen.accessibility.contains("3 of 4"))
    screen.type(" works")
    try screen.settle()
    expect(screen.accessibility.contains("No Results"))
  }

  @Test("a tap opens the page of a package, and a relation that of another")
  func pages() throws {
    let (list, screen) = try mount()
    try screen.tap(.text("kettle"))
    try screen.settle()
    let page = try require(list.navigationController?.topViewController as? ListViewController)
    expect(page.title == "kettle" || page.navigationItem.title == "kettle")
    expect(screen.accessibility.contains("https://example.org/kettle"))
    let relation = try require(
      (0..<page.tableView.numberOfSections).map { IndexPath(row: 0, section: $0) }.first { path in
        let cell = page.tableView.cellForRow(at: path)
        return (cell?.contentConfiguration as? UIListContentConfiguration)?.text == "libwater2 (>= 2.0)"
      })
    try screen.tap(row: relation)
    try screen.settle()
    expectEqual(list.navigationController?.viewControllers.count, 3)
    expect(screen.accessibility.contains("water for programs") && !screen.accessibility.contains("Depends on"))
  }

  @Test("a file without packages says why")
  func empty() throws {
    let (_, screen) = try mount(ScreenLook.all[0], "nothing")
    expect(screen.accessibility.contains("No packages"))
    expect(screen.accessibility.contains("the line has no field"))
  }

  @Test("matches the golden pictures", arguments: ScreenLook.all)
  func pictures(_ look: ScreenLook) throws {
    let (_, screen) = try mount(look)
    expectGolden(screen.picture, look.name)
    try screen.tap(.text("kettle"))
    try screen.settle()
    expectGolden(screen.picture, "package " + look.name)
  }
}
