import Expectations
import Testing
import TrestleTesting
import UIKit

/// Editing as a person does it, on screens written from Apple's documentation alone.
@MainActor @Suite struct EditingScreens {
  private func row(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  private func texts(_ table: UITableView) -> [String?] { table.visibleCells.map { $0.textLabel?.text } }

  /// The place of a button beside a row that is open.
  private func place(_ screen: MountedScreen, _ table: UITableView, _ row: IndexPath, x: CGFloat) -> CGPoint {
    let rect = table.convert(table.rectForRow(at: row), to: nil)
    return CGPoint(x: rect.minX + x, y: rect.midY)
  }

  @Test func aTrailingSwipeFlagsATask() throws {
    let controller = ToDoViewController()
    let screen = MountedScreen(controller)
    let table = try require(controller.tableView)
    try screen.drag(row: row(0), by: CGVector(dx: -120, dy: 0))
    try screen.settle()
    expect(table.isEditing, "a row that is open counts as being edited")
    screen.tap(at: place(screen, table, row(0), x: 390 - 100))
    try screen.settle()
    expectEqual(controller.log, ["flag 0"])
    expect(!table.isEditing)
    expectEqual(texts(table).first, "⚑ Water the plants")
    expectNil(table.indexPathForSelectedRow)
  }

  @Test func aTaskIsDeletedByASwipeAcrossTheRow() throws {
    let controller = ToDoViewController()
    let screen = MountedScreen(controller)
    try screen.drag(row: row(1), by: CGVector(dx: -330, dy: 0))
    try screen.settle()
    expectEqual(controller.log, ["delete 1"])
    expectEqual(controller.tasks.count, 5)
    // The first task does not go that easily.
    try screen.drag(row: row(0), by: CGVector(dx: -330, dy: 0))
    try screen.settle()
    expectEqual(controller.log, ["delete 1"])
    expect(controller.tableView.isEditing)
    controller.tableView.setEditing(false, animated: true)
    try screen.settle()
    expect(!controller.tableView.isEditing)
  }

  @Test func aLeadingSwipeCompletesATask() throws {
    let controller = ToDoViewController()
    let screen = MountedScreen(controller) { $0.layoutDirection = .rightToLeft }
    try screen.drag(row: row(2), by: CGVector(dx: -80, dy: 0))
    try screen.settle()
    screen.tap(at: place(screen, controller.tableView, row(2), x: 390 - 30))
    try screen.settle()
    expectEqual(controller.log, ["done 2"])
    expect(controller.tasks[2].isDone)
  }

  @Test func aFavouriteIsMovedByItsReorderControl() throws {
    let controller = FavouritesViewController()
    let screen = MountedScreen(controller)
    controller.setEditing(true, animated: true)
    try screen.settle()
    let table = controller.tableView
    expectEqual(table.cellForRow(at: row(0, 0))?.isEditing, false)
    expectEqual(table.cellForRow(at: row(1, 1))?.isEditing, true)
    let start = place(screen, table, row(0, 1), x: 390 - 28)
    screen.drag(from: start, to: CGPoint(x: start.x, y: start.y + 44 * 2))
    try screen.settle()
    expectEqual(controller.moves, ["Lisboa to 1.2"])
    expectEqual(texts(table), ["Home", "Porto", "Faro", "Lisboa", "Braga", "Kyoto", "Nara"])
    // Above its section stands one that takes no rows.
    let other = place(screen, table, row(0, 2), x: 390 - 28)
    screen.drag(from: other, to: CGPoint(x: other.x, y: 0))
    try screen.settle()
    expectEqual(controller.moves.last, "Kyoto to 1.0")
    expectEqual(texts(table), ["Home", "Kyoto", "Porto", "Faro", "Lisboa", "Braga", "Nara"])
    controller.setEditing(false, animated: false)
    expect(table.visibleCells.allSatisfy { !$0.isEditing })
  }

  @Test func aFavouriteIsDeletedAfterAConfirmation() throws {
    let controller = FavouritesViewController()
    let screen = MountedScreen(controller)
    controller.setEditing(true, animated: true)
    try screen.settle()
    let table = controller.tableView
    screen.tap(at: place(screen, table, row(1, 1), x: 27))
    try screen.settle()
    let cell = try require(table.cellForRow(at: row(1, 1)))
    expect(cell.showingDeleteConfirmation)
    expectEqual(controller.sections[1].count, 4)
    screen.tap(at: place(screen, table, row(1, 1), x: 390 - 30))
    try screen.settle()
    expectEqual(controller.sections[1], ["Lisboa", "Faro", "Braga"])
    expect(table.isEditing)
    expect(table.visibleCells.allSatisfy { !$0.showingDeleteConfirmation })
  }

  @Test func theInsertControlAddsANumber() throws {
    let controller = PhonesViewController()
    let screen = MountedScreen(controller)
    let table = try require(controller.tableView)
    let cell = try require(table.cellForRow(at: row(0)) as? PhonesViewController.NumberCell)
    expectEqual(table.cellForRow(at: row(1))?.indentationLevel, 2)
    controller.setEditing(true, animated: true)
    try screen.settle()
    expect(cell.states.contains(.showingEditControl))
    expectEqual(table.cellForRow(at: row(2))?.editingStyle, .insert)
    expectEqual(table.cellForRow(at: row(0))?.editingStyle, .delete)
    screen.tap(at: place(screen, table, row(2), x: 27))
    try screen.settle()
    expectEqual(controller.numbers, ["+351 21 000 0001", "+351 21 000 0002", "new number"])
    controller.setEditing(false, animated: true)
    try screen.settle()
    // Deleting by a swipe needs nothing but the data source's commit.
    try screen.drag(row: row(0), by: CGVector(dx: -300, dy: 0))
    try screen.settle()
    expectEqual(controller.numbers, ["+351 21 000 0002", "new number"])
    expectEqual(controller.edited.count, 2)
  }
}
