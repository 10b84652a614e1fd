import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import ListTesting
@testable import UIKitLists

/// The frames of an update's animation: rows are 44 high, ease in and out is half way at half time.
@MainActor @Suite struct TableUpdateAnimatorTests {
  private let half = TableUpdateAnimator.duration / 2

  @Test func rowsBelowAnInsertionSlideWhileTheirFramesAreFinal() throws {
    let stage = UpdateStage([["a", "b"]])
    let b = try require(stage.cell(1))
    stage.source.sections = [["a", "x", "b"]]
    stage.table.insertRows(at: [path(1)], with: .fade)
    let x = try require(stage.cell(1))
    expectEqual(b.frame.minY, 88)
    stage.screen.advance(by: half)
    expect(abs(stage.shownFrame(b).minY - 66) < 1)
    expectEqual(stage.shownFrame(x).minY, 44)
    expect(abs(stage.shownAlpha(x) - 0.5) < 0.05)
    stage.rest()
    expectEqual(stage.shownFrame(b).minY, 88)
    expectEqual(stage.shownAlpha(x), 1)
    expect(b.layer.animationKeys() == nil || b.layer.animationKeys() == [])
  }

  @Test(arguments: [
    (UITableView.RowAnimation.left, CGPoint(x: -160, y: 44)), (.right, CGPoint(x: 160, y: 44)),
    (.top, CGPoint(x: 0, y: 22)), (.bottom, CGPoint(x: 0, y: 66)), (.middle, CGPoint(x: 0, y: 33)),
    (.fade, CGPoint(x: 0, y: 44)), (.automatic, CGPoint(x: 0, y: 44)), (.none, CGPoint(x: 0, y: 44)),
  ])
  func anInsertedRowIsHalfwayAlongItsRowAnimation(_ animation: UITableView.RowAnimation, _ place: CGPoint) throws {
    let stage = UpdateStage([["a", "b"]])
    stage.source.sections = [["a", "x", "b"]]
    stage.table.insertRows(at: [path(1)], with: animation)
    let x = try require(stage.cell(1))
    stage.screen.advance(by: half)
    expect(abs(stage.shownFrame(x).minX - place.x) < 4)
    expect(abs(stage.shownFrame(x).minY - place.y) < 1)
    expectEqual((stage.shownAlpha(x) < 1), (animation == .fade || animation == .automatic))
    if animation == .middle { expect(abs((x.layer.mask?.presentation()?.bounds.height ?? 0) - 22) < 1) }
    stage.rest()
    expectNil(x.layer.mask)
  }

  @Test(arguments: [
    (UITableView.RowAnimation.left, CGPoint(x: -160, y: 44)), (.right, CGPoint(x: 160, y: 44)),
    (.top, CGPoint(x: 0, y: 22)), (.bottom, CGPoint(x: 0, y: 66)), (.middle, CGPoint(x: 0, y: 33)),
    (.fade, CGPoint(x: 0, y: 44)),
  ])
  func aDeletedRowIsHalfwayAlongItsRowAnimation(_ animation: UITableView.RowAnimation, _ place: CGPoint) throws {
    let stage = UpdateStage([["a", "x", "b"]])
    let x = try require(stage.cell(1))
    stage.source.sections = [["a", "b"]]
    stage.table.deleteRows(at: [path(1)], with: animation)
    stage.screen.advance(by: half)
    expect(abs(stage.shownFrame(x).minX - place.x) < 4)
    expect(abs(stage.shownFrame(x).minY - place.y) < 1)
    expectEqual(stage.cellsInSight.count, 3)
    stage.rest()
    expectEqual(stage.cellsInSight.count, 2)
    expect(x.isHidden && x.alpha == 1 && x.layer.mask == nil)
  }

  @Test func aRowDeletedWithoutAnimationIsRemovedImmediately() {
    let stage = UpdateStage([["a", "x", "b"]])
    stage.source.sections = [["a", "b"]]
    stage.table.deleteRows(at: [path(1)], with: .none)
    expectEqual(stage.cellsInSight.count, 2)
  }

  @Test func aReloadedRowFadesAwayOverItsSuccessor() throws {
    let stage = UpdateStage([["a", "b"]])
    let old = try require(stage.cell(0))
    stage.source.sections = [["A", "b"]]
    stage.table.reloadRows(at: [path(0)], with: .fade)
    let new = try require(stage.cell(0))
    stage.screen.advance(by: half)
    expectEqual(stage.shownAlpha(new), 1)
    expect(abs(stage.shownAlpha(old) - 0.5) < 0.05)
    let order = stage.table.subviews
    expect(try require(order.firstIndex(of: new)) < require(order.firstIndex(of: old)))
  }

  @Test func insertionsAndDeletionsSlideRowsOutOfAndIntoTheScreen() throws {
    let stage = UpdateStage([(0..<30).map { "\($0)" }])
    let last = try require(stage.cell(9))
    stage.source.sections[0].insert(contentsOf: ["x", "y"], at: 0)
    stage.table.insertRows(at: [path(0), path(1)], with: .fade)
    expectEqual(stage.names.last, "7")
    stage.screen.advance(by: half)
    expect(abs(stage.shownFrame(last).minY - 440) < 2)
    stage.rest()
    expect(last.isHidden)
    stage.source.sections[0].removeFirst(2)
    stage.table.deleteRows(at: [path(0), path(1)], with: .fade)
    stage.screen.advance(by: half)
    expect(abs(stage.shownFrame(try require(stage.cell(9))).minY - 440) < 2)
  }

