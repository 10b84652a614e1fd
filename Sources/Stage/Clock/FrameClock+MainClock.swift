import MainTime

/// A virtual clock is the clock of the main queue and the main run loop, as `CurrentMainClock`.
extension FrameClock: MainClock {
  package nonisolated var seconds: Double { mediaTime }

  package func schedule(
    after seconds: Double, every interval: Double?, label: String, _ action: @escaping @MainActor () -> Void
  ) -> any MainTimer {
    guard let interval else { return schedule(after: seconds, label: label) { _ in action() } }
    if interval == seconds { return schedule(after: seconds, repeats: true, label: label) { _ in action() } }
    let series = TimerSeries()
    series.timer = schedule(after: seconds, label: label) { [weak self] _ in
      // The repeating timer starts with the first call, as the first delay may differ from `interval`.
      series.timer = self?.schedule(after: interval, repeats: true, label: label) { _ in action() }
      action()
    }
    return series
  }
}

extension FrameTimer: MainTimer {}

/// Timers that follow each other.
@MainActor private final class TimerSeries: MainTimer {
  var timer: FrameTimer?

  func cancel() {
    timer?.cancel()
    timer = nil
  }
}
