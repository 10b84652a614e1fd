import Stage

/// Animations below a container whose time is set by hand instead of by the clock.
@MainActor
final class HeldAnimations {
  /// The changes of views, and the animations that show them.
  struct Change {
    let layer: CALayer
    let property: AnimatableProperty
    let old: AnimatableProperty.Value
    let key: String
  }

  /// Before the end: at it the animations would be over while a finger still holds them. In seconds.
  private static let margin = 1e-3

  private let layer: CALayer
  private let duration: TimeInterval
  /// The container's time when the animations began.
  private let start: CFTimeInterval
  private var changes: [Change] = []
  private var ticker: FrameTicker?
  private var isReleased = false

  /// Lets `setUp` begin animations, which stand still at their start.
  init(in container: UIView, duration: TimeInterval, _ setUp: () -> Void) {
    layer = container.layer
    self.duration = duration
    start = layer.convertTime(layer.clockTime, from: nil)
    layer.speed = 0
    layer.timeOffset = start
    let outer = ViewAnimations.journal
    ViewAnimations.journal = { [weak self] in self?.changes.append($0) }
    setUp()
    ViewAnimations.journal = outer
  }

  func show(_ progress: CGFloat) {
    guard !isReleased else { return }
    layer.timeOffset = start + min(duration * TimeInterval(progress), max(duration - Self.margin, 0))
  }

  /// Goes from a part of the whole to one of the ends.
  func run(from progress: CGFloat, to end: CGFloat, speed: CGFloat, pace: AnimationPace) {
    let length = duration * TimeInterval(abs(end - progress) / speed)
    guard let clock = layer.stageClock else { return reach(end) }
    let begin = clock.now
    ticker = clock.tick(label: "a transition of view controllers") { [self] time in
      let part = length > 0 ? min(max((time - begin) / length, 0), 1) : 1
      show(progress + (end - progress) * pace.progress(at: part, duration: length))
      if part >= 1 { reach(end) }
    }
  }

  private func reach(_ end: CGFloat) {
    ticker?.cancel()
    ticker = nil
    guard end == 0 else {
      // Time goes on from the end: what takes longer than was said comes to its own.
      layer.timeOffset = start + duration
      layer.beginTime = layer.clockTime
      layer.speed = 1
      return
    }
    release()
    let changes = changes
    self.changes = []
    for change in changes.reversed() {
      CATransaction.withoutActions { change.property.store(change.old, in: change.layer) }
    }
    for change in changes { change.layer.removeAnimation(forKey: change.key) }
  }

  /// Time passes in the container as everywhere.
  func release() {
    guard !isReleased else { return }
    isReleased = true
    ticker?.cancel()
    ticker = nil
    layer.speed = 1
    layer.beginTime = 0
    layer.timeOffset = 0
  }
}
