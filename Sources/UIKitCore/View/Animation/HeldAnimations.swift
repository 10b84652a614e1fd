import Stage

/// Animations below a container view whose time a gesture sets instead of the clock.
@MainActor
final class HeldAnimations {
  /// A change of a view's layer, and the animation that shows it.
  struct Change {
    let layer: CALayer
    let property: AnimatableProperty
    let old: AnimatableProperty.Value
    let key: String
  }

  /// The time before their end at which the animations are held, in seconds: at the end they would complete while the
  /// finger can still reverse them.
  private static let margin = 1e-3

  private let layer: CALayer
  private let duration: TimeInterval
  /// The container's time when the animations began.
  private let start: CFTimeInterval
  private var changes: [Change] = []
  private var ticker: FrameTicker?
  private var isReleased = false

  /// Calls `setUp`, which begins the animations, and pauses them at their start.
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

  /// Plays the animations from the present fraction to their end or back to their start.
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
      // The container's clock continues from the end, so animations longer than the duration complete, too.
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

  /// Lets the container's time follow the clock again.
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
