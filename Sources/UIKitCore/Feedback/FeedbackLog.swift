/// Records the feedback of generators, for tests.
@MainActor
package enum FeedbackLog {
  private static var open: [[String]] = []

  /// Runs an action and returns the feedback given in it, as texts such as `impact medium 0.5`.
  package static func given(during body: () throws -> Void) rethrows -> [String] {
    open.append([])
    do {
      try body()
    } catch {
      open.removeLast()
      throw error
    }
    return open.removeLast()
  }

  static func prepare() { note("prepare") }

  static func give(_ feedback: String, at location: CGPoint?) {
    note(location.map { "\(feedback) at (\(Double($0.x)), \(Double($0.y)))" } ?? feedback)
  }

  private static func note(_ text: String) {
    for index in open.indices { open[index].append(text) }
  }
}
