import Expectations
import Observation
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@MainActor @Observable
private final class Shelf {
  var collapsed: Set<String> = []
  func toggle(_ name: String) { if collapsed.remove(name) == nil { collapsed.insert(name) } }
}

private struct ShelfScreen: ListScreen {
  let shelf: Shelf
  var tableStyle: UITableView.Style { .insetGrouped }
  var rows: RowList {
    for name in ["Tea", "Coffee"] {
      RowSection(name) {
        for number in 1...2 { Row(number, Headline("\(name) \(number)")) }
      }
      .header(name)
      .collapsible(shelf.collapsed.contains(name)) { shelf.toggle(name) }
    }
  }
}

@MainActor @Suite("Sections that can be collapsed")
struct CollapsibleHeaderTests {
  private let shelf = Shelf()
  private let list: ListViewController
  private let screen: MountedScreen

  init() throws {
    list = ListViewController(ShelfScreen(shelf: shelf))
    screen = MountedScreen(list, size: CGSize(width: 320, height: 480))
    try screen.settle()
  }

  private func header(_ section: Int) throws -> CollapsibleTableHeader {
    try require(list.tableView.headerView(forSection: section) as? CollapsibleTableHeader)
  }

  @Test("a tap on the header hides the rows, and shows them again; the header stays")
  func tapping() async throws {
    let view = try header(0)
    for counts in [[0, 2], [2, 2]] {
      screen.tap(at: view.convert(CGPoint(x: 40, y: view.bounds.midY), to: nil))
      await yieldToTasks()
      try screen.settle()
      expectEqual((0..<2).map(list.tableView.numberOfRows(inSection:)), counts)
      expect(try header(0) === view)
      expectEqual(view.accessibilityValue, (counts[0] == 0 ? "Collapsed" : "Expanded"))
    }
    expectNil(list.tableView.invariantViolation())
  }

  @Test("a screen reader collapses it as well")
  func accessibility() async throws {
    expect(try header(1).accessibilityActivate())
    await yieldToTasks()
    try screen.settle()
    expectEqual(shelf.collapsed, ["Coffee"])
  }

  @Test("a section without rows is left out all the same")
  func noRows() {
    let shown = ShownList(
      RowList { RowSection("none") {}.header("None").collapsible(true) {} })
    expect(shown.sections.isEmpty)
  }

  @Test("matches the golden picture")
  func picture() async throws {
    shelf.toggle("Coffee")
    await yieldToTasks()
    try screen.settle()
    expectGolden(screen.picture, "one collapsed")
  }

  @Test("spaces above and below the rows are those of the section")
  func spaces() throws {
    for style in [UITableView.Style.plain, .insetGrouped] {
      let scene = ListScene(style)
      try scene.show(
        RowList {
          RowSection("a") { Row("a", Headline("a")).height(.fixed(40)) }.headerSpace(10).footerSpace(6)
          RowSection("b") { Row("b", Headline("b")).height(.fixed(40)) }.headerSpace(0).footerSpace(0)
        })
      scene.table.sectionHeaderTopPadding = 0
      try scene.screen.settle()
      let rows = (0..<2).map { scene.table.rectForRow(at: IndexPath(row: 0, section: $0)) }
      expect(abs(rows[1].minY - rows[0].maxY - 6) < 0.01, "\(style)")
      expect(scene.table.rectForFooter(inSection: 1).height < 0.01)
    }
  }
}
