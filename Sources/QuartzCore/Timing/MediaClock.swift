import CoreGraphics
import Foundation

/// A stage's clock, as layers see it.
package protocol MediaClock: AnyObject {
  /// Seconds; the same value during one whole frame.
  var mediaTime: CFTimeInterval { get }
  /// Asks for one more frame, soon. Cheap, and idempotent within a frame.
  func requestFrame()
  /// Calls `block` with the time of every frame from the next one on, until the result is cancelled.
  @MainActor func startTicking(_ block: @escaping @MainActor (CFTimeInterval) -> Void) -> any MediaTicker
}

/// A call in every frame of a clock.
@MainActor package protocol MediaTicker: AnyObject {
  /// No further frame calls. Harmless when it is over.
  func cancel()
}

/// The clock that animations made now begin on. A stage sets it while it runs a frame or delivers an event.
package enum CurrentMediaClock {
  /// Set on the thread that runs the stages; `nil` outside, where the system's monotonic clock serves.
  nonisolated(unsafe) package static weak var clock: (any MediaClock)?
}

/// The current time in seconds on the clock of the running stage, or the machine's monotonic time without one.
public func CACurrentMediaTime() -> CFTimeInterval {
  if let clock = CurrentMediaClock.clock { return clock.mediaTime }
  var now = timespec()
  clock_gettime(CLOCK_MONOTONIC, &now)
  return Double(now.tv_sec) + Double(now.tv_nsec) * 1e-9
}
