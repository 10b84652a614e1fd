import ConstraintSolver
import Expectations
import Fuzzing
import Testing

/// Numbers that are none, numbers without measure, and systems that contradict themselves many times over.
@Suite struct BadInputTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func invalidConstantsLeaveOtherConstraintsIntact(constant: Double) {
    var system = ConstraintSystem()
    let x = system.makeVariable(), width = system.makeVariable(), other = system.makeVariable()
    let place = system.makeConstraint([SolverTerm(x)], .equal, constant: constant)
    system.activate(place)
    system.activate(
      system.makeConstraint(
        [SolverTerm(width), SolverTerm(x, -1)], .lessThanOrEqual, constant: 5, priority: SolverPriority(500)))
    let last = system.makeConstraint([SolverTerm(other)], .equal, constant: -7)
    system.activate(last)
    expect(system.solve().isEmpty)
    expect(system.value(of: x).isFinite)
    expect(system.value(of: width).isFinite)
    expect(abs(system.value(of: x)) <= ConstraintSystem.greatestConstant)
    expectEqual(system.value(of: other), 7)
    system.setConstant(constant, of: last)
    system.solve()
    expect(!system.hasPendingChanges)
    system.setConstant(constant, of: last)
    expect(!system.hasPendingChanges, "the same constant again is no change")
    system.setConstant(-3, of: place)
    system.solve()
    expectEqual(system.value(of: x), 3)
    expectNil(system.invariantViolation())
  }

  @Test func everyConflictIsReportedOnceAndOtherConstraintsHold() {
    var system = ConstraintSystem()
    let variables = (0..<30).map { _ in system.makeVariable() }
    for variable in variables {
      for constant in [-1.0, -2, -3] {
        system.activate(system.makeConstraint([SolverTerm(variable)], .equal, constant: constant))
      }
    }
    let conflicts = system.solve()
    expectEqual(conflicts.count, 60)
    expect(conflicts.allSatisfy { $0.constraints.count == 2 })
    expectEqual(Set(conflicts.map(\.broken)).count, 60)
    expect(variables.allSatisfy { system.value(of: $0) == 1 })
    expect(system.solve().isEmpty)
  }

  /// Every process breaks the same constraint of a system: nothing is iterated in the order of hashes.
  @Test func conflictsAreReportedInAFixedOrder() {
    func conflicts() -> [SolverConflict] {
      var generator = SeededGenerator(seed: 4)
      var system = ConstraintSystem()
      let variables = (0..<8).map { _ in system.makeVariable() }
      for _ in 0..<60 {
        let pair = variables.shuffled(using: &generator).prefix(2)
        let relation: SolverRelation = [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator)!
        system.activate(
          system.makeConstraint(
            [SolverTerm(pair[0]), SolverTerm(pair[1], -1)], relation,
            constant: Double(Int.random(in: -9...9, using: &generator))))
      }
      return system.solve()
    }
    let first = conflicts()
    expect(first.count > 10)
    expectEqual(conflicts(), first)
  }

  @Test func aConstraintWithoutTermsHoldsOrConflicts() {
    var system = ConstraintSystem()
    let x = system.makeVariable()
    let never = system.makeConstraint([SolverTerm(x), SolverTerm(x, -1)], .equal, constant: 4)
    system.activate(never)
    expectEqual(system.solve(), [SolverConflict(constraints: [never], broken: never)])
    system.setConstant(0, of: never)
    expect(system.solve().isEmpty)
    let preference = system.makeConstraint([], .greaterThanOrEqual, constant: -4, priority: SolverPriority(250))
    system.activate(preference)
    expect(system.solve().isEmpty)
    expectEqual(system.value(of: x), 0)
  }
}
