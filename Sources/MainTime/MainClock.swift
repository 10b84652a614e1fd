import Synchronization

/// The time of the main thread where it is not the machine's: a test moves it, and what waits on the main queue waits by it.
package protocol MainClock: AnyObject, Sendable {
  /// Seconds. Readable on any thread.
  var seconds: Double { get }
  /// Calls `action` on the main thread after that many seconds, then every `interval` seconds if there is one.
  @MainActor func schedule(
    after seconds: Double, every interval: Double?, label: String, _ action: @escaping @MainActor () -> Void
  ) -> any MainTimer
}

/// A call that is due at a time of a clock.
package protocol MainTimer: AnyObject, Sendable {
  /// Prevents further calls.
  @MainActor func cancel()
}

/// The clock that the main thread waits by.
package enum CurrentMainClock {
  private struct Reference {
    weak var clock: (any MainClock)?
  }

  private static let reference = Mutex(Reference())

  /// `nil` where the machine's time holds, as in apps that run. Set on the main thread, read on any.
  package static var clock: (any MainClock)? {
    get { reference.withLock { $0.clock } }
    set { reference.withLock { $0.clock = newValue } }
  }
}
