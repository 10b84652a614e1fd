import ConstraintSolver
import Expectations
import Testing

/// Adding and removing constraints changes only the values that depend on them.
@Suite struct ConstraintSystemChangeTests {
  /// Blocks below each other, each as high as its content preferences or hidden.
  struct Stack {
    var system = ConstraintSystem()
    var tops: [SolverVariable] = []
    var heights: [SolverVariable] = []
    var hiding: [SolverConstraint] = []
    var gaps: [SolverConstraint] = []

    init(count: Int) {
      tops.append(system.makeVariable())
      require([SolverTerm(tops[0])])
      for index in 0..<count {
        heights.append(system.makeVariable())
        tops.append(system.makeVariable())
        gaps.append(
          require([SolverTerm(tops[index + 1]), SolverTerm(tops[index], -1), SolverTerm(heights[index], -1)], -8))
        let height = [SolverTerm(heights[index])]
        preference(height, .lessThanOrEqual, 250)
        preference(height, .greaterThanOrEqual, 750)
        hiding.append(system.makeConstraint(height, .equal, constant: 0))
      }
    }

    @discardableResult
    mutating func require(_ terms: [SolverTerm], _ constant: Double = 0) -> SolverConstraint {
      let constraint = system.makeConstraint(terms, .equal, constant: constant)
      system.activate(constraint)
      return constraint
    }

    mutating func preference(_ terms: [SolverTerm], _ relation: SolverRelation, _ priority: Double) {
      system.activate(system.makeConstraint(terms, relation, constant: -20, priority: SolverPriority(priority)))
    }

    var end: Double { system.value(of: tops[heights.count]) }
  }

  @Test func hidingABlockAndShowingItAgainRebuildsNothing() {
    var stack = Stack(count: 50)
    expect(stack.system.solve().isEmpty)
    expectEqual(stack.end, 50 * 28)
    for _ in 0..<10 {
      stack.system.activate(stack.hiding[20])
      stack.system.setConstant(0, of: stack.gaps[20])
      stack.system.solve()
      expectEqual(stack.end, 49 * 28)
      stack.system.deactivate(stack.hiding[20])
      stack.system.setConstant(-8, of: stack.gaps[20])
      stack.system.solve()
      expectEqual(stack.end, 50 * 28)
      expectNil(stack.system.invariantViolation())
    }
    expectEqual(stack.system.rebuildCount, 1)
    expectEqual(stack.system.componentBuildCount, 0)
    expectEqual(stack.system.pivotCount, 0)
  }

  @Test func constraintsWithoutAChangedVariableKeepTheirTableau() {
    var stack = Stack(count: 6)
    // Two pairs of blocks that share what there is.
    for first in [0, 3] {
      let sum = [SolverTerm(stack.heights[first]), SolverTerm(stack.heights[first + 1])]
      stack.preference(sum, .equal, 900)
      stack.system.activate(stack.system.makeConstraint(sum, .lessThanOrEqual, constant: -30))
    }
    stack.system.solve()
    expectEqual(stack.system.componentBuildCount, 2)
    stack.system.activate(stack.hiding[0])
    stack.system.solve()
    expectEqual(stack.system.value(of: stack.heights[1]), 20)
    // The first pair is taken apart into a block of its own; the second stays as it was.
    expectEqual(stack.system.componentBuildCount, 2)
    stack.system.deactivate(stack.hiding[0])
    stack.system.solve()
    expectEqual(stack.system.componentBuildCount, 3)
    expectEqual(stack.system.rebuildCount, 1)
    expectEqual(stack.system.value(of: stack.heights[0]) + stack.system.value(of: stack.heights[1]), 20)
  }

  @Test func aRedundantEquationReplacesADeactivatedOne() {
    var stack = Stack(count: 3)
    let first = stack.require([SolverTerm(stack.heights[0])], -10)
    let second = stack.require([SolverTerm(stack.heights[1])], -10)
    let same = stack.require([SolverTerm(stack.heights[0]), SolverTerm(stack.heights[1], -1)])
    expect(stack.system.solve().isEmpty)
    stack.system.deactivate(first)
    stack.system.solve()
    expectEqual(stack.system.value(of: stack.heights[0]), 10)
    stack.system.setConstant(-33, of: second)
    stack.system.solve()
    expectEqual(stack.system.value(of: stack.heights[0]), 33)
    stack.system.deactivate(same)
    stack.system.solve()
    expectEqual(stack.system.value(of: stack.heights[0]), 20)
    expectEqual(stack.system.value(of: stack.heights[1]), 33)
    expectNil(stack.system.invariantViolation())
    expectEqual(stack.system.rebuildCount, 1)
  }

  @Test func aHandleIsReusedOnlyWhenTheOldConstraintIsGone() {
    var stack = Stack(count: 2)
    stack.system.solve()
    let end = stack.end
    stack.system.remove(stack.gaps[0])
    let other = stack.require([SolverTerm(stack.tops[1]), SolverTerm(stack.tops[0], -1)], -100)
    expect(other != stack.gaps[0])
    stack.system.solve()
    expectEqual(stack.end, end - 28 + 100)
    expectEqual(stack.require([SolverTerm(stack.heights[1])], -1), stack.gaps[0])
    stack.system.solve()
    expectEqual(stack.end, end - 28 + 100 - 19)
  }

  @Test func anEquationMayBecomeAPreferenceAndBack() {
    var stack = Stack(count: 1)
    let fixed = stack.require([SolverTerm(stack.heights[0])], -70)
    stack.system.solve()
    expectEqual(stack.end, 78)
    stack.system.setPriority(SolverPriority(500), of: fixed)
    stack.system.solve()
    // Above hugging, so it decides; below resistance, so it may not make the block smaller than its content.
    expectEqual(stack.end, 78)
    stack.system.setConstant(-5, of: fixed)
    stack.system.solve()
    expectEqual(stack.end, 28)
    stack.system.setPriority(.required, of: fixed)
    stack.system.solve()
    expectEqual(stack.end, 13)
  }
}
