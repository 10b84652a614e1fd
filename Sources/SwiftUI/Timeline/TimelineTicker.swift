import Foundation
import MainTime

/// Waits for the times of a schedule, on the main thread.
@MainActor
final class TimelineTicker {
  private var tick: ((Date) -> Void)?
  private var next: (() -> Date?)?
  private var timer: (any MainTimer)?
  /// Tells a wait that was given up apart from the present one.
  private var turn = 0

  nonisolated init() {}

  /// Waits for the times of a schedule, unless it does already.
  func follow<S: TimelineSchedule>(_ schedule: S, _ tick: @escaping (Date) -> Void) {
    self.tick = tick
    guard next == nil else { return }
    var entries = schedule.entries(from: PresentDate.current, mode: .normal).makeIterator()
    next = { entries.next() }
    wait()
  }

  func stop() {
    turn += 1
    timer?.cancel()
    timer = nil
    next = nil
  }

  private var now: Date { PresentDate.current }

  private func wait() {
    var due = next?()
    // Times that have passed are of no interest, but the latest of them may be the one that is shown.
    while let time = due, time < now { due = next?() }
    guard let due else { return stop() }
    turn += 1
    let turn = self.turn
    let arrive: @MainActor () -> Void = { [weak self] in
      guard let self, self.turn == turn else { return }
      self.tick?(due)
      if self.turn == turn { self.wait() }
    }
    let seconds = max(due.timeIntervalSince(now), 0)
    if let clock = CurrentMainClock.clock {
      timer = clock.schedule(after: seconds, every: nil, label: "TimelineView", arrive)
    } else {
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(arrive) }
    }
  }
}
