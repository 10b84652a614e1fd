import Foundation
import UIKitGraphics

/// The messages about pictures and content that were said while a closure ran.
package func messages(of body: () throws -> Void) rethrows -> [String] {
  let collected = MessageCollector()
  try DataLog.$receiver.withValue(MessageReceiver { collected.add($0) }) { try body() }
  return collected.messages
}

private final class MessageCollector: @unchecked Sendable {
  private let lock = NSLock()
  private var collected: [String] = []

  func add(_ message: String) {
    lock.lock()
    collected.append(message)
    lock.unlock()
  }

  var messages: [String] {
    lock.lock()
    defer { lock.unlock() }
    return collected
  }
}