  @Test func aRowLeavingTheScreenReturnsWithItsCell() throws {
    let stage = UpdateStage([(0..<30).map { "\($0)" }])
    let last = try require(stage.cell(9))
    stage.source.sections[0].insert("x", at: 0)
    stage.table.insertRows(at: [path(0)], with: .fade)
    stage.source.trace = []
    stage.screen.advance(by: 0.1)
    stage.table.contentOffset.y = 88
    stage.screen.advance(frames: 1)
    expect(stage.cell(10) === last)
    expect(!stage.source.trace.contains("cell 9"))
    stage.rest()
    expect(stage.cell(10) === last && !last.isHidden)
    expect(!stage.source.trace.contains("didEndDisplaying 0.10"))
  }

  @Test func aRowReconfiguredWhileLeavingReturnsWithANewCell() throws {
    let stage = UpdateStage([(0..<30).map { "\($0)" }])
    let last = try require(stage.cell(9))
    stage.source.sections[0].insert("x", at: 0)
    stage.table.insertRows(at: [path(0)], with: .fade)
    stage.screen.advance(by: 0.1)
    stage.source.sections[0][10] = "changed"
    stage.table.reconfigureRows(at: [path(10)])
    stage.table.contentOffset.y = 88
    stage.screen.advance(frames: 1)
    let shown = try require(stage.cell(10))
    expect(shown !== last && shown.name == "changed", "the cell on its way out shows the old content")
    stage.rest()
    expectEqual(stage.names, Array(stage.source.sections[0][2..<12]))
    expect(last.isHidden && stage.table.departingCells == 0)
    expectNil(stage.table.invariantViolation(), "\(stage.table.dump())")
  }

  @Test func aSecondUpdateContinuesFromThePresentPositions() throws {
    let stage = UpdateStage([["a", "b"]])
    let b = try require(stage.cell(1))
    stage.source.sections = [["a", "x", "b"]]
    stage.table.insertRows(at: [path(1)], with: .fade)
    stage.screen.advance(by: half)
    let before = stage.shownFrame(b).minY
    stage.source.sections = [["a", "x", "y", "b"]]
    stage.table.insertRows(at: [path(2)], with: .fade)
    stage.screen.advance(frames: 1)
    expectEqual(b.frame.minY, 132)
    expect(abs(stage.shownFrame(b).minY - before) < 8)
    stage.rest()
    expectEqual(stage.shownFrame(b).minY, 132)
  }

  @Test func rowsStayVisibleWhileTheContentOffsetIsClamped() throws {
    let stage = UpdateStage([(0..<20).map { "\($0)" }])
    stage.table.contentOffset.y = 440
    stage.screen.advance(frames: 1)
    let survivor = try require(stage.cell(11))
    let place = stage.shownFrame(survivor).minY - 440
    stage.source.sections = [(0..<12).map { "\($0)" }]
    stage.table.deleteRows(at: (12..<20).map { path($0) }, with: .fade)
    expectEqual(stage.table.contentOffset.y, 88)
    // One frame on its way of 352 points it is where it was on screen, but for the first steps of easing in.
    stage.screen.advance(frames: 1)
    expect(abs(stage.shownFrame(survivor).minY - 88 - place) < 12)
  }

  @Test func headersSlideWithTheirSections() throws {
    let stage = UpdateStage(style: .grouped, [["a"], ["b"]])
    stage.source.titles = [0: "First", 1: "Second"]
    stage.table.reloadData()
    stage.screen.advance(frames: 1)
    let header = try require(stage.table.headerView(forSection: 1))
    let start = header.frame.minY
    stage.source.sections = [["a", "x"], ["b"]]
    stage.table.insertRows(at: [path(1)], with: .fade)
    expectEqual(header.frame.minY, start + 44)
    stage.screen.advance(by: half)
    expect(abs(stage.shownFrame(header).minY - start - 22) < 1)
    expect(stage.table.headerView(forSection: 1) === header)
  }

  @Test func performWithoutAnimationUpdatesImmediately() throws {
    let stage = UpdateStage([["a", "b"]])
    let b = try require(stage.cell(1))
    stage.source.sections = [["b"]]
    UIView.performWithoutAnimation { stage.table.deleteRows(at: [path(0)], with: .fade) }
    expectEqual(stage.cellsInSight.count, 1)
    expectEqual(stage.shownFrame(b).minY, 0)
  }

  @Test func rowHeightsGrowGradually() throws {
    let stage = UpdateStage([["a", "b"]], rowHeight: 0)
    let (a, b) = (try require(stage.cell(0)), try require(stage.cell(1)))
    a.height = 144
    stage.table.performBatchUpdates(nil)
    stage.screen.advance(by: half)
    expect(abs(stage.shownFrame(a).height - 94) < 2)
    expect(abs(stage.shownFrame(b).minY - 94) < 2)
  }

  @Test func rowsThatScrollInJoinARunningAnimation() throws {
    let stage = UpdateStage([(0..<40).map { "\($0)" }])
    stage.source.sections[0].removeFirst(3)
    stage.table.deleteRows(at: [path(0), path(1), path(2)], with: .fade)
    stage.screen.advance(by: 0.1)
    let bottom = try require(stage.cell(9))
    let way = stage.shownFrame(bottom).minY - bottom.frame.minY
    expect(way > 40 && way < 132, "on its way up")
    stage.table.contentOffset.y = 100
    stage.screen.advance(frames: 1)
    let entered = try require(stage.cell(11))
    let neighbour = try require(stage.cell(10))
    expect(abs(stage.shownFrame(entered).minY - stage.shownFrame(neighbour).maxY) < 0.01)
    expect(stage.shownFrame(entered).minY > entered.frame.minY + 20)
    stage.rest()
    expectEqual(stage.shownFrame(entered), entered.frame)
    expect(entered.layer.animationKeys()?.isEmpty != false)
  }
}
