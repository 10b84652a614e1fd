import Expectations
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

@MainActor @Suite struct TableReuseTests {
  private func waitingCells(_ table: UITableView) -> [NamedCell] {
    table.subviews.compactMap { $0 as? NamedCell }.filter(\.isHidden)
  }

  @Test func aMemoryWarningReleasesReusableCells() throws {
    let stage = UpdateStage([(0..<30).map { "\($0)" }])
    stage.source.sections = [["a", "b"]]
    stage.table.reloadData()
    stage.rest()
    expectEqual(waitingCells(stage.table).count, 8)
    weak var waiting = waitingCells(stage.table).first
    expect(waiting != nil)
    let shown = stage.table.visibleCells
    stage.screen.receiveMemoryWarning()
    stage.rest()
    expect(waiting == nil && waitingCells(stage.table).isEmpty)
    expect(stage.table.visibleCells == shown && stage.names == ["a", "b"], "those on screen stay")
    // Rows that come get new cells.
    stage.source.sections = [(0..<30).map { "\($0)" }]
    stage.table.reloadData()
    stage.rest()
    expectEqual(stage.names, (0..<10).map { "\($0)" })
    expectNil(stage.table.invariantViolation(), "\(stage.table.dump())")
  }

  @Test func aMemoryWarningReleasesReusableHeaders() throws {
    let stage = UpdateStage([["a"], ["b"]])
    stage.source.titles = [0: "First", 1: "Second"]
    stage.table.reloadData()
    stage.rest()
    weak var second = stage.table.headerView(forSection: 1)
    expect(second != nil)
    stage.source.sections = [["a"]]
    stage.table.reloadData()
    stage.rest()
    expect(second != nil, "it waits to be used again")
    stage.screen.receiveMemoryWarning()
    stage.rest()
    expect(second == nil && stage.table.headerView(forSection: 0) != nil)
  }
}
