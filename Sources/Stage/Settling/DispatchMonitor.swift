import Dispatch
import Glibc
import Synchronization

/// The timer that libdispatch keeps for itself: from the first worker thread on it fires once a second, for as long as
/// the process lives, to count the workers that are stuck. Nobody waits for it.
///
/// It is the earliest timer of its clock most of the time, and then hides the app's own `asyncAfter` behind it; those
/// of `Task.sleep` and of `Timer` run on other descriptors and are seen.
package enum DispatchMonitor {
  /// Its period in seconds; libdispatch's constant.
  private static let period = 1.0
  /// Two readings of one deadline differ by less than this, in seconds.
  private static let tolerance = 0.0005

  /// The deadlines' place within the period.
  private static let phase = Mutex<Double?>(nil)

  /// Brings the timer into being and notes when it fires. To be called before the app has timers of its own, which
  /// could be taken for it. Costs one worker thread, about half a millisecond.
  package static func learn() {
    guard phase.withLock({ $0 == nil }) else { return }
    DispatchQueue.global().async {}
    for _ in 0..<attempts {
      if let remaining = ProcessActivity.armedTimers().first(where: { $0 > 0.9 * period && $0 <= period }) {
        let deadline = now + remaining
        phase.withLock { $0 = place(deadline) }
        return
      }
      usleep(pause)
    }
  }

  /// Whether a timer that fires in `remaining` seconds is the one.
  static func owns(timerFiringIn remaining: Double) -> Bool {
    guard let phase = phase.withLock({ $0 }) else { return false }
    return isSamePlace(place(now + remaining), phase)
  }

  /// Whether two places in the period are one, also across its end.
  static func isSamePlace(_ first: Double, _ second: Double) -> Bool {
    let distance = abs(first - second)
    return min(distance, period - distance) < tolerance
  }

  private static func place(_ time: Double) -> Double { time.truncatingRemainder(dividingBy: period) }

  private static var now: Double { FrameClock.monotonicTime() }

  private static let attempts = 100
  /// In microseconds.
  private static let pause: UInt32 = 100
}
