import Expectations
import ListCore
import Testing

@Suite struct UpdatePlanTests {
  /// Rows 10 high without headers.
  private func geometry(_ counts: SectionCounts) -> TableGeometry {
    var builder = TableGeometry.Builder()
    for count in counts.rows {
      builder.beginSection(header: 0)
      builder.appendRows(count, height: 10)
      builder.endSection(footer: 0)
    }
    return builder.finish()
  }

  private struct Tens: UpdateHeights {
    func header(ofSection section: Int) -> Height { (0, false) }
    func footer(ofSection section: Int) -> Height { (0, false) }
    func rows(_ rows: Range<Int>, ofSection section: Int, _ append: (Int, Height) -> Void) {
      append(rows.count, (10, false))
    }
  }

  private struct Plan {
    var leaving: [UpdatePlan.Motion]
    var coming: [UpdatePlan.Motion]
  }

  private func plan(
    _ operations: [BatchUpdate.Operation], from before: SectionCounts, to after: SectionCounts, shift: Double = 0
  ) throws -> Plan {
    let map = try UpdateMap(BatchUpdate(operations), before: before, after: after)
    let old = geometry(before)
    var new = old
    new.apply(map, after: after, heights: Tens())
    let plan = UpdatePlan(before: old, after: new, map: map, shift: shift)
    return Plan(
      leaving: plan.motions(ofOld: 0..<old.itemCount).filter(\.isRow),
      coming: plan.motions(ofNew: 0..<new.itemCount).filter(\.isRow))
  }

  private func row(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  @Test func rowsBelowAnInsertionMoveAndTheNewRowFadesIn() throws {
    let plan = try plan([.insertRow(row(1), .fade)], from: [3], to: [4])
    expectEqual(plan.coming.map(\.start.start), [0, 10, 10, 20])
    expectEqual(plan.coming.map(\.end.start), [0, 10, 20, 30])
    expectEqual(plan.coming.map(\.pose.alpha), [1, 0, 1, 1])
    expect(plan.leaving.allSatisfy { $0.transition == nil })
  }

  @Test func insertedRowsMoveAlongWithTheirNeighbours() throws {
    // Two rows go at the top; the one that comes in the middle starts where its neighbours are.
    let plan = try plan(
      [.deleteRow(row(0), .fade), .deleteRow(row(1), .fade), .insertRow(row(1), .left)], from: [4], to: [3])
    expectEqual(plan.coming.map(\.start.start), [20, 30, 30])
    expectEqual(plan.coming.map(\.end.start), [0, 10, 20])
    expectEqual(plan.coming[1].pose, RowTransition.Pose(sideways: -1))
  }

  @Test func deletedRowsMoveAlongWithTheirNeighbours() throws {
    let plan = try plan([.insertRow(row(0), .fade), .deleteRow(row(1), .right)], from: [3], to: [3])
    let gone = plan.leaving[1]
    expectEqual(gone.start, Extent(start: 10, length: 10))
    expectEqual(gone.end, Extent(start: 20, length: 10))
    expectEqual(gone.pose, RowTransition.Pose(sideways: 1))
  }

  @Test func adjacentInsertedRowsSlideAsOneBlock() throws {
    let plan = try plan([.insertRow(row(0), .top), .insertRow(row(1), .top)], from: [1], to: [3])
    expectEqual(plan.coming.map(\.pose.shift), [-20, -20, 0])
  }

  @Test func deletedRowsDoNotFollowAMovedNeighbour() throws {
    // Row 0 goes to the end; row 1, which is deleted, does not follow it there.
    let plan = try plan([.moveRow(from: row(0), to: row(1)), .deleteRow(row(1), .fade)], from: [3], to: [2])
    expectEqual(plan.leaving[1].end.start, 10)
    expectEqual(plan.leaving[0].end.start, 10)
  }

  @Test func aReloadedRowFadesOutWhileItsReplacementMovesIn() throws {
    let plan = try plan([.deleteRow(row(0), .fade), .reloadRow(row(1), .fade)], from: [2], to: [1])
    expectEqual(plan.leaving[1].end.start, 0)
    expectEqual(plan.leaving[1].pose.alpha, 0)
    expectEqual(plan.coming[0].start.start, 10)
    expectEqual(plan.coming[0].end.start, 0)
  }

  @Test func aShiftOfTheContentOffsetIsPartOfTheAnimation() throws {
    let plan = try plan([.deleteRow(row(2), .fade)], from: [3], to: [2], shift: -7)
    expectEqual(plan.coming.map(\.start.start), [-7, 3])
    expectEqual(plan.leaving[2].start.start, 13)
    expectEqual(plan.leaving[2].end.start, 20)
  }

  @Test(arguments: RowTransition.allCases)
  func everyTransitionButNoneHasAPoseAndTakesTime(_ transition: RowTransition) {
    let pose = transition.pose(blockLength: 30)
    expectEqual((pose == RowTransition.Pose()), (transition == .none))
    expectEqual(transition.isImmediate, (transition == .none))
  }
}

extension UpdatePlan.Motion {
  fileprivate var isRow: Bool {
    if case .row? = old ?? new { return true }
    return false
  }
}
