import Expectations
import Foundation
import Testing

@testable import ModelFuzz

/// The output of `ModelFuzz --systems` for other solvers.
@Suite struct ConstraintSystemExportTests {
  struct System: Decodable {
    struct Constraint: Decodable {
      var relation: String
      var constant: Double
      var priority: Double
    }

    var constraints: [Constraint]
    var values: [Double]
    var conflict: Bool
  }

  @Test func eachLineIsASystemWithKnownPrioritiesAndRelations() throws {
    var export = ConstraintSystemExport(seed: 5)
    var conflicts = 0
    for _ in 0..<100 {
      let system = try JSONDecoder().decode(System.self, from: Data(export.nextLine().utf8))
      expect(Set(system.constraints.map(\.priority)).isSubset(of: [1000, 750, 500, 250]))
      expect(system.constraints.allSatisfy { ["==", "<=", ">="].contains($0.relation) })
      expect((1...6).contains(system.values.count))
      conflicts += system.conflict ? 1 : 0
    }
    expect(conflicts > 0)
    expect(conflicts < 50)
  }

  @Test func equalSeedsGiveEqualSystems() {
    var first = ConstraintSystemExport(seed: 9)
    var second = ConstraintSystemExport(seed: 9)
    expectEqual((0..<20).map { _ in first.nextLine() }, (0..<20).map { _ in second.nextLine() })
  }
}
