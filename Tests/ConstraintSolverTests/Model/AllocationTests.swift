import CAllocations
import ConstraintSolver
import Expectations
import Testing

/// Going on from a solution asks for no memory, and for no pivots where equations alone determine the answer.
@Suite struct AllocationTests {
  /// A row of blocks with content, in a width that is given, with a picture beside them and a bound that ties two of
  /// the blocks together.
  struct Row {
    var system = ConstraintSystem()
    var width: SolverConstraint
    var contents: [SolverConstraint] = []
    var last: SolverVariable

    init(isTied: Bool) {
      let edge = system.makeVariable()
      width = system.makeConstraint([SolverTerm(edge)], .equal, constant: -390)
      system.activate(width)
      last = edge
      var heights: [SolverVariable] = []
      for _ in 0..<10 {
        let height = system.makeVariable(), bottom = system.makeVariable()
        system.activate(
          system.makeConstraint(
            [SolverTerm(bottom), SolverTerm(last, -1), SolverTerm(height, -1)], .equal, constant: -8))
        for (relation, priority) in [(SolverRelation.lessThanOrEqual, 250.0), (.greaterThanOrEqual, 750)] {
          let preference = system.makeConstraint(
            [SolverTerm(height)], relation, constant: -20, priority: SolverPriority(priority))
          system.activate(preference)
          contents.append(preference)
        }
        heights.append(height)
        last = bottom
      }
      guard isTied else { return }
      system.activate(
        system.makeConstraint([SolverTerm(heights[2]), SolverTerm(heights[7])], .lessThanOrEqual, constant: -70))
    }

    mutating func change(_ round: Int) {
      for index in contents.indices { system.setConstant(-Double(20 + round % 5 * 7), of: contents[index]) }
      system.setConstant(-Double(390 - round), of: width)
      system.solve()
    }
  }

  func allocations(of body: () -> Void) -> UInt64 {
    let before = allocation_count_of_thread()
    body()
    return allocation_count_of_thread() - before
  }

  @Test func allocationsAreCounted() {
    var kept: [[Int]] = []
    expect(allocations { kept.append([1, 2, 3]) } >= 1)
    expectEqual(kept.count, 1)
  }

  @Test(arguments: [false, true]) func changingConstantsAllocatesNothing(isTied: Bool) {
    var row = Row(isTied: isTied)
    row.system.solve()
    // Arrays grow to what changes need the first time.
    for round in 0..<5 { row.change(round) }
    expectEqual(allocations { for round in 5..<25 { row.change(round) } }, 0)
    expectEqual(row.system.rebuildCount, 1)
    expectNil(row.system.invariantViolation())
    expectEqual(isTied, (row.system.pivotCount > 0))
    // Round 24: each block is 48 high but the two that have 70 together.
    let pair = isTied ? 70.0 : 96
    expectEqual(row.system.value(of: row.last), 366 + 80 + 384 + pair)
  }

  @Test func solvingUnchangedConstraintsAllocatesNothing() {
    var row = Row(isTied: true)
    row.system.solve()
    expectEqual(allocations { for _ in 0..<10 { row.system.solve() } }, 0)
  }
}
