import Stage

/// Shows images one after the other on the frame clock.
@MainActor
final class ImageAnimation {
  private let frames: [UIImage]
  private let interval: TimeInterval
  /// How often the cycle is shown; 0 for endlessly.
  private let repeatCount: Int
  /// Called after each change of the frame; returns false to end the animation because nobody shows it.
  private let didStep: @MainActor () -> Bool
  private var timer: FrameTimer?
  private var step = 0

  /// - Parameter duration: The duration of one cycle in seconds; 0 means a thirtieth of a second per frame.
  init(
    frames: [UIImage], duration: TimeInterval, repeatCount: Int, didStep: @escaping @MainActor () -> Bool
  ) {
    self.frames = frames
    interval = duration > 0 ? duration / Double(max(frames.count, 1)) : 1 / 30
    self.repeatCount = repeatCount
    self.didStep = didStep
  }

  /// The image to show now; nil when the animation is over.
  var image: UIImage? {
    guard !frames.isEmpty, isRunning else { return nil }
    return frames[step % frames.count]
  }

  private(set) var isRunning = false

  /// Begins on the clock of the stage that shows the view.
  func start(in view: UIView?) {
    guard !frames.isEmpty, !isRunning else { return }
    step = 0
    isRunning = true
    let clock = view.map { $0.stageClock } ?? FrameClock.current
    timer = clock?.schedule(after: interval, repeats: true, label: "an image view's images") {
      [weak self] timer in
      guard let self else { return timer.cancel() }
      advance()
    }
  }

  func stop() {
    isRunning = false
    timer?.cancel()
    timer = nil
  }

  private func advance() {
    step += 1
    if repeatCount > 0, step >= repeatCount * frames.count { stop() }
    if !didStep() { stop() }
  }
}
