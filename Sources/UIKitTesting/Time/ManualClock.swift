/// A clock that moves only when a test advances it, so that models that wait do not wait for real time.
///
///     let clock = ManualClock()
///     let stock = AdStock(supplier, clock: clock)
///     await clock.waitForSleepers(1)
///     clock.advance(by: .seconds(2))
public final class ManualClock: Clock {
  /// A time of this clock, counted from when it was made.
  public struct Instant: InstantProtocol {
    var offset: Duration

    /// The time `duration` later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// The time from this instant to another; negative if that is earlier.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    /// Whether an instant is earlier than another.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let number: Int
    let deadline: Instant
    let wake: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [Sleeper] = []
    var next = 0
    /// The numbers of the sleepers that were cancelled before they slept.
    var cancelled: Set<Int> = []
  }

  private let state = Locked(State())

  /// A clock at its beginning.
  public init() {}

  /// The present time of the clock.
  public var now: Instant { state.withLock { $0.now } }
  /// Zero: the clock distinguishes any two times.
  public var minimumResolution: Duration { .zero }
  /// How many tasks wait for the clock.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// Suspends the task until the clock has been advanced to a time.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = state.withLock { state in
      state.next += 1
      return state.next
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { wake in
        let outcome: Result<Void, any Error>? = state.withLock { state in
          if state.cancelled.remove(number) != nil { return .failure(CancellationError()) }
          if deadline <= state.now { return .success(()) }
          state.sleepers.append(Sleeper(number: number, deadline: deadline, wake: wake))
          return nil
        }
        if let outcome { wake.resume(with: outcome) }
      }
    } onCancel: {
      let sleeper = state.withLock { state -> Sleeper? in
        guard let index = state.sleepers.firstIndex(where: { $0.number == number }) else {
          state.cancelled.insert(number)
          return nil
        }
        return state.sleepers.remove(at: index)
      }
      sleeper?.wake.resume(throwing: CancellationError())
    }
  }

  /// Moves the clock on, and wakes the tasks whose time has come, the earliest first.
  public func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.deadline <= state.now }
      state.sleepers.removeAll { $0.deadline <= state.now }
      return due
    }
    for sleeper in due.sorted(by: { $0.deadline < $1.deadline }) { sleeper.wake.resume() }
  }

  /// Lets other tasks run until a number of them wait for the clock.
  ///
  /// - Returns: whether so many tasks wait; see ``waitUntil(isolation:_:)``.
  @discardableResult
  public func waitForSleepers(_ count: Int, isolation: isolated (any Actor)? = #isolation) async -> Bool {
    await waitUntil { self.sleeperCount >= count }
  }
}

/// Lets other tasks run until a condition holds.
///
/// - Returns: whether the condition holds. The wait ends without it when a minute has passed and other tasks have had
///   many turns.
@discardableResult
public func waitUntil(
  isolation: isolated (any Actor)? = #isolation, _ isSo: () -> Bool
) async -> Bool {
  let end = ContinuousClock.now + .seconds(60)
  var turns = 0
  while !isSo() {
    // If many tests share an actor, a turn may take long, so time alone is no criterion.
    if turns >= leastTurns, ContinuousClock.now > end { return false }
    turns += 1
    await Task.yield()
  }
  return true
}

/// The minimum number of turns for other tasks before giving up.
private let leastTurns = 2000
