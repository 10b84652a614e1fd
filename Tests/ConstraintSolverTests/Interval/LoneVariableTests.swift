import ConstraintSolver
import Expectations
import Testing

/// A variable that shares no constraint with another: no tableau, and the best value by its priorities alone.
@Suite struct LoneVariableTests {
  struct Wish {
    var coefficient = 1.0
    var relation: SolverRelation
    var value: Double
    var priority: Double
  }

  func solve(_ preferences: [Wish]) -> (value: Double, isAmbiguous: Bool, conflicts: [SolverConflict]) {
    var system = ConstraintSystem()
    let x = system.makeVariable()
    for preference in preferences {
      system.activate(
        system.makeConstraint(
          [SolverTerm(x, preference.coefficient)], preference.relation,
          constant: -preference.coefficient * preference.value,
          priority: SolverPriority(preference.priority)))
    }
    let conflicts = system.solve()
    expectNil(system.invariantViolation())
    expectEqual(system.componentBuildCount, 0)
    return (system.value(of: x), system.isAmbiguous(x), conflicts)
  }

  @Test func contentPrioritiesDecideALength() {
    let solution = solve([
      Wish(relation: .lessThanOrEqual, value: 40, priority: 250),
      Wish(relation: .greaterThanOrEqual, value: 40, priority: 750),
    ])
    expectEqual(solution.value, 40)
    expect(!solution.isAmbiguous)
  }

  @Test func theMajorityOfOnePriorityDecides() {
    let preferences = [10.0, 20, 90].map { Wish(relation: .equal, value: $0, priority: 500) }
    expectEqual(solve(preferences).value, 20)
    expectEqual(solve(preferences.reversed()).value, 20)
    expectEqual(solve(preferences + [Wish(coefficient: 4, relation: .equal, value: 90, priority: 500)]).value, 90)
    expectEqual(solve(preferences + [Wish(relation: .equal, value: 70, priority: 501)]).value, 70)
  }

  @Test func anEvenVoteLeavesAChoiceForLowerPriorities() {
    let preferences = [10.0, 20].map { Wish(relation: .equal, value: $0, priority: 500) }
    expect(solve(preferences).isAmbiguous)
    let solution = solve(
      preferences + [
        Wish(relation: .greaterThanOrEqual, value: 16, priority: 100), Wish(relation: .equal, value: 0, priority: 1),
      ])
    expectEqual(solution.value, 16)
    expect(!solution.isAmbiguous)
  }

  @Test func preferencesYieldToBounds() {
    let bounds = [
      Wish(coefficient: -1, relation: .lessThanOrEqual, value: 44, priority: 1000),
      Wish(coefficient: -2, relation: .greaterThanOrEqual, value: 100, priority: 1000),
    ]
    expectEqual(solve(bounds + [Wish(relation: .equal, value: 30, priority: 999)]).value, 44)
    expectEqual(solve(bounds + [Wish(relation: .equal, value: 300, priority: 999)]).value, 100)
    expectEqual(solve(bounds + [Wish(relation: .equal, value: 60, priority: 999)]).value, 60)
    expect(solve(bounds).isAmbiguous)
  }

  @Test func crossingBoundsAreAConflictOfTwo() {
    let solution = solve([
      Wish(relation: .greaterThanOrEqual, value: 10, priority: 1000),
      Wish(relation: .greaterThanOrEqual, value: 50, priority: 1000),
      Wish(relation: .lessThanOrEqual, value: 45, priority: 1000),
      Wish(relation: .lessThanOrEqual, value: 90, priority: 1000),
    ])
    expectEqual(solution.conflicts.map(\.constraints.count), [2])
    expectEqual(solution.conflicts.first?.constraints.map(\.index), [1, 2])
    expect(solution.value >= 50)
  }

  @Test func boundsThatCrossByARoundingErrorAreConsistent() {
    let solution = solve([
      Wish(relation: .greaterThanOrEqual, value: 100 / 3, priority: 1000),
      Wish(relation: .lessThanOrEqual, value: 33.33333, priority: 1000),
    ])
    expect(solution.conflicts.isEmpty)
    expect(abs(solution.value - 100 / 3) < 1e-4)
  }
}
