/// Whether the structures look over themselves at the end of each change and stop at the first broken rule.
///
/// A look costs O(n), so it is off but where a random program asks for it (`ModelFuzz --checks`). It is a switch of the
/// running program rather than of its build: the random suites run twice with one build, and it is the optimised code
/// that is checked. Off, it costs a load and a branch a change.
package enum InternalChecks {
  /// Set once, before anything else runs.
  package nonisolated(unsafe) static var isOn = false
}
