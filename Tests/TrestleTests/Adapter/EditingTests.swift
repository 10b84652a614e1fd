import Expectations
import Observation
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@MainActor @Observable
private final class Queue {
  var ids = [1, 2, 3, 4]
  var moves: [String] = []
  var takesMoves = true
  var deleted: [Int] = []

  func move(_ id: Int, _ move: RowMove) {
    moves.append("\(id) \(move.previous?.description ?? "-") \(move.next?.description ?? "-")")
    guard takesMoves else { return }
    ids.removeAll { $0 == id }
    ids.insert(id, at: move.destination.row)
  }
}

private struct QueueScreen: ListScreen {
  let queue: Queue

  var rows: RowList {
    RowSection("queue") {
      Rows(queue.ids.map { Post(id: $0, text: "\($0)") }) { post in
        if post.id == 4 {
          Row(post, in: PostCell.self) { $0.show($1) }.height(.fixed(44))
        } else {
          Row(post, in: PostCell.self) { $0.show($1) }
            .height(.fixed(44))
            .onMove { queue.move($0.id, $1) }
            .onDelete { post in queue.deleted.append(post.id) }
            .leadingSwipe { _ in
              UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "First") { _, _, done in
                  queue.ids.removeAll { $0 == post.id }
                  queue.ids.insert(post.id, at: 0)
                  done(true)
                }
              ])
            }
        }
      }
    }
  }
}

@MainActor @Suite("Rows that the user edits")
struct EditingTests {
  private let queue = Queue()
  private let list: ListViewController
  private let screen: MountedScreen

  init() throws {
    list = ListViewController(QueueScreen(queue: queue))
    screen = MountedScreen(list, size: CGSize(width: 320, height: 480))
    try screen.settle()
  }

  private var texts: [String] { list.tableView.visibleCells.map(ListScene.text) }

  private func dragFirst(by distance: CGFloat) async throws {
    list.setEditing(true, animated: false)
    try screen.settle()
    let row = list.tableView.convert(list.tableView.rectForRow(at: IndexPath(row: 0, section: 0)), to: nil)
    let grip = CGPoint(x: row.maxX - 25, y: row.midY)
    screen.drag(from: grip, to: CGPoint(x: grip.x, y: grip.y + distance))
    await yieldToTasks()
    try screen.settle()
  }

  @Test("a moved row reports its new neighbours, and stays where the model has it")
  func moving() async throws {
    let cell = list.tableView.visibleCells.first
    try await dragFirst(by: 88)
    expectEqual(queue.moves, ["1 Post 3 Post 4"])
    expect(texts == ["2", "3", "1", "4"] && queue.ids == [2, 3, 1, 4])
    expect(list.tableView.visibleCells[2] === cell)
    expectNil(list.tableView.invariantViolation())
  }

  @Test("a moved row returns if the model does not follow")
  func stubbornModel() async throws {
    queue.takesMoves = false
    try await dragFirst(by: 88)
    expectEqual(queue.moves.count, 1)
    expectEqual(texts, ["1", "2", "3", "4"])
    expectNil(list.tableView.invariantViolation())
  }

  @Test("only rows that say so are deleted, swiped and moved")
  func abilities() throws {
    let source = try require(list.tableView.dataSource)
    let paths = (0..<4).map { IndexPath(row: $0, section: 0) }
    expectEqual(paths.map { source.tableView(list.tableView, canMoveRowAt: $0) }, [true, true, true, false])
    expectEqual(paths.map { source.tableView(list.tableView, canEditRowAt: $0) }, [true, true, true, false])
    try screen.drag(row: IndexPath(row: 3, section: 0), by: CGVector(dx: -300, dy: 0))
    try screen.drag(row: IndexPath(row: 1, section: 0), by: CGVector(dx: -300, dy: 0))
    try screen.settle()
    expectEqual(queue.deleted, [2])
  }

  @Test("an action of a swipe changes the model, and the row moves")
  func swipeAction() async throws {
    try screen.drag(row: IndexPath(row: 2, section: 0), by: CGVector(dx: 300, dy: 0))
    await yieldToTasks()
    try screen.settle()
    expectEqual(texts, ["3", "1", "2", "4"])
    expectNil(list.tableView.invariantViolation())
  }
}
