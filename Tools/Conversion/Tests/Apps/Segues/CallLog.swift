import Foundation

/// The calls in the order in which they came; written to standard output as well.
class CallLog {
  static let shared = CallLog()

  private(set) var calls: [String] = []

  func note(_ call: String) {
    calls.append(call)
    print(call)
    fflush(stdout)
  }

  /// The calls since the last time.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}
