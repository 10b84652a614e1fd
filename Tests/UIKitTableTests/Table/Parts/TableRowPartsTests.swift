import Expectations
import ListCore
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

/// The parts that know rows, headers and heights, each through its protocol, without a table view.
@MainActor @Suite(.serialized)
struct TableRowPartsTests {
  private func path(_ row: Int, _ section: Int = 0) -> RowPath { RowPath(section: section, row: row) }

  // MARK: Model

  @Test func theModelQueriesCountsOnceAndReportsTheContentHeight() {
    let fake = FakeTable([3, 2])
    expectEqual(fake.takeCalls(), [], "not before they are needed")
    expectEqual(fake.model.rowCount(inSection: 1), 2)
    expectEqual(fake.takeCalls(), ["sections", "rows 0", "rows 1"])
    expectEqual(fake.take(), ["content 220"])
    expectEqual(fake.model.row(at: CGPoint(x: 1, y: 44)), path(1))
    expectNil(fake.model.row(at: CGPoint(x: -1, y: 44)), "beside the rows")
    expectEqual(fake.model.rect(of: .row(path(1, 1))), CGRect(x: 0, y: 176, width: 320, height: 44))
    expectEqual(fake.takeCalls(), [])
  }

  @Test func theModelForgetsItsRowsOnReload() {
    let fake = FakeTable([3])
    fake.model.load()
    let generation = fake.model.generation
    _ = (fake.take(), fake.takeCalls())
    fake.source.rows = [1]
    fake.model.reload()
    expectEqual(fake.take(), ["rows replaced", "needs layout", "content 44"])
    expectEqual(fake.takeCalls(), ["sections", "rows 0"])
    expectEqual(fake.model.generation, generation + 1)
  }

  // MARK: Sizing

  @Test func delegateHeightsOverrideRowHeightAndCellHeights() {
    let cell = TestCell(style: .default, reuseIdentifier: nil)
    cell.fittingHeight = 20.3
    let plain = FakeTable([1])
    expectEqual(plain.sizing.measure(cell, at: path(0)), 44)
    plain.sizing.rowHeight = UITableView.automaticDimension
    expectEqual(plain.take(), ["height rules"])
    expectEqual(plain.sizing.measure(cell, at: path(0)), 20.5, "in whole pixels, up")
    plain.pixelScale = 1
    expectEqual(plain.sizing.measure(cell, at: path(0)), 21)
    let delegate = HeightDelegate { _ in 70 }
    let asked = FakeTable([1], delegate: delegate)
    expectEqual(asked.sizing.measure(cell, at: path(0)), 70)
  }

  @Test func insetGroupsNarrowTheCellWidth() {
    let fake = FakeTable([1])
    expectEqual(fake.sizing.cellWidth, 320)
    fake.style = .insetGrouped
    expectEqual(fake.sizing.cellWidth, 320 - 2 * TableMetrics.groupInset)
    fake.bounds.size.width = 500
    expectEqual(fake.sizing.cellWidth, 500 - 2 * TableMetrics.wideGroupInset)
    let basis = fake.sizing.basis
    fake.traitCollection = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    expect(fake.sizing.basis != basis, "another text size is another basis")
  }

  // MARK: Rows

  @Test func anEnteringRowIsConfiguredMeasuredAndDisplayed() {
    let delegate = TableRecorder()
    let fake = FakeTable([3], delegate: delegate)
    fake.model.load()
    _ = (fake.take(), fake.takeCalls())
    var measured = 0
    fake.cells.enter(path(1), index: 2) { cell in
      measured += 1
      expect(cell.superview === fake.content, "it has the table's traits by now")
    }
    expectEqual(measured, 1)
    expectEqual(fake.take(), ["dress 0.1"])
    expectEqual(fake.takeCalls(), ["cell 0.1", "willDisplay 0.1"])
    expectEqual(fake.cells.cell(at: path(1))?.frame, CGRect(x: 0, y: 44, width: 320, height: 44))
    fake.displacements = [2: 10]
    fake.cells.placeAll()
    expectEqual(fake.cells.cell(at: path(1))?.frame.minY, 54, "it makes way")
    fake.cells.release(outside: 0..<0)
    expectEqual(fake.take(), ["leaves", "keep"])
    expectEqual(fake.takeCalls(), ["didEndDisplaying 0.1"])
  }

  @Test func cellsHaveNoIndexPathBetweenAReloadAndItsLayout() throws {
    let fake = FakeTable([3])
    fake.layOut()
    let cell = try require(fake.cells.cell(at: path(0)))
    fake.rowsAreStale = true
    expectNil(fake.cells.path(of: cell))
    expectNil(fake.cells.cell(at: path(0)))
    fake.source.rows = [0]
    fake.model.reload()
    fake.cells.placeAll()
    expectEqual(cell.frame.minY, 0, "and none is moved")
  }

  // MARK: Layout

