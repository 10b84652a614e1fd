import Stage

/// Calls a motion at the beginning of each frame while it runs.
@MainActor
final class ScrollTicker {
  private var ticker: FrameTicker?

  /// Begins or ends calling `tick` with each frame's time. Nothing happens where it is so already.
  func setRunning(_ isRunning: Bool, _ tick: @escaping @MainActor (CFTimeInterval) -> Void) {
    guard isRunning != (ticker != nil) else { return }
    ticker?.cancel()
    ticker = isRunning ? FrameClock.current?.tick(label: "a scroll view that moves", tick) : nil
  }

  isolated deinit { ticker?.cancel() }
}

extension UIScrollView {
  var stageTime: CFTimeInterval? { window == nil ? nil : FrameClock.current?.now }

  func setTicking(_ isTicking: Bool) {
    ticker.setRunning(isTicking && window != nil) { [weak self] time in self?.motion.tick(at: time) }
  }

  /// Whether a navigation controller shows the view: its bars cover content that does not scroll as well.
  var isInsideBars: Bool {
    var responder: UIResponder? = next
    while let current = responder {
      if let controller = current as? UIViewController { return controller.parent != nil }
      responder = current.next
    }
    return false
  }
}
