import CoreGraphics

/// The position of a moment relative to an animation.
enum AnimationPhase {
  /// Not begun.
  case before
  case running
  case after
}

extension CAAnimation {
  /// The copy that a layer keeps, with its default duration and timing function filled in. `nil` if the animation
  /// cannot be copied.
  final func copyForLayer() -> CAAnimation? {
    guard let copy = self.copy() as? CAAnimation else { return nil }
    copy.takeDefaults(duration: nil)
    return copy
  }

  /// Seconds in the animation's own time from its beginning to its end, repetitions included.
  final var activeDuration: CFTimeInterval {
    if timing.repeatDuration > 0 { return timing.repeatDuration }
    let plays = timing.repeatCount > 0 ? CFTimeInterval(timing.repeatCount) : 1
    return timing.duration * plays * (timing.autoreverses ? 2 : 1)
  }

  /// Writes the animated values at the parent's time `time` into `values`, and returns the phase in which the animation
  /// is then.
  ///
  /// - Parameter begin: The parent's time at which the animation begins.
  @discardableResult
  final func evaluate(at time: CFTimeInterval, begin: CFTimeInterval, into values: LayerValues) -> AnimationPhase {
    let active = activeDuration
    let speed = CFTimeInterval(timing.speed)
    let elapsed = (time - begin) * speed
    var local = (speed < 0 ? active + elapsed : elapsed) + timing.timeOffset
    var phase = AnimationPhase.running
    // Frame times are sums of sixtieths: 15 of them must reach a quarter of a second in spite of rounding.
    let tolerance = 1e-6
    if time < begin - tolerance {
      phase = .before
      guard timing.fillMode == .backwards || timing.fillMode == .both else { return .before }
      local = speed < 0 ? active : 0
    } else if speed < 0 ? local <= tolerance : (speed > 0 && local >= active - tolerance) {
      phase = .after
      guard timing.fillMode == .forwards || timing.fillMode == .both else { return .after }
      local = speed < 0 ? 0 : active
    }
    show(local: min(max(local, 0), active), active: active, in: values)
    return phase
  }

  private final func show(local: CFTimeInterval, active: CFTimeInterval, in values: LayerValues) {
    let duration = timing.duration
    guard duration > 0 else { return apply(progress: 1, iteration: 0, to: values) }
    let cycle = timing.autoreverses ? duration * 2 : duration
    var iteration = (local / cycle).rounded(.down)
    var inside = local - iteration * cycle
    // At the very end show the end of the last play, not the beginning of another play.
    if inside < 1e-9, iteration > 0, local >= active - 1e-9 {
      iteration -= 1
      inside = cycle
    }
    let fraction = inside > duration ? (cycle - inside) / duration : inside / duration
    apply(progress: fraction, iteration: Int(min(iteration, 1e9)), to: values)
  }
}
