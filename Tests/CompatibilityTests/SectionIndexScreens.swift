import Expectations
import Testing
import TrestleTesting
import UIKit

/// Screens with an index at the side, operated as a person would.
@MainActor @Suite struct SectionIndexScreens {
  private func header(_ section: Int, of table: UITableView) -> CGFloat? {
    table.headerView(forSection: section).map { table.convert($0.frame, to: nil).minY }
  }

  @Test func aDragAlongTheSectionIndexScrollsThroughTheSections() throws {
    let controller = AirportsViewController(style: .plain)
    let screen = MountedScreen(UINavigationController(rootViewController: controller))
    try screen.settle()
    let table = try require(controller.tableView)
    let top = table.adjustedContentInset.top
    screen.drag(from: CGPoint(x: 384, y: 300), to: CGPoint(x: 384, y: 840))
    expectEqual(controller.asked.last, "Z")
    expectEqual(controller.asked.dropFirst(), controller.asked.dropFirst().sorted()[...], "letter by letter")
    expectEqual(
      table.contentOffset.y, table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height)
    screen.drag(from: CGPoint(x: 384, y: 840), to: CGPoint(x: 384, y: top + 1))
    expectEqual(controller.asked.last, UITableView.indexSearch)
    try screen.settle()
    expectEqual(table.contentOffset.y, -top, "the magnifier leads to the search field")
    expectNil(table.indexPathsForSelectedRows)
  }

  @Test func theSectionIndexScrollsASectionBelowTheNavigationBar() throws {
    let controller = AirportsViewController(style: .plain)
    let screen = MountedScreen(UINavigationController(rootViewController: controller))
    let table = try require(controller.tableView)
    screen.drag(from: CGPoint(x: 384, y: 500), to: CGPoint(x: 384, y: 540))
    let letter = try require(controller.asked.last)
    let section = try require(controller.sections.firstIndex { $0.letter == letter })
    expectEqual(header(section, of: table), table.adjustedContentInset.top)
  }

  @Test func sectionIndexMinimumDisplayRowCountHidesTheIndex() throws {
    let controller = AirportsViewController(style: .plain)
    let screen = MountedScreen(controller)
    let table = try require(controller.tableView)
    let cell = try require(table.visibleCells.first)
    expectEqual(cell.contentView.frame.width, 343)
    controller.load(["A", "B"], perLetter: 4)
    screen.advance(frames: 2)
    expectEqual(table.visibleCells.first?.contentView.frame.width, 358)
  }

  @Test func deletedSectionsLeaveTheIndexWhenItIsReloaded() throws {
    let controller = AirportsViewController(style: .plain)
    let screen = MountedScreen(controller)
    controller.dropLastLetter()
    try screen.settle()
    screen.drag(from: CGPoint(x: 384, y: 500), to: CGPoint(x: 384, y: 840))
    expectEqual(controller.asked.last, "Y")
  }

  @Test func aSubclassOfADiffableDataSourceHasAnIndex() throws {
    let controller = DiffableAirportsViewController()
    let screen = MountedScreen(controller)
    try screen.settle()
    let table = controller.tableView
    let cell = try require(table.visibleCells.first)
    expectEqual(cell.contentView.frame.width, 375)
    screen.tap(at: CGPoint(x: 384, y: 422 + 14 * 5))
    try screen.settle()
    expectEqual(header(18, of: table), table.adjustedContentInset.top, "the eighteenth letter")
  }

  @Test func titlesBelongToSectionsByDefault() throws {
    let source = PlainIndexSource()
    expectEqual(source.sectionIndexTitles(for: UITableView()), ["A", "B", "C"])
    let any: any UITableViewDataSource = source
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    expectEqual(any.sectionIndexTitles?(for: table), ["A", "B", "C"])
    expectEqual(any.tableView?(table, sectionForSectionIndexTitle: "C", at: 2), 2)
  }
}
