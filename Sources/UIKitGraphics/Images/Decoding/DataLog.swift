import Foundation

/// Why a picture is not shown.
struct ImageFailure: Error, Equatable {
  let reason: String
}

/// Messages about pictures and content that cannot be shown as they are, on standard error, each but once.
package enum DataLog {
  /// Receives the messages in place of standard error, for tests.
  @TaskLocal package static var receiver: (@Sendable (String) -> Void)?

  private static let lock = NSLock()
  private nonisolated(unsafe) static var said: Set<String> = []

  package static func say(_ message: String) {
    lock.lock()
    let isNew = said.insert(message).inserted
    lock.unlock()
    guard isNew else { return }
    if let receiver {
      receiver(message)
    } else {
      FileHandle.standardError.write(Data("UIKit: \(message)\n".utf8))
    }
  }
}
