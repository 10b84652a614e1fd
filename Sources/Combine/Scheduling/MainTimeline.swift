import Dispatch
import Foundation
import MainTime

/// The time of the main queue and the main run loop: that of a test's clock where there is one, else the machine's.
enum MainTimeline {
  /// Where the time of a test's clock begins among the machine's times: one origin for the whole run.
  private static let origin = (uptime: DispatchTime.now().uptimeNanoseconds, date: Date())

  /// `nil` where the machine's time holds.
  static var clock: (any MainClock)? { CurrentMainClock.clock }

  static func uptime(of clock: any MainClock) -> DispatchTime {
    DispatchTime(uptimeNanoseconds: origin.uptime + UInt64((clock.seconds * 1e9).rounded()))
  }

  static func date(of clock: any MainClock) -> Date { origin.date + clock.seconds }

  /// Calls `action` by a test's clock, on the main thread.
  @discardableResult
  static func schedule(
    on clock: any MainClock, after seconds: Double, every interval: Double? = nil, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let scheduled = ScheduledOnMain(action)
    if Thread.isMainThread {
      MainActor.assumeIsolated { scheduled.start(on: clock, after: seconds, every: interval) }
    } else {
      DispatchQueue.main.async { scheduled.start(on: clock, after: seconds, every: interval) }
    }
    return scheduled
  }
}

/// A closure that waits by a test's clock. Started and called on the main thread; may be cancelled on any.
private final class ScheduledOnMain: Cancellable, @unchecked Sendable {
  private let lock = Lock()
  private var action: (() -> Void)?
  private var timer: (any MainTimer)?

  init(_ action: @escaping () -> Void) { self.action = action }

  @MainActor func start(on clock: any MainClock, after seconds: Double, every interval: Double?) {
    guard lock.withLock({ action != nil }) else { return }
    let timer = clock.schedule(after: seconds, every: interval, label: "a closure that is scheduled for later") {
      self.lock.withLock { self.action }?()
    }
    lock.withLock { self.timer = timer }
  }

  func cancel() {
    let (timer, released) = lock.withLock {
      defer {
        action = nil
        self.timer = nil
      }
      return (self.timer, action)
    }
    withExtendedLifetime(released) {}
    guard let timer else { return }
    if Thread.isMainThread {
      MainActor.assumeIsolated { timer.cancel() }
    } else {
      DispatchQueue.main.async { timer.cancel() }
    }
  }
}
