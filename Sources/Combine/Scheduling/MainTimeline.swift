import Dispatch
import Foundation
import MainTime

/// The time of the main queue and the main run loop: that of a test's clock where there is one, else the machine's.
enum MainTimeline {
  /// The machine's time at which a test's clock starts: one origin for the whole run.
  private static let origin = (uptime: DispatchTime.now().uptimeNanoseconds, date: Date())

  /// The clock of a test; `nil` if the machine's time holds.
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
    onMain { scheduled.start(on: clock, after: seconds, every: interval) }
    return scheduled
  }

  /// Calls `action` once as soon as possible: when a test's clock is moved, or by `enqueue`, whichever comes first. A
  /// test that only moves its clock never lets the main queue run; another test only waits for the main queue.
  static func scheduleSoon(
    on clock: any MainClock, _ action: @escaping () -> Void, enqueue: (@escaping @Sendable () -> Void) -> Void
  ) {
    let once = ScheduledOnMain(action)
    onMain { once.start(on: clock, after: 0, every: nil) }
    enqueue { once.callOnce() }
  }

  /// Several objects stand for the main queue, so a queue-specific value identifies it.
  private static let mark = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static func isMain(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: mark) == true }

  /// Calls `body` at once if this is the main queue, otherwise later on the main queue. The main queue may run on
  /// another thread than the main thread.
  fileprivate static func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
    if DispatchQueue.getSpecific(key: mark) == true {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.async(execute: body)
    }
  }
}

/// A closure that waits by a test's clock. Started on the main queue; may be cancelled on any thread.
private final class ScheduledOnMain: Cancellable, @unchecked Sendable {
  private let lock = Lock()
  private var action: (() -> Void)?
  private var timer: (any MainTimer)?

  init(_ action: @escaping () -> Void) { self.action = action }

  @MainActor func start(on clock: any MainClock, after seconds: Double, every interval: Double?) {
    guard lock.withLock({ action != nil }) else { return }
    let timer = clock.schedule(after: seconds, every: interval, label: "a closure that is scheduled for later") {
      if interval == nil { self.callOnce() } else { self.lock.withLock { self.action }?() }
    }
    lock.withLock { self.timer = timer }
  }

  func callOnce() {
    let (action, timer) = lock.withLock {
      defer {
        self.action = nil
        self.timer = nil
      }
      return (self.action, self.timer)
    }
    guard let action else { return }
    if let timer { MainTimeline.onMain { timer.cancel() } }
    action()
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
    if let timer { MainTimeline.onMain { timer.cancel() } }
  }
}
