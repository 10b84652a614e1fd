import Dispatch
import Glibc
import Synchronization

/// The timer that libdispatch keeps for itself: from the first worker thread on it fires once a second, for as long as
/// the process lives, to count the workers that are stuck. Nobody waits for it.
///
/// It is the earliest timer of its clock most of the time, and then hides the app's own `asyncAfter` behind it, until
/// it has fired (`timeUntilFiring`); timers of `Task.sleep` and of `Timer` run on other descriptors and are seen.
package enum DispatchMonitor {
  /// Its period in seconds; libdispatch's constant.
  private static let period = 1.0
  /// Two readings of one deadline differ by less than this, in seconds.
  static let tolerance = 0.0005

  /// The deadlines' place within the period.
  private static let phase = Mutex<Double?>(nil)

  /// Brings the timer into being and notes when it fires. To be called before the app has timers of its own, which
  /// could be taken for it. Costs one worker thread, about half a millisecond.
  package static func learn() {
    guard phase.withLock({ $0 == nil }) else { return }
    DispatchQueue.global().async {}
    var best: ArmedTimer?
    for _ in 0..<attempts {
      for timer in ProcessActivity.armedTimers() where timer.remaining > 0.9 * period && timer.remaining <= period {
        if best.map({ timer.uncertainty < $0.uncertainty }) ?? true { best = timer }
      }
      if let best, best.uncertainty < tolerance / 2 { break }
      usleep(pause)
    }
    guard let best else { return }
    phase.withLock { $0 = place((best.deadline.lowerBound + best.deadline.upperBound) / 2) }
  }

  /// Seconds until it fires next; `nil` where it was not found. From then on the app's own timers show for a while.
  package static var timeUntilFiring: Double? {
    phase.withLock { $0 }.map { time(until: $0, from: FrameClock.monotonicTime()) }
  }

  /// Seconds from a moment to the next place of some period.
  static func time(until phase: Double, from moment: Double) -> Double {
    let remaining = phase - place(moment)
    return remaining < 0 ? remaining + period : remaining
  }

  /// Whether a timer is the one.
  static func owns(_ timer: ArmedTimer) -> Bool {
    guard let phase = phase.withLock({ $0 }) else { return false }
    return isPlace(phase, within: timer.deadline)
  }

  /// Whether a moment at this place of some period lies within a stretch of time, or next to it.
  static func isPlace(_ phase: Double, within stretch: ClosedRange<Double>) -> Bool {
    let start = stretch.lowerBound - tolerance
    let first = ((start - phase) / period).rounded(.up) * period + phase
    return first <= stretch.upperBound + tolerance
  }

  private static func place(_ time: Double) -> Double { time.truncatingRemainder(dividingBy: period) }

  private static let attempts = 100
  /// In microseconds.
  private static let pause: UInt32 = 100
}
