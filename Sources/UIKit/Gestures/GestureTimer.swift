import Stage

/// A timer of one recogniser, on the clock of the stage that shows its view.
@MainActor
final class GestureTimer {
  private var timer: FrameTimer?

  /// Calls `block` once after `seconds`; a call that was scheduled before is cancelled.
  func start(after seconds: TimeInterval, in view: UIView?, _ block: @escaping @MainActor () -> Void) {
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

  func stop() {
    timer?.cancel()
    timer = nil
  }

  isolated deinit {
    timer?.cancel()
  }
}
