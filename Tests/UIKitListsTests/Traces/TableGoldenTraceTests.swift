import Testing
import UIKit
import UIKitTesting

@testable import ListTesting

/// The orders of a table view's callbacks, as files beside this one.
@MainActor @Suite(.serialized)
struct TableGoldenTraceTests {
  private static let letters = (0..<14).map { String(UnicodeScalar(UInt8(65 + $0))) }

  @Test func displayCallbacksMatchTheirTrace() throws {
    let table = TracingTable([Self.letters])
    table.trace.during("first frame: six rows are on screen") { table.mount() }
    table.trace.during("the content moves up by a row") {
      table.table.contentOffset.y = 40
      table.screen.advance(frames: 1)
    }
    table.trace.during("and to other rows altogether") {
      table.table.contentOffset.y = 320
      table.screen.advance(frames: 1)
    }
    table.trace.during("reloadData") {
      table.table.reloadData()
      table.screen.advance(frames: 1)
    }
    table.trace.during("the table leaves the window and comes back") {
      let superview = table.table.superview
      table.table.removeFromSuperview()
      table.screen.advance(frames: 1)
      superview?.addSubview(table.table)
      table.screen.advance(frames: 1)
    }
    expectGolden(table.trace.text, "display")
  }

  @Test func headerAndFooterCallbacksMatchTheirTrace() {
    let table = TracingTable([["A", "B"], ["C", "D"], ["E", "F"]], headers: true)
    table.trace.during("first frame") { table.mount() }
    table.trace.during("to the end") {
      table.table.contentOffset.y = table.table.contentSize.height - 240
      table.screen.advance(frames: 1)
    }
    expectGolden(table.trace.text, "headers and footers")
  }

  /// Where heights follow from the views, each is asked for once as it shows, and not to learn whether there are any.
  @Test func selfSizingHeaderCallbacksMatchTheirTrace() {
    let table = TracingTable([["A", "B"], ["C", "D"], ["E", "F"]], headers: true)
    table.table.sectionHeaderHeight = UITableView.automaticDimension
    table.table.sectionFooterHeight = UITableView.automaticDimension
    table.trace.during("first frame") { table.mount() }
    table.trace.during("to the end") {
      table.table.contentOffset.y = table.table.contentSize.height - 240
      table.screen.advance(frames: 1)
    }
    table.trace.during("reloadData") {
      table.table.reloadData()
      table.screen.advance(frames: 1)
    }
    expectGolden(table.trace.text, "headers that size themselves")
  }

