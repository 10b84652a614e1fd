/// Whether data structures check their invariants at the end of each change and stop at the first violation.
///
/// A check costs O(n), so it is off unless a random driver asks for it (`ModelFuzz --checks`). It is a switch of the
/// running program, not of the build, so that the random suites can run both ways with one optimised build. Switched
/// off, it costs a load and a branch per change.
package enum InternalChecks {
  /// Set once, before anything else runs.
  package nonisolated(unsafe) static var isOn = false
}
