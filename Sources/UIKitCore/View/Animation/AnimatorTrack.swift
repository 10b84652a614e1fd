import Stage

/// Collects the changes that a block makes to views, for an animator.
@MainActor
final class AnimatorRecorder {
  struct Change {
    let layer: CALayer
    let property: AnimatableProperty
    let old: AnimatableProperty.Value
    let new: AnimatableProperty.Value
  }

  private(set) var changes: [Change] = []
  /// The closures that are called when the animator is done.
  var finishing: [() -> Void] = []

  func note(_ layer: CALayer, _ property: AnimatableProperty, from old: AnimatableProperty.Value) {
    changes.append(Change(layer: layer, property: property, old: old, new: property.value(layer)))
  }
}

/// One property that an animator moves.
@MainActor
final class AnimatorTrack {
  private let change: AnimatorRecorder.Change
  /// The fraction of the whole animation at which the property begins to move.
  private let start: CGFloat
  private let key: String
  private var blocksTouches = false

  init(_ change: AnimatorRecorder.Change, start: CGFloat) {
    self.change = change
    self.start = start
    key = "animator-\(change.property.key)-\(ObjectIdentifier(change.layer).hashValue)-\(Int.random(in: 0..<Int.max))"
  }

  private var layer: CALayer { change.layer }
  var clock: FrameClock? { layer.stageClock }
  private var property: AnimatableProperty { change.property }

  func blockTouches() {
    guard !blocksTouches, let view = layer.delegate as? UIView else { return }
    blocksTouches = true
    view.viewState.animations.block()
  }

  func unblockTouches() {
    guard blocksTouches else { return }
    blocksTouches = false
    (layer.delegate as? UIView)?.viewState.animations.unblock()
  }

  /// The progress of this property at a fraction of the whole animation.
  private func part(_ fraction: CGFloat) -> CGFloat {
    guard start < 1 else { return fraction >= 1 ? 1 : 0 }
    return min(max((fraction - start) / (1 - start), 0), 1)
  }

  /// Plays from a fraction of the whole animation to its end or its start.
  func play(from fraction: CGFloat, backwards: Bool, duration: TimeInterval, pace: AnimationPace) {
    let wait = backwards ? 0 : max(0, start - fraction)
    let length = backwards ? max(0, fraction - start) : 1 - max(start, fraction)
    let animation = pace.makeAnimation(keyPath: property.key, duration: duration * TimeInterval(length))
    setEnds(of: animation, from: part(fraction), to: backwards ? 0 : 1)
    if wait > 0 { animation.beginTime = layer.clockTime + duration * TimeInterval(wait) }
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: key)
  }

  /// Pauses at a fraction of the whole animation.
  func hold(at fraction: CGFloat, duration: TimeInterval) {
    let animation = CABasicAnimation(keyPath: property.key)
    setEnds(of: animation, from: 0, to: 1)
    animation.duration = max(duration, 1e-3)
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    animation.speed = 0
    animation.timeOffset = animation.duration * TimeInterval(part(fraction))
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: key)
  }

  private func setEnds(of animation: CABasicAnimation, from first: CGFloat, to last: CGFloat) {
    if property.isAdditive {
      let whole = property.difference(change.old, change.new)
      animation.isAdditive = true
      animation.fromValue = property.scaled(whole, by: 1 - first)
      animation.toValue = property.scaled(whole, by: 1 - last)
    } else {
      let isHeld = first == 0 && last == 1
      animation.fromValue = isHeld || first == 0 ? change.old : property.value(layer.presentation() ?? layer)
      animation.toValue = last == 0 ? change.old : change.new
    }
  }

  /// Leaves the property as it is shown.
  func freeze() {
    let shown = property.value(layer.presentation() ?? layer)
    layer.removeAnimation(forKey: key)
    property.store(shown, in: layer)
  }

  func end(at position: UIViewAnimatingPosition) {
    layer.removeAnimation(forKey: key)
    switch position {
    case .start: property.store(change.old, in: layer)
    case .end: property.store(change.new, in: layer)
    case .current: break
    }
  }
}