  @Test func selectionCallbacksMatchTheirTrace() throws {
    let table = TracingTable([Self.letters])
    table.mount()
    try table.trace.during("a tap on row 1") { try table.screen.tap(row: table.path(1)) }
    try table.trace.during("a tap on row 2, while row 1 is selected") { try table.screen.tap(row: table.path(2)) }
    try table.trace.during("a tap on the selected row") { try table.screen.tap(row: table.path(2)) }
    table.trace.during("selectRow and deselectRow") {
      table.table.selectRow(at: table.path(3), animated: false, scrollPosition: .none)
      table.table.deselectRow(at: table.path(3), animated: false)
    }
    table.mayHighlight = { _ in false }
    try table.trace.during("a tap on a row that may not be highlighted") {
      try table.screen.tap(row: table.path(4))
    }
    table.mayHighlight = { _ in true }
    try table.trace.during("a finger on a row that scrolls before the row lights up") {
      table.screen.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 160), duration: 0.5, hold: 0.2)
      try table.settle()
    }
    table.table.allowsMultipleSelection = true
    try table.trace.during("multiple selection: taps on rows 3 and 4, and on row 3 again") {
      try table.screen.tap(row: table.path(3))
      try table.screen.tap(row: table.path(4))
      try table.screen.tap(row: table.path(3))
    }
    expectGolden(table.trace.text, "selection")
  }

  @Test func editModeCallbacksMatchTheirTrace() throws {
    let table = TracingTable([["A", "B", "C", "D", "E", "F", "G"]])
    table.mount()
    try table.trace.during("edit mode begins") {
      table.table.setEditing(true, animated: true)
      try table.settle()
    }
    try table.trace.during("a row enters") {
      table.table.contentOffset.y = 40
      try table.settle()
    }
    try table.trace.during("the control before row 2 is tapped") {
      table.screen.tap(at: table.place(2, x: 22))
      try table.settle()
    }
    table.trailing = nil
    try table.trace.during("the row closes at a tap elsewhere") {
      table.screen.tap(at: table.place(4, x: 150))
      try table.settle()
    }
    try table.trace.during("the control again, now with the standard action") {
      table.screen.tap(at: table.place(2, x: 22))
      try table.settle()
    }
    try table.trace.during("its button is tapped") {
      table.screen.tap(at: table.place(2, x: 300))
      try table.settle()
    }
    try table.trace.during("edit mode ends") {
      table.table.setEditing(false, animated: true)
      try table.settle()
    }
    expectGolden(table.trace.text, "edit mode")
  }

  @Test func swipeActionCallbacksMatchTheirTrace() throws {
    let table = TracingTable([["A", "B", "C", "D", "E"]])
    table.mount()
    func swipe(_ row: Int, by dx: CGFloat) throws {
      let start = table.place(row, x: 300)
      table.screen.drag(from: start, to: CGPoint(x: start.x + dx, y: start.y))
      try table.settle()
    }
    try table.trace.during("row 1 is swiped open") { try swipe(1, by: -120) }
    try table.trace.during("its first button is tapped") {
      table.screen.tap(at: table.place(1, x: 310))
      try table.settle()
    }
    try table.trace.during("the action is completed") {
      table.completion?(true)
      try table.settle()
    }
    try table.trace.during("row 2 is swiped across") { try swipe(2, by: -290) }
    try table.trace.during("the action is completed") {
      table.completion?(true)
      try table.settle()
    }
    table.trailing = nil
    try table.trace.during("row 3 is swiped open, now with the standard action") { try swipe(3, by: -120) }
    try table.trace.during("its button is tapped") {
      table.screen.tap(at: table.place(3, x: 300))
      try table.settle()
    }
    try table.trace.during("a row is swiped open, and the table scrolls") {
      try swipe(0, by: -120)
      table.screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 60))
      try table.settle()
    }
    expectGolden(table.trace.text, "swipes")
  }

  @Test func reorderingCallbacksMatchTheirTrace() throws {
    let table = TracingTable([["A", "B", "C"], ["D", "E"]])
    table.mount()
    table.table.setEditing(true, animated: false)
    try table.settle()
    try table.trace.during("row 0 is dragged by its grip over two others") {
      table.screen.drag(from: table.place(0, x: 300), to: CGPoint(x: 300, y: table.place(2, x: 0).y - 6))
      try table.settle()
    }
    try table.trace.during("a row is dragged to the other section") {
      table.screen.drag(from: table.place(2, x: 300), to: CGPoint(x: 300, y: table.place(1, 1, x: 0).y))
      try table.settle()
    }
    try table.trace.during("a row is dragged and put back") {
      table.screen.drag(from: table.place(0, x: 300), to: CGPoint(x: 300, y: table.place(0, x: 0).y + 2))
      try table.settle()
    }
    expectGolden(table.trace.text, "reordering")
  }

  @Test func updateCallbacksMatchTheirTrace() throws {
    let table = TracingTable([["A", "B", "C", "D"], ["E"]])
    table.mount()
    let recorder = table.trace.recorder
    try table.trace.during("performBatchUpdates: a row comes, one goes, one moves, one is reloaded") {
      table.table.performBatchUpdates {
        recorder.note(method: "updates")
        table.rows = [["x", "B", "D", "C"], ["E"]]
        table.table.deleteRows(at: [table.path(0)], with: .fade)
        table.table.insertRows(at: [table.path(0)], with: .fade)
        table.table.moveRow(at: table.path(3), to: table.path(2))
        table.table.reloadRows(at: [table.path(1)], with: .none)
      } completion: { isFinished in
        recorder.note(isFinished, method: "completion")
      }
      recorder.note(method: "performBatchUpdates returned")
      try table.settle()
    }
    try table.trace.during("a section comes, another is reloaded") {
      table.rows = [["new"], ["x", "B", "D", "C"], ["E", "F"]]
      table.table.beginUpdates()
      table.table.insertSections([0], with: .automatic)
      table.table.beginUpdates()
      table.table.reloadSections([1], with: .automatic)
      table.table.endUpdates()
      recorder.note(method: "the inner end")
      table.table.endUpdates()
      try table.settle()
    }
    try table.trace.during("reconfigureRows") {
      table.table.reconfigureRows(at: [table.path(1, 1)])
      try table.settle()
    }
    try table.trace.during("performBatchUpdates without changes: heights are asked for anew") {
      table.table.performBatchUpdates(nil) { recorder.note($0, method: "completion") }
      try table.settle()
    }
    try table.trace.during("an update that another one follows at once") {
      table.rows[1].removeFirst()
      table.table.performBatchUpdates {
        table.table.deleteRows(at: [table.path(0, 1)], with: .left)
      } completion: {
        recorder.note("first", $0, method: "completion")
      }
      table.rows[0].append("last")
      table.table.performBatchUpdates {
        table.table.insertRows(at: [table.path(1)], with: .right)
      } completion: {
        recorder.note("second", $0, method: "completion")
      }
      try table.settle()
    }
    expectGolden(table.trace.text, "updates")
  }
}
