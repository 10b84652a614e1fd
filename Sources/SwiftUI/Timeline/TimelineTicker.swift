import Foundation
import MainTime
import UIKit

/// Waits for the times of a schedule, on the main thread.
@MainActor
final class TimelineTicker {
  /// The view that shows the time. While it is in no window, nothing is updated and the schedule is read once a second.
  weak var view: UIView?
  private var tick: ((Date) -> Void)?
  private var next: (() -> Date?)?
  private var timer: (any MainTimer)?
  /// The number of the current wait: the timer of a cancelled wait has an older number, and has no effect.
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

  private var isSeen: Bool { view.map { $0.window != nil } ?? true }

  private func wait() {
    var due = next?()
    // Past dates are skipped, except that the latest of them may be the one to show.
    while let time = due, time < now { due = next?() }
    guard let due else { return stop() }
    turn += 1
    let turn = self.turn
    let arrive: @MainActor () -> Void = { [weak self] in
      guard let self, self.turn == turn else { return }
      if self.isSeen { self.tick?(due) }
      if self.turn == turn { self.wait() }
    }
    let seconds = max(due.timeIntervalSince(now), isSeen ? 0 : 1)
    if let clock = CurrentMainClock.clock {
      timer = clock.schedule(after: seconds, every: nil, label: "TimelineView", arrive)
    } else {
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(arrive) }
    }
  }
}
