import UIKitTesting

/// Calls in the order in which they came, under headings that say what was going on.
@MainActor
package final class GoldenTrace {
  package let recorder = CallbackRecorder()
  package private(set) var text = ""

  package init() {}

  /// Runs `body` and keeps the calls that come meanwhile; the same one several times in a row is written once, with `…`.
  package func during(_ heading: String, _ body: () throws -> Void) rethrows {
    _ = recorder.take()
    try body()
    text += "# \(heading)\n"
    var last: String?
    var isRepeated = false
    for call in recorder.take() + [""] {
      if call == last {
        isRepeated = true
        continue
      }
      if let last { text += "  \(last)\(isRepeated ? " …" : "")\n" }
      (last, isRepeated) = (call, false)
    }
  }
}
