import Foundation
import MainTime

/// Waits on the main thread: by the clock of a test's screen if there is one, otherwise in real time.
@MainActor
final class MainWait {
  private var timer: (any MainTimer)?
  /// The number of the current wait: the timer of a cancelled wait has an older number, and does not run its action.
  private var turn = 0

  nonisolated init() {}

  /// Runs an action after some seconds, replacing a waiting one.
  func run(after seconds: Double, label: String, _ action: @escaping @MainActor () -> Void) {
    cancel()
    let turn = self.turn
    let arrive: @MainActor () -> Void = { [weak self] in
      guard let self, self.turn == turn else { return }
      self.timer = nil
      action()
    }
    if let clock = CurrentMainClock.clock {
      timer = clock.schedule(after: seconds, every: nil, label: label, arrive)
    } else {
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(arrive) }
    }
  }

  func cancel() {
    turn += 1
    timer?.cancel()
    timer = nil
  }
}
