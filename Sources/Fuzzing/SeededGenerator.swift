/// Random numbers that a seed repeats on every machine (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Uniform in `range`.
  package mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// Uniform in `range`.
  package mutating func double(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

  /// Uniform in `0..<limit`.
  package mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  /// True once in `n` times.
  package mutating func oneIn(_ n: Int) -> Bool { int(1...n) == 1 }

  /// One of `choices`, each as likely.
  /// - Precondition: `choices` is not empty.
  package mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[below(choices.count)] }
}
