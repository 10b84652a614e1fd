/// Work of UIKit's own that goes on off the main thread and will change the picture: decoding of images and the like.
///
/// A picture of the app waits for it, a test that settles does too. May be used from any thread.
package enum PendingWork {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var labels: [Int: String] = [:]
  private nonisolated(unsafe) static var lastToken = 0

  /// One piece of work.
  package struct Token: Sendable {
    fileprivate let number: Int

    /// The work is done, its result visible to the main actor. Harmless when called again.
    package func end() {
      lock.withLock { _ = labels.removeValue(forKey: number) }
    }
  }

  /// Work begins; `label` names it where somebody asks what is still pending.
  package static func begin(_ label: String) -> Token {
    lock.withLock {
      lastToken += 1
      labels[lastToken] = label
      return Token(number: lastToken)
    }
  }

  /// What is under way, in the order in which it began.
  package static var current: [String] {
    lock.withLock { labels.sorted { $0.key < $1.key }.map(\.value) }
  }
}
