import Testing
import UIKit
import UIKitTesting

@testable import ListTesting
@testable import UIKitCore
@testable import UIKitLists

/// The orders of a table view's callbacks for drags, menus, keys and what is asked for in advance, as files beside this
/// one.
@MainActor @Suite(.serialized)
struct TableInteractionGoldenTraceTests {
  private static let letters = (0..<40).map { "row \($0)" }

  private func makeTable(_ rows: [[String]] = [["A", "B", "C", "D", "E", "F", "G"]]) -> TracingTable {
    let table = TracingTable(rows)
    table.takePartInEverything()
    return table
  }

  @Test func dragAndDropCallbacksMatchTheirTrace() throws {
    let table = makeTable()
    table.mount()
    let start = table.place(0, x: 100)
    try table.trace.during("a row is lifted, moved over two others, and dropped") {
      table.table.contextMenuInteraction.map(table.table.removeInteraction)
      table.screen.drag(from: start, to: table.place(2, x: 100), press: 0.7)
      try table.settle()
    }
    try table.trace.during("a row is lifted and let go where it is") {
      table.screen.tap(at: start, duration: 0.7)
      try table.settle()
    }
    table.dropOperation = .copy
    try table.trace.during("a row is copied") {
      table.screen.drag(from: start, to: table.place(1, x: 100), press: 0.7)
      try table.settle()
    }
    table.dropOperation = .forbidden
    try table.trace.during("a row is dropped where it may not be") {
      table.screen.drag(from: start, to: table.place(1, x: 100), press: 0.7)
      try table.settle()
    }
    expectGolden(table.trace.text, "dragging")
  }

  @Test func contextMenuCallbacksMatchTheirTrace() throws {
    let table = makeTable()
    table.table.dragDelegate = nil
    table.table.dragInteractionEnabled = false
    table.mount()
    func open() throws {
      table.screen.tap(at: table.place(1, x: 100), duration: 0.7)
      try table.settle()
    }
    try table.trace.during("a row is pressed for long") { try open() }
    try table.trace.during("its menu is closed by a key") {
      table.screen.press(.keyboardEscape)
      try table.settle()
    }
    try open()
    try table.trace.during("an element is chosen") {
      table.screen.press(.keyboardDownArrow)
      table.screen.press(.keyboardReturnOrEnter)
      try table.settle()
    }
    try open()
    try table.trace.during("what stands out is tapped") {
      table.screen.tap(at: table.place(1, x: 100))
      try table.settle()
    }
    try table.trace.during("a row is clicked with the secondary button") {
      table.screen.secondaryClick(at: table.place(1, x: 100))
      try table.settle()
    }
    expectGolden(table.trace.text, "menus")
  }

  /// A menu opens over a row that can be dragged; moving on drags it.
  @Test func menuThenDragCallbacksMatchTheirTrace() throws {
    let table = makeTable()
    table.mount()
    try table.trace.during("a row is pressed for long, and dragged on") {
      table.screen.drag(from: table.place(0, x: 100), to: table.place(2, x: 100), press: 1.5)
      try table.settle()
    }
    expectGolden(table.trace.text, "menu and drag")
  }

  @Test func focusCallbacksMatchTheirTrace() throws {
    let table = makeTable()
    table.table.allowsFocus = true
    table.mount()
    try table.trace.during("an arrow shows the focus, another moves it") {
      table.screen.press(.keyboardDownArrow)
      table.screen.press(.keyboardDownArrow)
      try table.settle()
    }
    try table.trace.during("the space bar chooses the row") {
      table.screen.press(.keyboardSpacebar)
      try table.settle()
    }
    try table.trace.during("a finger takes over") {
      try table.screen.tap(row: table.path(3))
      try table.settle()
    }
    expectGolden(table.trace.text, "keys")
  }

