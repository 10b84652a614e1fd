import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import ListTesting
@testable import UIKitCore
@testable import UIKitLists

/// Rows after a change of what their heights depend on: width, text size, margins.
@MainActor @Suite struct TableRemeasureTests {
  final class NotesController: UITableViewController {
    private(set) var requests = 0
    var estimate: CGFloat = 60

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(SelfSizingRowTests.NoteCell.self, forCellReuseIdentifier: "note")
      tableView.estimatedRowHeight = estimate
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 300 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      requests += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
      guard let note = cell as? SelfSizingRowTests.NoteCell else { return cell }
      note.title.text = "Note \(indexPath.row)"
      note.body.text = Array(repeating: "goes on", count: 1 + indexPath.row * 7 % 40).joined(separator: ", ")
      for label in [note.title, note.body] {
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
      }
      return cell
    }
  }

  /// The row at the top, and how far in the top is.
  private func anchor(_ table: UITableView) throws -> (IndexPath, CGFloat) {
    let path = try require(table.indexPathForRow(at: CGPoint(x: 1, y: table.contentOffset.y)))
    return (path, table.contentOffset.y - table.rectForRow(at: path).minY)
  }

  private func mount() throws -> (MountedScreen, NotesController, UITableView) {
    let controller = NotesController(style: .plain)
    let screen = MountedScreen(controller, size: CGSize(width: 390, height: 700))
    try screen.settle()
    return (screen, controller, controller.tableView)
  }

  @Test func aNewWidthKeepsCellsAndTheTopRow() throws {
    let (screen, controller, table) = try mount()
    table.scrollToRow(at: IndexPath(row: 120, section: 0), at: .top, animated: false)
    table.contentOffset.y += 13
    try screen.settle()
    let (path, inside) = try anchor(table)
    let cell = table.cellForRow(at: path)
    let requests = controller.requests
    screen.resize(to: CGSize(width: 300, height: 700))
    try screen.settle()
    expect(try anchor(table) == (path, inside))
    expect(table.cellForRow(at: path) === cell)
    expectEqual(controller.requests, requests, "narrower rows are higher: none comes")
    expectNil(table.invariantViolation(), "\(table.dump())")
    screen.resize(to: CGSize(width: 390, height: 700))
    try screen.settle()
    expect(try anchor(table) == (path, inside))
    expectNil(table.invariantViolation(), "\(table.dump())")
  }

  /// Turned and turned back, rows that were seen are as high as they were, without being measured again.
  @Test func returningToAFormerWidthDoesNotMeasureRowsAgain() throws {
    let (screen, _, table) = try mount()
    for row in 0..<60 { table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false) }
    let height = table.contentSize.height
    let seen = (0..<60).map { table.rectForRow(at: IndexPath(row: $0, section: 0)) }
    screen.resize(to: CGSize(width: 700, height: 390))
    try screen.settle()
    expect(table.contentSize.height != height)
    screen.resize(to: CGSize(width: 390, height: 700))
    try screen.settle()
    expectEqual((0..<60).map { table.rectForRow(at: IndexPath(row: $0, section: 0)) }, seen)
    expectEqual(table.contentSize.height, height)
    expectNil(table.invariantViolation(), "\(table.dump())")
    // Rows that are others by then are measured anew.
    screen.resize(to: CGSize(width: 700, height: 390))
    try screen.settle()
    table.reloadRows(at: [IndexPath(row: 3, section: 0)], with: .none)
    screen.resize(to: CGSize(width: 390, height: 700))
    try screen.settle()
    expectEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 60, "guessed again")
    expectNil(table.invariantViolation(), "\(table.dump())")
  }

  /// Controls take room from the content, and text that wraps earlier makes rows higher.
  @Test(arguments: [true, false]) func enteringEditModeMeasuresRowsAgain(animated: Bool) throws {
    let (screen, controller, table) = try mount()
    table.scrollToRow(at: IndexPath(row: 120, section: 0), at: .top, animated: false)
    try screen.settle()
    let requests = controller.requests
    let path = try require(table.indexPathsForVisibleRows?.first)
    let shown = try require(table.indexPathsForVisibleRows)
    let heights = shown.map { table.rectForRow(at: $0).height }
    table.setEditing(true, animated: animated)
    try screen.settle()
    expectEqual(table.indexPathsForVisibleRows?.first, path)
    let edited = try require(table.indexPathsForVisibleRows)
    for path in edited {
      let cell = try require(table.cellForRow(at: path) as? SelfSizingRowTests.NoteCell)
      expect(abs(cell.body.frame.maxY + 12 - cell.bounds.height) <= 1, "row \(path)")
      expect(cell.contentView.frame.minX > 0)
    }
    expect(zip(shown, heights).contains { table.rectForRow(at: $0).height > $1 })
    expectEqual(controller.requests, requests, "rows became higher: none comes")
    expectNil(table.invariantViolation(), "\(table.dump())")
    table.setEditing(false, animated: animated)
    try screen.settle()
    expectEqual(shown.map { table.rectForRow(at: $0).height }, heights)
    expectNil(table.invariantViolation(), "\(table.dump())")
  }

  /// [D] The pair measures rows on screen again and does nothing else.
  @Test func anEmptyUpdateOnlyMeasuresVisibleRowsAgain() throws {
    let (screen, _, table) = try mount()
    table.scrollToRow(at: IndexPath(row: 120, section: 0), at: .top, animated: false)
    table.contentOffset.y += 7
    try screen.settle()
    let cells = table.visibleCells
    let frames = cells.map(\.frame)
    let offset = table.contentOffset
    let size = table.contentSize
    table.beginUpdates()
    table.endUpdates()
    expect(cells.map(\.frame) == frames && table.contentOffset == offset && table.contentSize == size)
    try screen.settle()
    let changed = try require(cells[2] as? SelfSizingRowTests.NoteCell)
    changed.body.text = "short"
    let shrinks = changed.frame.height
    table.beginUpdates()
    table.endUpdates()
    try screen.settle()
    let change = changed.frame.height - shrinks
    expect(change < 0)
    expectEqual(cells[...2].map(\.frame.minY), frames[...2].map(\.minY))
    expectEqual(cells[3...].map(\.frame.minY), frames[3...].map { $0.minY + change })
    expectEqual(table.contentOffset, offset)
    expect(cells.elementsEqual(table.visibleCells.prefix(cells.count), by: ===))
    expectNil(table.invariantViolation(), "\(table.dump())")
  }

  @Test func largerTextKeepsCellsAndTheTopRow() throws {
    let (screen, _, table) = try mount()
    table.scrollToRow(at: IndexPath(row: 120, section: 0), at: .top, animated: false)
    try screen.settle()
    let (path, inside) = try anchor(table)
    let cell = try require(table.cellForRow(at: path))
    let height = cell.bounds.height
    screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    try screen.settle()
    expect(cell.bounds.height > height * 1.5)
    expect(try anchor(table) == (path, inside))
    expectNil(table.invariantViolation(), "\(table.dump())")
    screen.window.traitOverrides.preferredContentSizeCategory = .large
    try screen.settle()
    expectEqual(cell.bounds.height, height)
  }

  @Test func aTableScrolledToTheTopStaysThereAfterAResize() throws {
    let controller = NotesController(style: .plain)
    let screen = MountedScreen(
      UINavigationController(rootViewController: controller), size: CGSize(width: 390, height: 700))
    try screen.settle()
    let top = -controller.tableView.adjustedContentInset.top
    expect(controller.tableView.contentOffset.y == top && top < 0)
    for size in [CGSize(width: 700, height: 390), CGSize(width: 390, height: 700)] {
      screen.resize(to: size)
      try screen.settle()
      expectEqual(controller.tableView.contentOffset.y, -controller.tableView.adjustedContentInset.top)
    }
  }

  /// Rows that were guessed since the window changed are measured on the way, and the way still ends at the top.
  @Test func theHomeKeyAndTheWheelReachTheTopAfterAResize() throws {
    for wheel in [false, true] {
      let (screen, _, table) = try mount()
      table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .top, animated: false)
      try screen.settle()
      for width in [380, 340, 290, 350] as [CGFloat] { screen.resize(to: CGSize(width: width, height: 700)) }
      if wheel {
        for _ in 0..<3 { screen.wheel(at: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: 40)) }
      }
      screen.press(.keyboardHome)
      try screen.settle()
      expectEqual(table.contentOffset.y, -table.adjustedContentInset.top)
      screen.press(.keyboardEnd)
      try screen.settle()
      let end = table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height
      expect(abs(table.contentOffset.y - end) < 0.51)
      expectEqual(table.indexPathsForVisibleRows?.last?.row, 299)
    }
  }

  @Test func theWheelNeverScrollsBeyondTheContentsEnds() throws {
    let (screen, _, table) = try mount()
    for step in 0..<60 {
      screen.wheel(at: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: step % 20 < 10 ? 900 : -900))
      if step % 7 == 0 { screen.resize(to: CGSize(width: 300 + CGFloat(step % 5) * 30, height: 700)) }
    }
    try screen.settle()
    let end = table.contentSize.height - table.bounds.height
    expect(table.contentOffset.y >= 0 && table.contentOffset.y <= end + 0.5)
  }

  @Test func cellMarginsMayFollowTheReadableWidth() throws {
    let controller = NotesController(style: .plain)
    let screen = MountedScreen(controller, size: CGSize(width: 1000, height: 700))
    try screen.settle()
    let cell = try require(controller.tableView.visibleCells.first)
    expectEqual(cell.layoutMargins.left, 20)
    controller.tableView.cellLayoutMarginsFollowReadableWidth = true
    try screen.settle()
    let margin = controller.tableView.readableContentGuide.layoutFrame.minX
    expect(margin > 100)
    expect(cell.layoutMargins.left == margin && cell.layoutMargins.right == margin)
    expect(controller.tableView.visibleCells.first === cell)
  }
}
