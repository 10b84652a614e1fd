import Foundation

/// Why a picture is not shown.
struct ImageFailure: Error, Equatable {
  let reason: String
}

/// Receives messages instead of standard error.
///
/// The closure is in a structure, because an optimised program lacks the metadata of the closure's own type, and would
/// crash with the closure as a task-local value.
package struct MessageReceiver: Sendable {
  package let receive: @Sendable (String) -> Void

  package init(_ receive: @escaping @Sendable (String) -> Void) {
    self.receive = receive
  }
}

/// Messages about pictures and content that cannot be shown as they are, on standard error, each only once.
package enum DataLog {
  /// Receives the messages in tests.
  @TaskLocal package static var receiver: MessageReceiver?

  private static let lock = NSLock()
  private nonisolated(unsafe) static var said: Set<String> = []

  package static func say(_ message: String) {
    lock.lock()
    let isNew = said.insert(message).inserted
    lock.unlock()
    guard isNew else { return }
    if let receiver {
      receiver.receive(message)
    } else {
      FileHandle.standardError.write(Data("UIKit: \(message)\n".utf8))
    }
  }
}
