/// Progress that runs by itself, and goes on to the next page at its end.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
  private lazy var timer = PageTimer(self)
  private var durations: [Int: TimeInterval] = [:]

  /// A timer that stays on a page for some seconds, more than 0. It waits for `resumeTimer()`.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// How long a page is the current one that has no duration of its own, in seconds, more than 0.
  open var preferredDuration: TimeInterval

  /// Whether the first page follows the last; false, the default, ends the timer there.
  open var resetsToInitialPageAfterEnd = false

  /// Whether the timer runs. It does not while a finger moves along the dots, nor outside of a window.
  open var isRunning: Bool { timer.isRunning }

  /// Lets the timer run, from the present progress.
  open func resumeTimer() { timer.resume() }

  /// Stops the timer where it is.
  open func pauseTimer() { timer.pause() }

  /// Gives a page a duration of its own, in seconds, more than 0.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }

  /// How long a page is the current one, in seconds.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }
}

/// Decides about a timer's pages, and follows it. Every method is optional.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// The timer has come on.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
  /// Whether a page follows now that the current one is over; true by default. Otherwise the timer ends.
  func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
}
