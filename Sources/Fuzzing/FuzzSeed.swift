import Foundation

/// The seed of the random tests of this process.
package enum FuzzSeed {
  /// The environment variable with the seed: a number, which repeats a failure, or `random`.
  package static let variable = "TRESTLE_FUZZ_SEED"
  /// The default seed. It is fixed, so that the result of a commit's tests does not depend on luck. `make fuzz` chooses
  /// random seeds.
  package static let standard: UInt64 = 20_261_122

  /// The seed of this process.
  package static let ofRun = seed(ProcessInfo.processInfo.environment[variable], random: .random(in: 1 ... .max))

  /// - Parameter random: the seed for the value `random`.
  static func seed(_ text: String?, random: UInt64) -> UInt64 {
    switch text {
    case nil: standard
    case "random": random
    case let text?: UInt64(text) ?? standard
    }
  }
}
