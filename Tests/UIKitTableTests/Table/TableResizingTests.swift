import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitLists

/// Rows whose content changes while they are shown.
@MainActor @Suite struct TableResizingTests {
  final class Controller: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(SelfSizingRowTests.NoteCell.self, forCellReuseIdentifier: "note")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
      guard let note = cell as? SelfSizingRowTests.NoteCell else { return cell }
      note.title.text = "Note \(indexPath.row)"
      note.body.text = "short"
      return cell
    }
  }

  private func mount() throws -> (MountedScreen, UITableView) {
    let controller = Controller(style: .plain)
    let screen = MountedScreen(controller, size: CGSize(width: 390, height: 700))
    try screen.settle()
    return (screen, controller.tableView)
  }

  private func cell(_ table: UITableView, _ row: Int) throws -> SelfSizingRowTests.NoteCell {
    try require(table.cellForRow(at: IndexPath(row: row, section: 0)) as? SelfSizingRowTests.NoteCell)
  }

  private let long = Array(repeating: "and goes on", count: 20).joined(separator: ", ")

  @Test(arguments: [true, false])
  func aCellThatInvalidatesItsSizeIsResized(onContentView: Bool) throws {
    let (screen, table) = try mount()
    let changed = try cell(table, 2)
    let below = try cell(table, 3)
    let height = changed.frame.height
    let y = below.frame.minY
    changed.body.text = long
    try screen.settle()
    expectEqual(changed.frame.height, height, "only what asks for it is measured again")
    if onContentView {
      changed.contentView.invalidateIntrinsicContentSize()
    } else {
      changed.invalidateIntrinsicContentSize()
    }
    screen.advance(by: 0.15)
    let halfway = try require(below.layer.presentation()?.frame.minY)
    try screen.settle()
    let grown = changed.frame.height
    expect(grown > height + 30)
    expectEqual(below.frame.minY, y + grown - height)
    expect(halfway > y + 2 && halfway < below.frame.minY - 2, "half of the way at \(halfway)")
    expectNil(table.invariantViolation(), "\(table.dump())")
    expectEqual(table.contentOffset.y, 0)
    // And back, which brings rows from below.
    changed.body.text = "short"
    changed.invalidateIntrinsicContentSize()
    try screen.settle()
    expectEqual(changed.frame.height, height)
    expectNil(table.invariantViolation(), "\(table.dump())")
  }

  @Test func performWithoutAnimationResizesACellImmediately() throws {
    let (screen, table) = try mount()
    let changed = try cell(table, 0)
    let below = try cell(table, 1)
    changed.body.text = long
    UIView.performWithoutAnimation { changed.invalidateIntrinsicContentSize() }
    screen.advance(frames: 1)
    expectEqual(below.layer.presentation()?.frame.minY ?? below.frame.minY, changed.frame.maxY)
    expectNil(table.invariantViolation(), "\(table.dump())")
  }

  @Test func disabledSelfSizingInvalidationKeepsTheHeight() throws {
    let (screen, table) = try mount()
    table.selfSizingInvalidation = .disabled
    let changed = try cell(table, 0)
    let height = changed.frame.height
    changed.body.text = long
    changed.invalidateIntrinsicContentSize()
    try screen.settle()
    expectEqual(changed.frame.height, height)
  }

  @Test func changedConstraintsResizeACellWhenIncluded() throws {
    let (screen, table) = try mount()
    expectEqual(table.selfSizingInvalidation, .enabled)
    table.selfSizingInvalidation = .enabledIncludingConstraints
    let changed = try cell(table, 0)
    let height = changed.frame.height
    changed.body.text = long
    try screen.settle()
    expect(changed.frame.height > height + 30)
    let spacer = changed.title.heightAnchor.constraint(equalToConstant: 120)
    let grown = changed.frame.height
    spacer.isActive = true
    try screen.settle()
    expect(changed.frame.height > grown + 80)
    spacer.constant = 60
    try screen.settle()
    expect(changed.frame.height > grown + 20 && changed.frame.height < grown + 60)
    spacer.isActive = false
    try screen.settle()
    expectEqual(changed.frame.height, grown)
    expectNil(table.invariantViolation(), "\(table.dump())")
  }

  @Test func aFixedRowHeightIgnoresInvalidation() throws {
    let (screen, table) = try mount()
    table.rowHeight = 80
    try screen.settle()
    let changed = try cell(table, 0)
    changed.body.text = long
    changed.invalidateIntrinsicContentSize()
    try screen.settle()
    expectEqual(changed.frame.height, 80)
  }

  /// [D] Content that is configured asks by itself.
  @Test func aChangedContentConfigurationResizesTheRow() throws {
    let (screen, table) = try mount()
    let changed = try require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let below = try cell(table, 2)
    var content = changed.defaultContentConfiguration()
    content.text = "short"
    changed.contentConfiguration = content
    try screen.settle()
    let height = changed.frame.height
    expectEqual(height, 44)
    content.text = long
    changed.contentConfiguration = content
    try screen.settle()
    expect(changed.frame.height > height + 30)
    expectEqual(below.frame.minY, changed.frame.maxY)
    expectNil(table.invariantViolation(), "\(table.dump())")
  }

  @Test func rowsInvalidatedInOneFrameResizeTogether() throws {
    let (screen, table) = try mount()
    let first = try cell(table, 1)
    let second = try cell(table, 3)
    let height = first.frame.height
    for cell in [first, second] {
      cell.body.text = long
      cell.invalidateIntrinsicContentSize()
      cell.contentView.invalidateIntrinsicContentSize()
    }
    screen.advance(by: 0.15)
    for cell in [first, second] {
      let shown = try require(cell.layer.presentation()?.bounds.height)
      expect(shown > height + 2 && shown < cell.bounds.height - 2)
    }
    try screen.settle()
    expect(first.frame.height == second.frame.height && first.frame.height > height + 30)
    expectNil(table.invariantViolation(), "\(table.dump())")
  }

  @Test func anEditedRowAboveTheScreenGrowsWithoutMovingVisibleRows() throws {
    let (screen, table) = try mount()
    let kept = try cell(table, 1)
    let field = UITextField()
    kept.contentView.addSubview(field)
    expect(field.becomeFirstResponder())
    table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .top, animated: false)
    try screen.settle()
    let top = try require(table.visibleCells.first)
    let y = top.frame.minY - table.contentOffset.y
    let height = kept.frame.height
    kept.body.text = long
    kept.invalidateIntrinsicContentSize()
    try screen.settle()
    expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height > height + 30)
    expectEqual(top.frame.minY - table.contentOffset.y, y)
    expect(table.visibleCells.first === top)
    expectNil(table.invariantViolation(), "\(table.dump())")
  }

  @Test func separatorsBesideASelectedRowAreHidden() throws {
    let (screen, table) = try mount()
    func hasLine(_ row: Int) throws -> Bool {
      let cell = try cell(table, row)
      return cell.subviews.contains { !$0.isHidden && $0.frame.height == 0.5 && $0.frame.maxY == cell.bounds.maxY }
    }
    expectEqual(try (0..<4).map(hasLine), [true, true, true, true])
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    expectEqual(try (0..<4).map(hasLine), [true, false, false, true])
    // Out of sight and back.
    table.contentOffset.y = 1500
    try screen.settle()
    table.contentOffset.y = 0
    try screen.settle()
    expectEqual(try (0..<4).map(hasLine), [true, false, false, true])
    table.deselectRow(at: IndexPath(row: 2, section: 0), animated: false)
    expectEqual(try (0..<4).map(hasLine), [true, true, true, true])
  }
}