  @Test func prefetchingCallbacksMatchTheirTrace() throws {
    let table = makeTable([Self.letters])
    table.mount()
    try table.trace.during("the content moves down the rows") {
      for _ in 0..<4 {
        table.table.contentOffset.y += 80
        table.screen.advance(frames: 1)
      }
      try table.settle()
    }
    try table.trace.during("and turns back") {
      for _ in 0..<4 {
        table.table.contentOffset.y -= 80
        table.screen.advance(frames: 1)
      }
      try table.settle()
    }
    expectGolden(table.trace.text, "prefetching")
  }

  @Test func multipleSelectionCallbacksMatchTheirTrace() throws {
    let table = makeTable()
    table.table.allowsMultipleSelectionDuringEditing = true
    table.mount()
    try table.trace.during("edit mode with circles") {
      table.table.setEditing(true, animated: true)
      try table.settle()
    }
    try table.trace.during("two rows are tapped, one of them again") {
      try table.screen.tap(row: table.path(1))
      try table.screen.tap(row: table.path(2))
      try table.screen.tap(row: table.path(1))
      try table.settle()
    }
    try table.trace.during("edit mode ends") {
      table.table.setEditing(false, animated: true)
      try table.settle()
    }
    expectGolden(table.trace.text, "several rows")
  }

  /// Rows that size themselves: each is measured between its cell and its display.
  @Test func selfSizingCallbacksMatchTheirTrace() throws {
    let table = makeTable([Self.letters])
    table.table.register(MeasuredCell.self, forCellReuseIdentifier: "cell")
    MeasuredCell.recorder = table.trace.recorder
    table.table.rowHeight = UITableView.automaticDimension
    table.table.estimatedRowHeight = 50
    table.trace.during("first frame") { table.mount() }
    table.trace.during("two rows further") {
      table.table.contentOffset.y = 120
      table.screen.advance(frames: 1)
    }
    try table.trace.during("reconfigureRows") {
      table.table.reconfigureRows(at: [table.path(3)])
      try table.settle()
    }
    expectGolden(table.trace.text, "self-sizing")
  }

  @Test func diffableDataSourceCallbacksMatchTheirTrace() throws {
    let table = TracingTable([])
    let recorder = table.trace.recorder
    let source = UITableViewDiffableDataSource<String, String>(tableView: table.table) { view, path, item in
      recorder.note(item, path, method: "cellProvider")
      let cell = view.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = item
      return cell
    }
    table.mount()
    func apply(
      _ heading: String, _ items: [String],
      _ change: (inout NSDiffableDataSourceSnapshot<String, String>) -> Void = { _ in }
    ) throws {
      var snapshot = NSDiffableDataSourceSnapshot<String, String>()
      snapshot.appendSections(["only"])
      snapshot.appendItems(items)
      change(&snapshot)
      try table.trace.during(heading) {
        source.apply(snapshot, animatingDifferences: true) { recorder.note(method: "completion") }
        recorder.note(method: "apply returned")
        try table.settle()
      }
    }
    try apply("the first snapshot", ["A", "B", "C", "D"])
    try apply("one item comes, one goes, one moves", ["D", "A", "x", "C"])
    try apply("one is reloaded, another reconfigured", ["D", "A", "x", "C"]) {
      $0.reloadItems(["A"])
      $0.reconfigureItems(["C"])
    }
    try table.trace.during("applySnapshotUsingReloadData") {
      source.applySnapshotUsingReloadData(source.snapshot()) { recorder.note(method: "completion") }
      try table.settle()
    }
    expectGolden(table.trace.text, "diffable")
  }
}

/// A cell that notes when it is prepared and measured.
private final class MeasuredCell: UITableViewCell {
  static var recorder: CallbackRecorder?

  override func prepareForReuse() {
    super.prepareForReuse()
    Self.recorder?.note(method: "prepareForReuse")
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    Self.recorder?.note(method: "systemLayoutSizeFitting")
    return CGSize(width: targetSize.width, height: 60)
  }
}
