import ConstraintSolver
import Expectations
import Fuzzing
import Testing

@Suite struct ConstraintSystemTests {
  /// A row of views: each starts where the one before ends, with widths that are fixed or preferred for.
  struct Chain {
    var system = ConstraintSystem()
    var edges: [SolverVariable] = []
    var widths: [SolverVariable] = []
    var widthConstraints: [SolverConstraint] = []

    init(count: Int, width: Double, priority: SolverPriority) {
      edges.append(system.makeVariable())
      system.activate(system.makeConstraint([SolverTerm(edges[0])], .equal, constant: 0))
      for index in 0..<count {
        widths.append(system.makeVariable())
        edges.append(system.makeVariable())
        let terms = [SolverTerm(edges[index + 1]), SolverTerm(edges[index], -1), SolverTerm(widths[index], -1)]
        system.activate(system.makeConstraint(terms, .equal, constant: 0))
        widthConstraints.append(
          system.makeConstraint([SolverTerm(widths[index])], .equal, constant: -width, priority: priority))
        system.activate(widthConstraints[index])
      }
    }
  }

  @Test func aChainOfFixedWidthsNeverPivots() {
    var chain = Chain(count: 500, width: 3, priority: .required)
    expect(chain.system.solve().isEmpty)
    expectEqual(chain.system.value(of: chain.edges[500]), 1500)
    chain.system.setConstant(-5, of: chain.widthConstraints[10])
    chain.system.solve()
    expectEqual(chain.system.value(of: chain.edges[10]), 30)
    expectEqual(chain.system.value(of: chain.edges[500]), 1502)
    expectEqual(chain.system.pivotCount, 0)
    expectEqual(chain.system.componentBuildCount, 0)
  }

  @Test func independentPreferencesAreSolvedSeparately() {
    var chain = Chain(count: 200, width: 3, priority: SolverPriority(250))
    expect(chain.system.solve().isEmpty)
    expectEqual(chain.system.value(of: chain.edges[200]), 600)
    chain.system.setConstant(-7, of: chain.widthConstraints[4])
    chain.system.solve()
    expectEqual(chain.system.value(of: chain.edges[200]), 604)
    expectEqual(chain.system.componentBuildCount, 0)
    expectEqual(chain.system.pivotCount, 0)
  }

  @Test func manyPreferencesYieldToOneOfHigherPriority() {
    var system = ConstraintSystem()
    let x = system.makeVariable()
    for _ in 0..<100 {
      system.activate(system.makeConstraint([SolverTerm(x)], .equal, constant: 0, priority: SolverPriority(749)))
    }
    let one = system.makeConstraint([SolverTerm(x)], .equal, constant: -10, priority: SolverPriority(750))
    system.activate(one)
    system.solve()
    expectEqual(system.value(of: x), 10)
    system.setPriority(SolverPriority(748), of: one)
    system.solve()
    expectEqual(system.value(of: x), 0)
  }

  @Test func aConflictNamesItsConstraints() {
    var system = ConstraintSystem()
    let x = system.makeVariable(), width = system.makeVariable(), other = system.makeVariable()
    func require(_ terms: [SolverTerm], _ relation: SolverRelation, _ constant: Double) -> SolverConstraint {
      let constraint = system.makeConstraint(terms, relation, constant: constant)
      system.activate(constraint)
      return constraint
    }
    let leading = require([SolverTerm(x)], .equal, -16)
    let trailing = require([SolverTerm(x), SolverTerm(width)], .lessThanOrEqual, -100)
    _ = require([SolverTerm(other)], .equal, -3)
    _ = require([SolverTerm(width)], .greaterThanOrEqual, 0)
    let wide = require([SolverTerm(width)], .greaterThanOrEqual, -90)
    let conflicts = system.solve()
    expectEqual(conflicts, [SolverConflict(constraints: [leading, trailing, wide], broken: wide)])
    expectEqual(system.value(of: x), 16)
    expectEqual(system.value(of: other), 3)
    system.setConstant(-80, of: wide)
    expect(system.solve().isEmpty)
    expect(system.value(of: width) >= 80)
  }

  @Test func conflictingEquationsNameOnlyThemselves() {
    var system = ConstraintSystem()
    let variables = (0..<4).map { _ in system.makeVariable() }
    var made: [SolverConstraint] = []
    for index in 0..<3 {
      let terms = [SolverTerm(variables[index + 1]), SolverTerm(variables[index], -1)]
      made.append(system.makeConstraint(terms, .equal, constant: -10))
    }
    made.append(system.makeConstraint([SolverTerm(variables[0])], .equal, constant: 0))
    made.append(system.makeConstraint([SolverTerm(variables[2])], .equal, constant: -25))
    made.forEach { system.activate($0) }
    let conflicts = system.solve { $0.min()! }
    expectEqual(conflicts, [SolverConflict(constraints: [made[0], made[1], made[3], made[4]], broken: made[0])])
    expectEqual(system.value(of: variables[3]), 35)
  }

  @Test func ambiguityIsReported() {
    var system = ConstraintSystem()
    let x = system.makeVariable(), y = system.makeVariable()
    system.activate(system.makeConstraint([SolverTerm(x)], .greaterThanOrEqual, constant: -5))
    let sum = system.makeConstraint([SolverTerm(x), SolverTerm(y)], .equal, constant: -30)
    system.activate(sum)
    system.solve()
    expect(system.isAmbiguous(x))
    expect(system.isAmbiguous(y))
    system.activate(system.makeConstraint([SolverTerm(y)], .equal, constant: -12))
    system.solve()
    expect(!system.isAmbiguous(x))
    expect(!system.isAmbiguous(y))
    expectEqual(system.value(of: x), 18)
  }

  @Test(arguments: 0..<50 as Range<UInt64>) func theOrderOfConstraintsDoesNotMatter(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    // A cell: a picture, a title beside it and a text below, each wishing for a size.
    let specifications: [([Double], SolverRelation, Double, Double)] = [
      ([1, 0, 0, 0], .equal, -16, 1000), ([0, 1, 0, 0], .equal, -40, 1000),
      ([-1, -1, 1, 0], .equal, -12, 1000), ([0, 0, 1, 1], .lessThanOrEqual, 374 - 2 * 374, 1000),
      ([0, 0, 0, 1], .lessThanOrEqual, -500, 250), ([0, 0, 0, 1], .greaterThanOrEqual, -500, 750),
      ([0, 1, 0, 0], .equal, -50, 251),
    ]
    var system = ConstraintSystem()
    let variables = (0..<4).map { _ in system.makeVariable() }
    for (coefficients, relation, constant, priority) in specifications.shuffled(using: &generator) {
      system.activate(
        system.makeConstraint(
          zip(variables, coefficients).map { SolverTerm($0, $1) }, relation, constant: constant,
          priority: SolverPriority(priority)))
    }
    expect(system.solve().isEmpty)
    expectEqual(variables.map { system.value(of: $0) }, [16, 40, 68, 306], "seed \(seed)")
  }
}
