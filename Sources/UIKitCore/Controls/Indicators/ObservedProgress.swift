import Stage

/// Shows the progress of a `Progress` in a progress view.
///
/// Foundation on Linux does not report changes of a `Progress`, so it is polled while the view is in a window and the
/// progress is unfinished.
@MainActor
final class ObservedProgress {
  private unowned let view: UIProgressView
  private var timer: FrameTimer?

  /// The polling interval in seconds [?].
  private static let interval: TimeInterval = 0.1

  init(view: UIProgressView) { self.view = view }

  isolated deinit { timer?.cancel() }

  var progress: Progress? {
    didSet {
      guard progress !== oldValue else { return }
      show(animated: false)
      windowDidChange()
    }
  }

  /// Begins to poll the progress if the view is in a window, and stops otherwise.
  func windowDidChange() {
    timer?.cancel()
    timer = nil
    guard view.window != nil, let progress, !isOver(progress) else { return }
    show(animated: false)
    timer = view.stageClock?.schedule(after: Self.interval, repeats: true, label: "a progress that is observed") {
      [weak self] timer in
      guard let self, let progress = self.progress else { return timer.cancel() }
      show(animated: true)
      if isOver(progress) { timer.cancel() }
    }
  }

  private func isOver(_ progress: Progress) -> Bool { progress.isFinished || progress.isCancelled }

  /// [D] Changes are animated.
  private func show(animated: Bool) {
    guard let progress else { return }
    let share = Float(progress.fractionCompleted)
    if share != view.progress { view.setProgress(share, animated: animated) }
  }
}
