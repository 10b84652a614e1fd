import Dispatch
import Glibc
import Synchronization

/// Recognises libdispatch's own timer: once there are worker threads, it fires once a second for the life of the
/// process, to detect stuck workers. It is not waited for.
///
/// It is usually the earliest timer of its clock and then hides the app's own `asyncAfter` until it has fired; timers
/// of `Timer` use other descriptors and are visible. A process without workers does not have it, so a worker is only
/// started for this test if a visible timer could be it.
package enum DispatchMonitor {
  /// Its period in seconds; libdispatch's constant.
  package static let period = 1.0
  /// Two readings of one deadline differ by less than this, in seconds.
  static let tolerance = 0.0005

  private struct Knowledge {
    /// The time of its deadlines within the period, in seconds; nil while it is not known.
    var phase: Double?
    /// Moments, one of which is a whole number of periods before a later deadline, if the timer was not recognised at
    /// once.
    var candidates: [Double] = []
    var isProbed = false
  }

  private static let knowledge = Mutex(Knowledge())

  /// Looks for libdispatch's timer among those that are armed now. The first time that one of them could be it, this
  /// starts a worker, which creates the timer if it does not exist. If it exists already, it is one of the visible
  /// timers, and is set again after exactly one period.
  package static func note(_ timers: [ArmedTimer]) {
    let (isKnown, isProbed) = knowledge.withLock { ($0.phase != nil, $0.isProbed) }
    guard !isKnown else { return }
    let close = timers.filter { $0.remaining <= period }
    guard !close.isEmpty else { return }
    if isProbed { recognise(close) } else { probe(close) }
  }

  /// Makes libdispatch create its timer if it has none, and notes when it fires. Costs one worker thread, about half
  /// a millisecond.
  private static func probe(_ shown: [ArmedTimer]) {
    let start = FrameClock.monotonicTime()
    DispatchQueue.global().async {}
    let known = Set(shown.map(\.descriptor))
    var best: ArmedTimer?
    for _ in 0..<attempts {
      for timer in ProcessActivity.armedTimers()
      where timer.remaining > 0.9 * period && timer.remaining <= period && !known.contains(timer.descriptor) {
        if best.map({ timer.uncertainty < $0.uncertainty }) ?? true { best = timer }
      }
      if let best, best.uncertainty < tolerance / 2 { break }
      usleep(pause)
    }
    let found = best
    knowledge.withLock {
      $0.isProbed = true
      $0.phase = found.map { place(middle($0)) }
      $0.candidates = [start] + shown.map(middle)
    }
  }

  /// Looks for a timer that fires a whole number of periods after one of the candidates: it is libdispatch's.
  private static func recognise(_ timers: [ArmedTimer]) {
    knowledge.withLock { knowledge in
      for timer in timers where timer.uncertainty < tolerance {
        for candidate in knowledge.candidates {
          let distance = middle(timer) - candidate
          guard distance > period / 2, abs(distance - distance.rounded() * period) < startTolerance else { continue }
          knowledge.phase = place(middle(timer))
        }
      }
    }
  }

  /// The seconds until libdispatch's timer fires next; `nil` if it is not known to exist. After it has fired, the app's
  /// own timers are visible for a while.
  package static var timeUntilFiring: Double? {
    knowledge.withLock { $0.phase }.map { time(until: $0, from: FrameClock.monotonicTime()) }
  }

  /// The seconds from a moment to the next deadline with this phase.
  static func time(until phase: Double, from moment: Double) -> Double {
    let remaining = phase - place(moment)
    return remaining < 0 ? remaining + period : remaining
  }

  /// Whether a timer is libdispatch's own.
  static func owns(_ timer: ArmedTimer) -> Bool {
    guard let phase = knowledge.withLock({ $0.phase }) else { return false }
    return isPlace(phase, within: timer.deadline)
  }

  /// Whether a deadline with this phase is within an interval, give or take `tolerance`.
  static func isPlace(_ phase: Double, within stretch: ClosedRange<Double>) -> Bool {
    let start = stretch.lowerBound - tolerance
    let first = ((start - phase) / period).rounded(.up) * period + phase
    return first <= stretch.upperBound + tolerance
  }

  private static func place(_ time: Double) -> Double { time.truncatingRemainder(dividingBy: period) }
  private static func middle(_ timer: ArmedTimer) -> Double {
    (timer.deadline.lowerBound + timer.deadline.upperBound) / 2
  }

  /// The longest time from requesting a worker until it has started, in seconds.
  private static let startTolerance = 0.002
  private static let attempts = 100
  /// In microseconds.
  private static let pause: UInt32 = 100
}
