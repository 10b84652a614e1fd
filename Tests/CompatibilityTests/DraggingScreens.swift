import Expectations
import Testing
import TrestleTesting
import UIKit

/// Rows dragged without edit mode, as a person does it, on screens written from Apple's documentation alone.
@MainActor @Suite struct DraggingScreens {
  private func place(_ screen: MountedScreen, _ table: UITableView, _ row: Int, _ section: Int = 0) -> CGPoint {
    let rect = table.convert(table.rectForRow(at: IndexPath(row: row, section: section)), to: nil)
    return CGPoint(x: rect.midX, y: rect.midY)
  }

  private func below(_ point: CGPoint, by dy: CGFloat) -> CGPoint { CGPoint(x: point.x, y: point.y + dy) }

  @Test func aSongIsDraggedToAnotherRow() throws {
    let controller = PlaylistViewController()
    let screen = MountedScreen(controller)
    let table = try require(controller.tableView)
    let start = place(screen, table, 0)
    screen.drag(from: start, to: below(start, by: 44 * 2), press: 0.6)
    expectEqual(controller.log, ["drag of [\"Aria\"] begins", "moved 0 to 2", "drag ends"])
    try screen.settle()
    expectEqual(controller.songs, ["Ballad", "Canon", "Aria", "Dirge", "Etude", "Fugue"])
    expectEqual(
      table.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text }, controller.songs)
    expect(!table.hasActiveDrag && !table.hasActiveDrop)
  }

  @Test func aDragWithoutALongPressScrolls() throws {
    let controller = PlaylistViewController()
    let screen = MountedScreen(controller)
    let table = try require(controller.tableView)
    let start = place(screen, table, 0)
    screen.drag(from: start, to: below(start, by: 44 * 2))
    try screen.settle()
    expect(controller.log.isEmpty && controller.songs.first == "Aria")
  }

  @Test func anAnchoredSongCannotBeDragged() throws {
    let controller = PlaylistViewController()
    controller.anchored = "Canon"
    let screen = MountedScreen(controller)
    let table = try require(controller.tableView)
    let start = place(screen, table, 2)
    screen.drag(from: start, to: below(start, by: -88), press: 0.6)
    try screen.settle()
    expect(controller.log.isEmpty && controller.songs[2] == "Canon")
  }

  @Test func nothingIsDraggedWithoutDragInteraction() throws {
    let controller = PlaylistViewController()
    let screen = MountedScreen(controller)
    controller.tableView.dragInteractionEnabled = false
    let start = place(screen, controller.tableView, 0)
    screen.drag(from: start, to: below(start, by: 88), press: 0.6)
    try screen.settle()
    expect(controller.log.isEmpty)
  }

  @Test func aPaperIsDroppedBetweenOthers() throws {
    let controller = FoldersViewController()
    let screen = MountedScreen(controller)
    let table = controller.tableView
    let start = place(screen, table, 0, 1)
    screen.drag(from: start, to: below(start, by: 44 * 2), press: 0.6)
    expectEqual(controller.log, ["Offer to 2"])
    expectEqual(controller.papers, ["Reminder", "Invitation", "Offer", "Receipt"])
    try screen.settle()
    expectEqual(controller.log, ["Offer to 2", "Offer arrived"])
    expectEqual(table.cellForRow(at: IndexPath(row: 2, section: 1))?.alpha, 1)
  }

  @Test func aPaperIsDroppedIntoAFolder() throws {
    let controller = FoldersViewController()
    let screen = MountedScreen(controller)
    let table = controller.tableView
    screen.drag(from: place(screen, table, 1, 1), to: place(screen, table, 1, 0), press: 0.6)
    try screen.settle()
    expectEqual(controller.log, ["Reminder into Invoices"])
    expectEqual(controller.folders[1].1, 1)
    expectEqual(controller.papers, ["Offer", "Invitation", "Receipt"])
    expect(table.visibleCells.allSatisfy { !$0.isHighlighted })
  }
}
