import Foundation

/// Says what was going on when the program stops at a failed precondition.
///
/// The text is kept in memory of its own, so that the signal's handler only writes it.
enum CrashNote {
  private static let capacity = 256
  nonisolated(unsafe) private static let text = UnsafeMutablePointer<CChar>.allocate(capacity: capacity)
  nonisolated(unsafe) private static var length = 0
  nonisolated(unsafe) private static var previous = sigaction()

  /// Sees to it that the note is written before the program ends.
  static func install() {
    sigaction(SIGILL, nil, &previous)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in
      _ = write(STDERR_FILENO, CrashNote.text, CrashNote.length)
      // The runtime's own handler prints the way there: the instruction runs once more, into it.
      sigaction(SIGILL, &CrashNote.previous, nil)
    }
    sigaction(SIGILL, &action, nil)
  }

  static func set(_ note: String) {
    length = 0
    for byte in note.utf8.prefix(capacity) {
      text[length] = CChar(bitPattern: byte)
      length += 1
    }
  }
}
