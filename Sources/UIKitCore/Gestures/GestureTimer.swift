import Stage

/// A timer of one recogniser, on the clock of the stage that shows its view.
@MainActor
package final class GestureTimer {
  private var timer: FrameTimer?

  package init() {}

  /// Calls `block` once after `seconds`; a call that was scheduled before is cancelled.
  package func start(after seconds: TimeInterval, in view: UIView?, _ block: @escaping @MainActor () -> Void) {
    stop()
    let clock = view.map { $0.stageClock } ?? FrameClock.current
    timer = clock?.schedule(after: seconds, label: "a gesture") { [weak self, weak view] _ in
      self?.timer = nil
      Turn.run {
        view?.keepForTurn()
        block()
      }
    }
  }

  package func stop() {
    timer?.cancel()
    timer = nil
  }

  isolated deinit {
    timer?.cancel()
  }
}
