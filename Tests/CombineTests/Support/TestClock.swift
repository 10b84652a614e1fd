import Foundation
import MainTime

/// A clock of the main thread that a test moves. It is made in the test itself: screens of other tests, which run between
/// the making of a suite and its tests, make their own clocks current.
@MainActor final class TestClock: MainClock {
  @MainActor private final class Entry: MainTimer {
    var time: Double
    let interval: Double?
    let action: @MainActor () -> Void
    var isLive = true

    init(time: Double, interval: Double?, action: @escaping @MainActor () -> Void) {
      self.time = time
      self.interval = interval
      self.action = action
    }

    func cancel() { isLive = false }
  }

  nonisolated(unsafe) private(set) var seconds = 0.0
  private var entries: [Entry] = []

  init() { CurrentMainClock.clock = self }

  /// How many closures wait.
  var waitingCount: Int { entries.count { $0.isLive } }

  func schedule(
    after seconds: Double, every interval: Double?, label: String, _ action: @escaping @MainActor () -> Void
  ) -> any MainTimer {
    let entry = Entry(time: self.seconds + max(0, seconds), interval: interval, action: action)
    entries.append(entry)
    return entry
  }

  /// Moves on, and calls what is due in the order of time.
  func advance(by seconds: Double) {
    let end = self.seconds + seconds
    while let next = entries.filter({ $0.isLive && $0.time <= end + 1e-9 }).min(by: { $0.time < $1.time }) {
      self.seconds = max(self.seconds, next.time)
      if let interval = next.interval { next.time += interval } else { next.isLive = false }
      next.action()
    }
    entries.removeAll { !$0.isLive }
    self.seconds = end
  }
}
