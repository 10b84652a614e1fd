/// Progress that advances with time. When a page is over, the next page becomes the current one.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
  private lazy var timer = PageTimer(self)
  private var durations: [Int: TimeInterval] = [:]

  /// A timer that shows each page for some seconds, more than 0. It starts with `resumeTimer()`.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// The seconds, more than 0, for which a page without its own duration is the current one.
  open var preferredDuration: TimeInterval

  /// Whether the first page follows the last; false, the default, ends the timer there.
  open var resetsToInitialPageAfterEnd = false

  /// Whether the timer was resumed and not paused. While a finger moves along the dots, and outside of a window, the
  /// progress does not advance.
  open var isRunning: Bool { timer.isRunning }

  /// Starts the timer at the current progress.
  open func resumeTimer() { timer.resume() }

  /// Stops the timer and keeps the progress.
  open func pauseTimer() { timer.pause() }

  /// Gives a page a duration of its own, in seconds, more than 0.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }

  /// The seconds for which a page is the current one: its own duration, or else `preferredDuration`.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }
}

/// Decides which pages a timer shows, and is told when the progress advances. Every method is optional.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// The timer has advanced the progress.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
  /// Whether the timer may go on to a page, now that the current one is over; true by default. If not, the timer stops.
  func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
}
