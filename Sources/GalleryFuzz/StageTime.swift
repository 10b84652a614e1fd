import Stage

/// The time of a stage as a clock: a task that sleeps wakes when the stage reaches its deadline.
struct StageTime: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  let clock: FrameClock
  /// The label of these timers in the list of a clock's waiting timers.
  static let label = "somebody who sleeps"

  var now: Instant { Instant(offset: .seconds(clock.mediaTime)) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await Sleeper.sleep(until: deadline, by: self)
  }
}

/// A task that sleeps until the stage reaches a time, or until it is cancelled.
@MainActor
private final class Sleeper {
  private var wake: CheckedContinuation<Void, any Error>?
  private var timer: FrameTimer?

  static func sleep(until deadline: StageTime.Instant, by time: StageTime) async throws {
    let sleeper = Sleeper()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (wake: CheckedContinuation<Void, any Error>) in
        if Task.isCancelled { return wake.resume(throwing: CancellationError()) }
        sleeper.wake = wake
        let rest = time.now.duration(to: deadline) / .seconds(1)
        sleeper.timer = time.clock.schedule(after: max(0, rest), label: StageTime.label) { _ in
          sleeper.end(.success(()))
        }
      }
    } onCancel: {
      Task { @MainActor in sleeper.end(.failure(CancellationError())) }
    }
  }

  private func end(_ result: Result<Void, any Error>) {
    timer?.cancel()
    timer = nil
    wake?.resume(with: result)
    wake = nil
  }
}
