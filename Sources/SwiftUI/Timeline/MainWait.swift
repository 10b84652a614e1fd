import Foundation
import MainTime

/// Waits on the main thread: by the clock of a test's screen where there is one.
@MainActor
final class MainWait {
  private var timer: (any MainTimer)?
  /// Tells a wait that was given up apart from the present one.
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
