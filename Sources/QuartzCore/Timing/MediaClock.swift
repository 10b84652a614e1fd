import CoreGraphics
import Foundation

/// The clock of a stage.
package protocol MediaClock: AnyObject {
  /// The time in seconds; constant during one frame on the main thread. Any thread may read it.
  var mediaTime: CFTimeInterval { get }
  /// Asks for one more frame soon. Cheap; repeated calls in one frame have no further effect.
  func requestFrame()
  /// Calls `block` with the time of every frame, beginning with the next, until the result is cancelled.
  @MainActor func startTicking(_ block: @escaping @MainActor (CFTimeInterval) -> Void) -> any MediaTicker
}

/// A running series of calls, one a frame.
@MainActor package protocol MediaTicker: AnyObject {
  /// Ends the calls. Has no effect when they have ended.
  func cancel()
}

/// The clock on which new animations begin. A stage sets it when it runs a frame or delivers an event.
package enum CurrentMediaClock {
  private static let lock = NSLock()
  nonisolated(unsafe) private static weak var latest: (any MediaClock)?

  /// The clock of the stage that runs, or ran last; `nil` if there is none: the system's monotonic clock is used then.
  /// Any thread may read it.
  package static var clock: (any MediaClock)? {
    get { lock.withLock { latest } }
    set { lock.withLock { latest = newValue } }
  }
}

/// The time in seconds that new animations begin at: of the running stage's clock, which is virtual in tests, else
/// the machine's monotonic clock.
public func CACurrentMediaTime() -> CFTimeInterval {
  if let clock = CurrentMediaClock.clock { return clock.mediaTime }
  var now = timespec()
  clock_gettime(CLOCK_MONOTONIC, &now)
  return Double(now.tv_sec) + Double(now.tv_nsec) * 1e-9
}
