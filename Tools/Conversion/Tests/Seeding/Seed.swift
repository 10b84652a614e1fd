import Foundation

/// Random numbers of a run, the same in every run unless the environment says otherwise: whether a commit passes must not
/// hang on luck. `TRESTLE_FUZZ_SEED` has another seed, or `random`.
package struct Seed: RandomNumberGenerator {
  /// The seed of this run, which a failure prints.
  package static let ofRun = number(ProcessInfo.processInfo.environment["TRESTLE_FUZZ_SEED"])

  private var state: UInt64

  package init(_ number: UInt64) { state = number &* 0x9e37_79b9_7f4a_7c15 &+ 1 }

  private static func number(_ text: String?) -> UInt64 {
    text == "random" ? .random(in: 0...999_999) : text.flatMap(UInt64.init) ?? 20_261_122
  }

  /// SplitMix64.
  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}
