import Stage

/// A value that changes to a target: at once, or frame by frame if the change is animated.
@MainActor
final class AnimatedValue<Data: VectorArithmetic> {
  /// The value at the end of the animation.
  private(set) var target: Data
  /// The value in the current frame.
  private(set) var present: Data
  private var start: (value: Data, time: Double, course: AnimationCourse)?
  private var ticker: FrameTicker?

  init(_ value: Data) {
    target = value
    present = value
  }

  isolated deinit { ticker?.cancel() }

  /// Changes to a value: at once without an animation, otherwise frame by frame.
  func move(to value: Data, _ animation: Animation?, _ onFrame: @escaping () -> Void) {
    guard value != target else { return }
    target = value
    guard let animation, let clock = FrameClock.current else {
      stop()
      present = value
      return
    }
    start = (present, clock.now, AnimationCourse(animation))
    ticker?.cancel()
    ticker = clock.tick(label: "an animated value") { [weak self] time in
      guard let self else { return }
      self.advance(to: time)
      onFrame()
    }
  }

  private func advance(to time: Double) {
    guard let start else { return }
    let (part, hasEnded) = start.course.progress(at: time - start.time)
    present = hasEnded ? target : start.value.mixed(with: target, by: part)
    if hasEnded { stop() }
  }

  /// Stops the animation; the shown value stays as it is.
  func stop() {
    ticker?.cancel()
    ticker = nil
    start = nil
  }
}
