import Foundation

/// Random numbers of a run, which the environment can choose (`TRESTLE_SEED`).
struct Seed: RandomNumberGenerator {
  /// The seed of this run, which a failure prints.
  static let ofRun =
    ProcessInfo.processInfo.environment["TRESTLE_SEED"].flatMap(UInt64.init) ?? UInt64.random(in: 0...999_999)

  private var state: UInt64

  init(_ number: UInt64) { state = number &* 0x9e37_79b9_7f4a_7c15 &+ 1 }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}
