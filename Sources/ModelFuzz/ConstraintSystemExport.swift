import ConstraintSolver
import Fuzzing

/// Prints random systems with the solver's answers, one line of JSON each, for comparison with other solvers.
///
/// Each system was edited step by step, so that the answers continue from earlier solutions. There are at most three
/// priorities, the most that solvers by weighted sums can distinguish.
struct ConstraintSystemExport {
  private static let priorities: [Double] = [1000, 1000, 750, 500, 250]

  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func printLines(_ count: Int) {
    for _ in 0..<count { print(nextLine()) }
  }

  mutating func nextLine() -> String {
    var edited = EditedConstraintSystem(variableCount: generator.int(1...6), priorities: Self.priorities)
    var conflicts: [SolverConflict] = []
    for _ in 0..<generator.int(4...30) {
      edited.change(&generator)
      guard edited.system.hasPendingChanges else { continue }
      conflicts = edited.system.solve()
      if !conflicts.isEmpty { break }
    }
    let constraints = edited.constraints.filter(\.isActive).map(Self.text)
    let values = edited.variables.map { "\(edited.system.value(of: $0))" }
    return #"{"constraints":[\#(constraints.joined(separator: ","))],"values":[\#(values.joined(separator: ","))],"#
      + #""conflict":\#(!conflicts.isEmpty)}"#
  }

  private static func text(_ constraint: EditedConstraintSystem.Constraint) -> String {
    let terms = constraint.terms.map { "[\($0.variable),\($0.coefficient)]" }.joined(separator: ",")
    let relation: String
    switch constraint.relation {
    case .equal: relation = "=="
    case .lessThanOrEqual: relation = "<="
    case .greaterThanOrEqual: relation = ">="
    }
    return
      #"{"terms":[\#(terms)],"relation":"\#(relation)","constant":\#(constraint.constant),"priority":\#(constraint.priority)}"#
  }
}
