import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import ListTesting
@testable import UIKitCore
@testable import UIKitLists

private final class FocusableView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

@MainActor @Suite struct TableUpdatesTests {
  @Test func remainingRowsKeepTheirCellsInABatch() throws {
    let stage = UpdateStage([["a", "b", "c", "d"]])
    let b = try require(stage.cell(1))
    let d = try require(stage.cell(3))
    stage.table.performBatchUpdates {
      stage.source.sections = [["x", "b", "d"]]
      stage.table.deleteRows(at: [path(0), path(2)], with: .fade)
      stage.table.insertRows(at: [path(0)], with: .fade)
    }
    expectEqual(stage.names, ["x", "b", "d"])
    expect(stage.cell(1) === b && stage.cell(2) === d)
    expect(b.reuses == 0 && d.reuses == 0)
    expectNil(stage.table.invariantViolation())
  }

  @Test func movedRowsAndSectionsKeepTheirCells() throws {
    let stage = UpdateStage([["a", "b"], ["c"], ["d"]])
    let cells = try ["a", "b", "c", "d"].map { name in
      try require(stage.table.visibleCells.first { ($0 as? NamedCell)?.name == name })
    }
    stage.table.performBatchUpdates {
      stage.source.sections = [["d", "a"], ["b"], ["c"]]
      stage.table.moveSection(2, toSection: 0)
      stage.table.moveRow(at: path(0, 0), to: path(1, 0))
    }
    expectEqual(stage.names, ["d", "a", "b", "c"])
    expectEqual(stage.table.visibleCells.map(ObjectIdentifier.init), [3, 0, 1, 2].map { ObjectIdentifier(cells[$0]) })
  }

  @Test func reloadRowsReplacesTheCellAndReconfigureRowsKeepsIt() throws {
    let stage = UpdateStage([["a", "b"]])
    let (a, b) = (try require(stage.cell(0)), try require(stage.cell(1)))
    stage.source.sections = [["A", "B"]]
    stage.table.reloadRows(at: [path(0)], with: .fade)
    stage.table.reconfigureRows(at: [path(1)])
    expectEqual(stage.names, ["A", "B"])
    expect(stage.cell(0) !== a)
    expect(stage.cell(1) === b && b.reuses == 0)
  }

  @Test func reconfiguredRowsAreMeasuredAgain() {
    let stage = UpdateStage([["a", "b"]], rowHeight: 0)
    stage.source.heights["a"] = 70
    stage.table.reconfigureRows(at: [path(0)])
    expectEqual(stage.table.rectForRow(at: path(0)).height, 70)
    expectEqual(stage.table.rectForRow(at: path(1)).minY, 70)
  }

  @Test func anEmptyBatchMeasuresRowsAgain() throws {
    let stage = UpdateStage([(0..<40).map { "\($0)" }], rowHeight: 0)
    try require(stage.cell(1)).height = 100
    stage.table.beginUpdates()
    stage.table.endUpdates()
    expectEqual(stage.table.rectForRow(at: path(1)).height, 100)
    expectEqual(stage.table.rectForRow(at: path(2)).minY, 144)
    // What is off screen is measured when it comes.
    stage.source.heights["30"] = 60
    stage.table.scrollToRow(at: path(30), at: .middle, animated: false)
    expectEqual(stage.table.rectForRow(at: path(30)).height, 60)
  }

  @Test func nestedBatchesAreAppliedWithTheOutermostEnd() {
    let stage = UpdateStage([["a"]])
    stage.table.beginUpdates()
    stage.source.sections = [["a", "b", "c"]]
    stage.table.insertRows(at: [path(1)], with: .fade)
    stage.table.beginUpdates()
    stage.table.insertRows(at: [path(2)], with: .fade)
    stage.table.endUpdates()
    expect(stage.table.hasUncommittedUpdates)
    expectEqual(stage.table.numberOfRows(inSection: 0), 1)
    stage.table.endUpdates()
    expect(!stage.table.hasUncommittedUpdates)
    expectEqual(stage.names, ["a", "b", "c"])
  }

  @Test func countsAreQueriedOncePerBatch() {
    let stage = UpdateStage([["a"], ["b"]])
    stage.table.performBatchUpdates {
      stage.source.sections = [["a"], ["b", "c"]]
      stage.table.insertRows(at: [path(1, 1)], with: .none)
    }
    expectEqual(
      stage.source.trace.filter { $0.hasPrefix("sections") || $0.hasPrefix("rows") },
      [
        "sections", "rows 0", "rows 1",
      ])
  }

