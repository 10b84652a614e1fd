import Synchronization

/// The clock of the main thread in tests, which advance it. Timers and delays on the main queue follow it.
package protocol MainClock: AnyObject, Sendable {
  /// The present time in seconds. Readable on any thread.
  var seconds: Double { get }
  /// Calls `action` on the main thread after `seconds`, then every `interval` seconds unless that is nil.
  @MainActor func schedule(
    after seconds: Double, every interval: Double?, label: String, _ action: @escaping @MainActor () -> Void
  ) -> any MainTimer
}

/// A call that is scheduled on a clock.
package protocol MainTimer: AnyObject, Sendable {
  /// Cancels all further calls.
  @MainActor func cancel()
}

/// The clock of timers and delays on the main thread.
package enum CurrentMainClock {
  private struct Reference {
    weak var clock: (any MainClock)?
  }

  private static let reference = Mutex(Reference())

  /// The test's clock; nil where real time is used, as in apps that run. Set on the main thread, read on any.
  package static var clock: (any MainClock)? {
    get { reference.withLock { $0.clock } }
    set { reference.withLock { $0.clock = newValue } }
  }
}
