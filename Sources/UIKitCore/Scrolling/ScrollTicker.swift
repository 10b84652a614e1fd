import Stage

/// Calls a motion at the beginning of each frame while it runs.
@MainActor
package final class ScrollTicker {
  private var ticker: FrameTicker?

  package init() {}

  /// Calls `tick` with the time of each frame of a clock; nil stops the calls. Does nothing if calls run already, or
  /// are stopped already.
  package func setRunning(on clock: FrameClock?, _ tick: @escaping @MainActor (CFTimeInterval) -> Void) {
    guard (clock != nil) != (ticker != nil) else { return }
    ticker?.cancel()
    ticker = clock?.tick(label: "a scroll view that moves", tick)
  }

  isolated deinit { ticker?.cancel() }
}

extension UIScrollView {
  package var stageTime: CFTimeInterval? { window == nil ? nil : stageClock?.now }

  func setTicking(_ isTicking: Bool) {
    ticker.setRunning(on: isTicking && window != nil ? stageClock : nil) { [weak self] time in
      self?.motion.tick(at: time)
    }
  }

  /// Whether a container with bars shows the view, so that the insets apply to content that does not scroll as well.
  var isInsideBars: Bool {
    var view: UIView? = self
    while let current = view {
      if let controller = current.owningViewController { return controller.adjustsScrollViewsForBars }
      view = current.superview
    }
    return false
  }
}
