import ConstraintSolver
import Expectations
import Testing

/// Values that constraints do not determine.
@Suite struct DecidingTests {
  private func solve(_ system: inout ConstraintSystem, _ constraints: [SolverConstraint]) {
    for constraint in constraints { system.activate(constraint) }
    system.solve()
  }

  @Test func aSingleInequalityIsSolvedAtItsBoundAndAmbiguous() {
    var system = ConstraintSystem()
    let x = system.makeVariable(), y = system.makeVariable(), z = system.makeVariable()
    solve(
      &system,
      [
        system.makeConstraint([SolverTerm(x)], .lessThanOrEqual, constant: -23),
        system.makeConstraint([SolverTerm(y)], .greaterThanOrEqual, constant: 40, priority: SolverPriority(1)),
        system.makeConstraint([SolverTerm(z)], .greaterThanOrEqual, constant: -10),
        system.makeConstraint([SolverTerm(z)], .lessThanOrEqual, constant: -30),
      ])
    expectEqual([x, y, z].map { system.value(of: $0) }, [23, -40, 10])
    expect([x, y, z].allSatisfy { system.isAmbiguous($0) })
  }

  @Test func inequalitiesWithSharedVariablesMinimiseTheirSum() {
    var system = ConstraintSystem()
    let x = system.makeVariable(), y = system.makeVariable()
    solve(
      &system,
      [
        system.makeConstraint([SolverTerm(x)], .greaterThanOrEqual, constant: -5),
        system.makeConstraint([SolverTerm(y), SolverTerm(x, -1)], .greaterThanOrEqual, constant: -8),
      ])
    expect(system.value(of: x) == 5 && system.value(of: y) == 13)
    expect(system.isAmbiguous(x) && system.isAmbiguous(y))
    expect(!system.isUndecided, "at their bounds there is no choice left")
  }

  @Test func decidingPreferencesApplyInOrderAndChangeNothingElse() {
    var system = ConstraintSystem()
    let x = system.makeVariable(), y = system.makeVariable()
    solve(&system, [system.makeConstraint([SolverTerm(x), SolverTerm(y)], .equal, constant: -10)])
    expect(system.isUndecided)
    system.decide { [DecidingPreference(x), DecidingPreference(y)] }
    expect(system.value(of: x) == 0 && system.value(of: y) == 10)
    system.decide { [DecidingPreference(y), DecidingPreference(x)] }
    expect(system.value(of: x) == 10 && system.value(of: y) == 0)
    let count = system.rebuildCount
    solve(&system, [system.makeConstraint([SolverTerm(x)], .equal, constant: -4, priority: SolverPriority(2))])
    expect(system.value(of: x) == 4 && system.value(of: y) == 6 && system.rebuildCount == count)
  }

  @Test func aPreferenceForALeastValueLeavesLargerOnesOpen() {
    var system = ConstraintSystem()
    let x = system.makeVariable(), y = system.makeVariable()
    solve(&system, [system.makeConstraint([SolverTerm(x), SolverTerm(y)], .equal, constant: -10)])
    system.decide { [DecidingPreference(x, atLeast: 3), DecidingPreference(x), DecidingPreference(y)] }
    expect(system.value(of: x) == 3 && system.value(of: y) == 7)
    system.decide { [DecidingPreference(x, atLeast: 3), DecidingPreference(y), DecidingPreference(x)] }
    expect(system.value(of: x) == 10 && system.value(of: y) == 0)
  }

  @Test func noPreferenceIsRequestedForADecidedSystem() {
    var system = ConstraintSystem()
    let x = system.makeVariable(), width = system.makeVariable(), alone = system.makeVariable()
    solve(
      &system,
      [
        system.makeConstraint([SolverTerm(x), SolverTerm(width, -1)], .equal, constant: 0),
        system.makeConstraint([SolverTerm(width)], .lessThanOrEqual, constant: -10, priority: SolverPriority(250)),
        system.makeConstraint([SolverTerm(width)], .greaterThanOrEqual, constant: -10, priority: SolverPriority(750)),
      ])
    var isAsked = false
    system.decide {
      isAsked = true
      return []
    }
    expect(!isAsked && system.value(of: x) == 10 && system.value(of: alone) == 0)
  }

  @Test func anUnconstrainedPositionIsUndecided() {
    var system = ConstraintSystem()
    let parent = system.makeVariable(), place = system.makeVariable(restsAtZero: false)
    solve(&system, [system.makeConstraint([SolverTerm(parent)], .equal, constant: -70)])
    expect(system.isUndecided)
    system.decide { [DecidingPreference(place, nearTo: parent)] }
    expectEqual(system.value(of: place), 70)
  }

  /// Two heights at their content's, in a sum that leaves no room: each could only grow at the other's cost. The
  /// solver's last step is at a corner where more constraints meet than are needed, so that slopes alone do not tell.
  @Test func contentThatFitsExactlyIsDecided() {
    var system = ConstraintSystem()
    let title = system.makeVariable(), body = system.makeVariable(), row = system.makeVariable()
    let content: [(SolverVariable, Double)] = [(title, 20.5), (body, 61)]
    solve(
      &system,
      [system.makeConstraint([SolverTerm(row), SolverTerm(title, -1), SolverTerm(body, -1)], .equal, constant: -28)]
        + content.flatMap { variable, height in
          [(SolverRelation.lessThanOrEqual, 250.0), (.greaterThanOrEqual, 750)].map { relation, priority in
            system.makeConstraint(
              [SolverTerm(variable)], relation, constant: -height, priority: SolverPriority(priority))
          }
        } + [system.makeConstraint([SolverTerm(row)], .equal, constant: -109.5, priority: SolverPriority(999))])
    expect(system.value(of: title) == 20.5 && system.value(of: body) == 61)
    expect(!system.isUndecided)
    solve(
      &system, [system.makeConstraint([SolverTerm(row)], .equal, constant: -120, priority: SolverPriority(999.5))])
    expect(system.isUndecided, "the room that is left can go to either of them")
  }
}