  @Test func selectionFollowsItsRow() {
    let stage = UpdateStage([["a", "b", "c"]])
    stage.table.allowsMultipleSelection = true
    for row in 0..<3 { stage.table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
    stage.table.performBatchUpdates {
      stage.source.sections = [["x", "c", "B"]]
      stage.table.deleteRows(at: [path(0)], with: .fade)
      stage.table.reloadRows(at: [path(1)], with: .fade)
      stage.table.insertRows(at: [path(0)], with: .fade)
    }
    // The deleted row is gone, the reloaded one is another.
    expectEqual(stage.table.indexPathsForSelectedRows, [path(2)])
    expectEqual(stage.cell(2)?.isSelected, true)
    expectEqual(stage.cell(1)?.isSelected, false)
  }

  @Test func aTouchedRowIsSelectedAtItsNewIndexPath() throws {
    let stage = UpdateStage([["a", "b"]])
    let touches = stage.table.itemTouches
    let touch = UITouch(type: .direct, window: stage.screen.window, location: CGPoint(x: 50, y: 60), timestamp: 0)
    touches.began([touch], nil)
    let b = try require(stage.cell(1))
    expect(b.isHighlighted)
    stage.source.sections = [["x", "a", "b"]]
    stage.table.insertRows(at: [path(0)], with: .fade)
    expect(b.isHighlighted)
    touches.ended([touch])
    expectEqual(stage.table.indexPathForSelectedRow, path(2))
  }

  @Test func aFirstResponderKeepsItsStatusWhenItsRowMoves() throws {
    let stage = UpdateStage([["a", "b", "c"]])
    let field = FocusableView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    try require(stage.cell(2)).contentView.addSubview(field)
    field.becomeFirstResponder()
    stage.table.performBatchUpdates {
      stage.source.sections = [["c", "a"]]
      stage.table.deleteRows(at: [path(1)], with: .fade)
      stage.table.moveRow(at: path(2), to: path(0))
    }
    stage.rest()
    expect(field.isFirstResponder)
    stage.source.sections = [["a"]]
    stage.table.deleteRows(at: [path(0)], with: .fade)
    stage.rest()
    expect(!field.isFirstResponder)
  }

  @Test func aNewLastRowOfAGroupGetsItsCorners() throws {
    let stage = UpdateStage(style: .insetGrouped, [["a", "b", "c"]])
    let b = try require(stage.cell(1))
    expectEqual(b.layer.cornerRadius, 0)
    stage.source.sections = [["a", "b"]]
    stage.table.deleteRows(at: [path(2)], with: .fade)
    expectEqual(b.layer.maskedCorners, [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    expect(b.layer.cornerRadius > 0)
  }

  // MARK: The scroll offset

  @Test func insertionsAboveTheScreenKeepTheContentOffset() {
    let stage = UpdateStage([(0..<100).map { "\($0)" }])
    stage.table.contentOffset.y = 440
    stage.source.sections[0].insert("new", at: 0)
    stage.table.insertRows(at: [path(0)], with: .fade)
    expectEqual(stage.table.contentOffset.y, 440)
    expectEqual(stage.names.first, "9")
  }

  @Test func deletionsClampTheContentOffset() {
    let stage = UpdateStage([(0..<20).map { "\($0)" }])
    stage.table.contentOffset.y = 440
    stage.source.sections = [(0..<12).map { "\($0)" }]
    stage.table.deleteRows(at: (12..<20).map { path($0) }, with: .fade)
    expectEqual(stage.table.contentOffset.y, 88)
    expectEqual(stage.names.last, "11")
    expectNil(stage.table.invariantViolation())
  }

  // MARK: Tables that are not on screen

  @Test func anUpdateBeforeTheFirstLayoutIsPartOfIt() {
    let stage = UpdateStage([["a"]], isMounted: false)
    stage.table.performBatchUpdates {
      stage.source.sections = [["a", "b"]]
      stage.table.insertRows(at: [path(1)], with: .fade)
    }
    expectEqual(stage.table.numberOfRows(inSection: 0), 2)
    stage.table.layoutIfNeeded()
    expectNil(stage.table.invariantViolation())
  }

  @Test func updatesOutsideAWindowApplyImmediately() {
    let stage = UpdateStage([["a", "b"]])
    stage.table.removeFromSuperview()
    var finished: Bool?
    stage.table.performBatchUpdates {
      stage.source.sections = [["b", "c"]]
      stage.table.deleteRows(at: [path(0)], with: .fade)
      stage.table.insertRows(at: [path(1)], with: .fade)
    } completion: {
      finished = $0
    }
    expectEqual(stage.names, ["b", "c"])
    expectEqual(stage.cellsInSight.count, 2)
    stage.screen.advance(frames: 1)
    expectEqual(finished, true)
  }

  // MARK: Reloads and callbacks in between

  @Test func reloadDropsPendingOperations() {
    let stage = UpdateStage([["a"]])
    stage.table.beginUpdates()
    stage.table.deleteRows(at: [path(0)], with: .fade)
    stage.source.sections = [["x", "y"]]
    stage.table.reloadData()
    expect(!stage.table.hasUncommittedUpdates)
    stage.table.endUpdates()
    expectEqual(stage.names, ["x", "y"])
  }

  @Test func reloadEndsAnimationsUnfinished() {
    let stage = UpdateStage([["a", "b"]])
    var finished: [Bool] = []
    stage.table.performBatchUpdates {
      stage.source.sections = [["b"]]
      stage.table.deleteRows(at: [path(0)], with: .left)
    } completion: {
      finished.append($0)
    }
    stage.screen.advance(by: 0.1)
    expectEqual(stage.cellsInSight.count, 2)
    stage.table.reloadData()
    stage.screen.advance(frames: 1)
    expectEqual(stage.cellsInSight.count, 1)
    stage.rest()
    expectEqual(finished, [false])
  }

  @Test func anUpdateWithinCellForRowIsApplied() {
    let stage = UpdateStage([(0..<30).map { "\($0)" }])
    stage.source.onCell = { [unowned stage] _ in
      stage.source.onCell = nil
      stage.source.sections[0].removeLast(15)
      stage.table.deleteRows(at: (15..<30).map { path($0) }, with: .fade)
    }
    stage.table.contentOffset.y = 800
    stage.screen.advance(frames: 2)
    expectEqual(stage.table.numberOfRows(inSection: 0), 15)
    expectEqual(stage.names.last, "14")
    expectNil(stage.table.invariantViolation())
  }

  @Test func aReloadWithinDidEndDisplayingLeavesNoStrayRows() {
    let stage = UpdateStage([(0..<30).map { "\($0)" }])
    stage.source.onDidEndDisplaying = { [unowned stage] _ in
      stage.source.onDidEndDisplaying = nil
      stage.source.sections = [["only"]]
      stage.table.reloadData()
    }
    stage.table.contentOffset.y = 800
    stage.screen.advance(frames: 2)
    expectEqual(stage.names, ["only"])
    expectNil(stage.table.invariantViolation())
  }

  // MARK: Order of calls

  @Test func batchUpdateCallbacksComeInOrder() {
    let stage = UpdateStage([["a", "b", "c", "d"]])
    stage.table.performBatchUpdates {
      stage.source.trace.append("changes")
      stage.source.sections = [["x", "b", "C", "D"]]
      stage.table.deleteRows(at: [path(0)], with: .fade)
      stage.table.insertRows(at: [path(0)], with: .fade)
      stage.table.reloadRows(at: [path(2)], with: .fade)
      stage.table.reconfigureRows(at: [path(3)])
    } completion: { _ in
      stage.source.trace.append("completion")
    }
    stage.source.trace.append("running")
    stage.rest()
    expectEqual(
      stage.source.trace,
      [
        "changes", "sections", "rows 0", "cell D", "cell x", "willDisplay 0.0", "cell C", "willDisplay 0.2", "running",
        "didEndDisplaying 0.0", "didEndDisplaying 0.2", "completion",
      ])
  }

  @Test func completionsOfNestedBatchesComeInOrder() {
    let stage = UpdateStage([["a"]])
    var order: [Int] = []
    stage.table.performBatchUpdates {
      stage.table.performBatchUpdates(nil) { _ in order.append(1) }
    } completion: { _ in
      order.append(2)
    }
    stage.rest()
    expectEqual(order, [1, 2])
  }
}