  @Test func layoutAddsVisibleRowsAndRemovesTheOthers() {
    let delegate = TableRecorder()
    let fake = FakeTable([100], delegate: delegate)
    fake.layoutPass.run()
    expectEqual(fake.shown.map(\.row), Array(0..<10))
    fake.bounds.origin.y = 66
    _ = (fake.take(), fake.takeCalls())
    fake.layoutPass.run()
    expectEqual(fake.shown.map(\.row), Array(1..<12))
    expectEqual(
      fake.takeCalls(),
      [
        "cell 0.10", "willDisplay 0.10", "cell 0.11", "willDisplay 0.11", "didEndDisplaying 0.0",
      ])
    let idle = fake.layoutPass.idlePasses
    fake.bounds.origin.y = 70
    fake.layoutPass.run()
    expectEqual(fake.layoutPass.idlePasses, idle + 1, "nothing enters, nothing is asked")
    expectEqual(fake.takeCalls(), [])
  }

  @Test(arguments: [88, 880]) func horizontalInsetsAreComputedOncePerLayoutPass(height: Int) {
    let fake = FakeTable([100])
    fake.style = .insetGrouped
    fake.safeAreaInsets.left = 10
    fake.bounds.size.height = CGFloat(height)
    fake.layoutPass.run()
    let questions = fake.safeAreaQuestions
    fake.bounds.origin.y = 2000
    fake.layoutPass.run()
    expect(fake.shown.count >= height / 44, "all rows are others")
    expectEqual(fake.safeAreaQuestions, questions + 1)
    expect(fake.cells.live.allSatisfy { $0.cell.frame.minX == 10 + TableMetrics.groupInset })
    fake.safeAreaInsets.left = 20
    expectEqual(fake.sizing.rowSpan.x, 20 + TableMetrics.groupInset, "between passes they are those of the moment")
  }

  @Test func rowsAboveTallerThanEstimatedMoveTheContentOffset() {
    let fake = FakeTable([100])
    fake.sizing.rowHeight = UITableView.automaticDimension
    fake.sizing.estimatedRowHeight = 20
    fake.bounds.origin.y = 400
    fake.layoutPass.run()
    let first = fake.shown.first?.row ?? 0
    _ = fake.take()
    fake.bounds.origin.y -= 10
    fake.layoutPass.run()
    let height = fake.cells.cell(at: path(first - 1))?.frame.height ?? 0
    expect(height > 20)
    expect(fake.take().contains("shift \(Int(height - 20))"), "what one sees stays where it is")
  }

  // MARK: Headers

  @Test func headersOfPlainTablesStickAndArePushed() throws {
    let delegate = HeaderDelegate()
    let fake = FakeTable([10, 10], delegate: delegate)
    fake.layoutPass.run()
    let header = try require(fake.sectionViews.view(.header(section: 0)))
    expectEqual(header.frame, CGRect(x: 0, y: 0, width: 320, height: 30))
    fake.bounds.origin.y = 100
    fake.layoutPass.run()
    expectEqual(header.frame.minY, 100)
    fake.bounds.origin.y = 30 + 440 - 10
    fake.layoutPass.run()
    expectEqual(header.frame.maxY, 470, "the next section's pushes it out")
    fake.bounds.origin.y = 600
    fake.layoutPass.run()
    expectNil(fake.sectionViews.view(.header(section: 0)))
    expectEqual(
      delegate.trace,
      [
        "view 0", "willDisplay 0", "view 1", "willDisplay 1", "didEndDisplaying 0",
      ])
  }

  // MARK: Views at the edges

  @Test func tableHeaderAndFooterViewsKeepTheirHeights() {
    let fake = FakeTable([2])
    fake.model.load()
    _ = fake.take()
    let header = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 50))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 20))
    fake.edgeViews.header = header
    expectEqual(fake.take(), ["rows moved", "content 138", "needs layout"])
    fake.edgeViews.footer = footer
    fake.edgeViews.layOut()
    expectEqual(header.frame, CGRect(x: 0, y: 0, width: 320, height: 50))
    expectEqual(footer.frame, CGRect(x: 0, y: 138, width: 320, height: 20))
    fake.edgeViews.header = nil
    expectNil(header.superview)
    expectEqual(fake.model.geometry.contentHeight, 108)
  }

  // MARK: Lines

  @Test func groupedRowsAreRoundedExceptWhenLifted() throws {
    let fake = FakeTable([3])
    fake.style = .insetGrouped
    fake.layOut()
    let cells = fake.cells.live.map(\.cell)
    fake.separators.configureAll()
    expectEqual(cells[0].layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    expectEqual(cells[1].layer.cornerRadius, 0)
    expectEqual(cells[2].layer.maskedCorners, [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    fake.lifted = cells[1]
    fake.separators.configure(cells[1], at: path(0))
    expectEqual(cells[1].layer.cornerRadius, 0)
    fake.lifted = nil
    fake.separators.configure(cells[1], at: path(0))
    expectEqual(cells[1].layer.cornerRadius, ListCards.cornerRadius)
  }
}
