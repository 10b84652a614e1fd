import Glibc

/// Prints the present step if the program stops at a failed precondition, a bad address or a call of `abort()`.
///
/// The text is stored in advance, so that the signal handler only writes it.
package enum CrashNote {
  private static let capacity = 4096
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT]
  nonisolated(unsafe) private static let text = UnsafeMutablePointer<CChar>.allocate(capacity: capacity)
  nonisolated(unsafe) private static var length = 0
  /// The handlers that were there before, by signal.
  nonisolated(unsafe) private static let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 32)

  /// Installs handlers that write the note before the program ends.
  package static func install() {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { signal in
      _ = write(STDERR_FILENO, CrashNote.text, CrashNote.length)
      // Restores the runtime's own handler, which prints a backtrace: the faulting instruction runs again and reaches
      // it.
      sigaction(signal, CrashNote.previous + Int(signal), nil)
    }
    for signal in signals { sigaction(signal, &action, previous + Int(signal)) }
  }

  package static func set(_ note: String) {
    length = 0
    for byte in note.utf8.prefix(capacity) {
      text[length] = CChar(bitPattern: byte)
      length += 1
    }
  }
}
