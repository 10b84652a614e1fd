/// Advances the progress of a page control in each frame while the control is visible.
@MainActor
final class PageTimer: NSObject {
  private unowned let progress: UIPageControlTimerProgress
  private let frames = GestureTimer()
  private(set) var isRunning = false
  /// The time of the last step; nil before the first step. Only in a step the current clock is sure to be that of the
  /// control's screen.
  private var last: CFTimeInterval?
  /// The seconds between two steps: one frame.
  private static let step: TimeInterval = 1.0 / 60

  init(_ progress: UIPageControlTimerProgress) {
    self.progress = progress
    super.init()
  }

  private var delegate: (any UIPageControlTimerProgressDelegate)? {
    progress.delegate as? any UIPageControlTimerProgressDelegate
  }

  func resume() {
    guard !isRunning else { return }
    isRunning = true
    last = nil
    wait()
  }

  func pause() {
    isRunning = false
    frames.stop()
  }

  private func wait() {
    frames.start(after: Self.step, in: progress.control) { [weak self] in self?.move() }
  }

  private func move() {
    let now = CACurrentMediaTime()
    let passed = last.map { now - $0 } ?? Self.step
    last = now
    guard isRunning else { return }
    if let control = progress.control, control.window != nil, progress.isProgressVisible, control.numberOfPages > 0 {
      let share = Float(passed / max(progress.duration(forPage: control.currentPage), Self.step))
      progress.currentProgress = min(1, progress.currentProgress + share)
      delegate?.pageControlTimerProgressDidChange(progress)
      if progress.currentProgress >= 1 { finishPage(of: control) }
    }
    if isRunning { wait() }
  }

  private func finishPage(of control: UIPageControl) {
    let isLast = control.currentPage + 1 >= control.numberOfPages
    let next = isLast ? 0 : control.currentPage + 1
    guard !isLast || progress.resetsToInitialPageAfterEnd,
      delegate?.pageControlTimerProgress(progress, shouldAdvanceToPage: next) ?? true
    else { return pause() }
    // A single page follows itself: its progress begins again.
    if next == control.currentPage { return progress.pageDidChange() }
    control.pageTracking.go(to: next, nil)
  }
}
