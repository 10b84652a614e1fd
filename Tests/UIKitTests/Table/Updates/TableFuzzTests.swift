import Foundation
import Testing

@testable import TableFuzz

/// A real table driven by `table-fuzz`. `TABLE_SEED=… swift test` repeats a failure; `make fuzz` takes the long runs.
@MainActor @Suite struct TableFuzzTests {
  private static var seed: UInt64 {
    ProcessInfo.processInfo.environment["TABLE_SEED"].flatMap(UInt64.init) ?? .random(in: 0 ... .max)
  }

  @Test func tenThousandSteps() {
    let seed = Self.seed
    let failure = FuzzTable(seed: seed).run(steps: 10_000)
    #expect(failure == nil, "seed \(seed): \(failure.map { "\($0)" } ?? "")")
  }
}
