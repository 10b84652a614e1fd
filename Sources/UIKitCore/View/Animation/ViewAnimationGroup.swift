import Stage

/// One call of `UIView.animate`: its settings, the animations it added, and its completion.
@MainActor
package final class ViewAnimationGroup: NSObject {
  var duration: TimeInterval
  var delay: TimeInterval
  var options: UIView.AnimationOptions
  var pace: AnimationPace
  /// Called when the first animation begins, after the delay.
  var whenStarted: (() -> Void)?
  var repeatCount: Float
  var autoreverses: Bool
  /// The part of the duration that the present keyframe takes; nil outside of keyframes.
  var keyframe: (start: Double, duration: Double)?
  /// Whether `addKeyframe` may be called.
  let hasKeyframes: Bool
  /// Records the changes for an animator. While it is set, the group adds no animations.
  var recorder: AnimatorRecorder?
  var completion: ((Bool) -> Void)?
  private var pendingCount = 0
  private var hasFinishedAll = true
  private var isSealed = false
  private var views: [UIView] = []
  private var rootsToLayOut: [UIView] = []
  private var finishing: [() -> Void] = []
  private var curves: [KeyframeCurve] = []
  private let mode: CAAnimationCalculationMode

  init(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, pace: AnimationPace,
    hasKeyframes: Bool = false, completion: ((Bool) -> Void)?
  ) {
    self.duration = duration
    self.delay = delay
    self.options = options
    self.pace = pace
    self.hasKeyframes = hasKeyframes
    self.completion = completion
    repeatCount = options.contains(.repeat) ? .infinity : 0
    autoreverses = options.contains(.autoreverse)
    mode = UIView.KeyframeAnimationOptions(rawValue: options.rawValue).mode
    super.init()
  }

  // MARK: Adding

  /// Adds the animation of one property, from `old` to the layer's present value.
  package func animate(_ layer: CALayer, _ property: AnimatableProperty, from old: AnimatableProperty.Value) {
    if let recorder { return recorder.note(layer, property, from: old) }
    if let keyframe, !property.isAdditive || mode != .linear {
      return note(layer, property, from: old, keyframe.start, keyframe.duration)
    }
    let animation = makeAnimation(property, of: layer)
    if property.isAdditive {
      animation.isAdditive = true
      animation.fromValue = property.difference(old, property.value(layer))
      animation.toValue = property.zero
    } else {
      animation.fromValue = old
      animation.toValue = property.value(layer)
    }
    add(animation, to: layer, property, from: old)
  }

  private func add(
    _ animation: CAPropertyAnimation, to layer: CALayer, _ property: AnimatableProperty,
    from old: AnimatableProperty.Value
  ) {
    animation.delegate = self
    let key = property.isAdditive ? freeKey(property.key, on: layer) : property.key
    layer.add(animation, forKey: key)
    ViewAnimations.journal?(HeldAnimations.Change(layer: layer, property: property, old: old, key: key))
    pendingCount += 1
    track(layer.delegate as? UIView)
  }

  private func note(
    _ layer: CALayer, _ property: AnimatableProperty, from old: AnimatableProperty.Value, _ start: Double,
    _ duration: Double
  ) {
    let known = curves.firstIndex { $0.layer === layer && $0.property == property }
    if known == nil { curves.append(KeyframeCurve(layer, property, from: old)) }
    curves[known ?? curves.count - 1].add(property.value(layer), start: start, duration: duration)
  }

  private func addCurves() {
    for curve in curves {
      let animation = curve.animation(mode)
      animation.duration = duration
      delayAndRepeat(animation, of: curve.layer, after: delay)
      add(animation, to: curve.layer, curve.property, from: curve.oldValue)
    }
    curves = []
  }

  private func makeAnimation(_ property: AnimatableProperty, of layer: CALayer) -> CABasicAnimation {
    let part = keyframe ?? (start: 0, duration: 1)
    let animation = pace.makeAnimation(keyPath: property.key, duration: duration * part.duration)
    delayAndRepeat(animation, of: layer, after: delay + duration * part.start)
    return animation
  }

  private func delayAndRepeat(_ animation: CAAnimation, of layer: CALayer, after wait: TimeInterval) {
    if wait > 0 {
      animation.beginTime = layer.convertTime(layer.clockTime, from: nil) + wait
      animation.fillMode = .backwards
    }
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
  }

  private func freeKey(_ key: String, on layer: CALayer) -> String {
    guard layer.animation(forKey: key) != nil else { return key }
    var number = 2
    while layer.animation(forKey: "\(key)-\(number)") != nil { number += 1 }
    return "\(key)-\(number)"
  }

  /// Keeps touches from a view until its animations are over.
  private func track(_ view: UIView?) {
    guard let view, !views.contains(where: { $0 === view }) else { return }
    views.append(view)
    if !options.contains(.allowUserInteraction) { view.viewState.animations.block() }
  }

  // MARK: Ending

  /// Lays out the hierarchies that were recorded for the end of the block, and the block's views if the options require it.
  func layOutIfWanted() {
    for root in rootsToLayOut { root.viewLayout.layoutIfNeeded() }
    rootsToLayOut = []
    guard options.contains(.layoutSubviews) else { return }
    for view in views { view.layoutIfNeeded() }
  }

  /// Notes a hierarchy for layout at the end of the block, so that frames which follow from a change animate with it.
  func layOutAtEnd(_ root: UIView) {
    if !rootsToLayOut.contains(where: { $0 === root }) { rootsToLayOut.append(root) }
  }

  /// Calls a closure when all animations are over, before the completion.
  func whenFinished(_ action: @escaping () -> Void) {
    if let recorder { recorder.finishing.append(action) } else { finishing.append(action) }
  }

  /// Called when the block has ended: no more animations are added.
  func seal() {
    addCurves()
    isSealed = true
    guard pendingCount == 0 else { return }
    guard let clock = FrameClock.current else { return finish() }
    clock.schedule(after: 0, label: "a completion of UIView.animate") { _ in self.finish() }
  }

  private func finish() {
    if !options.contains(.allowUserInteraction) {
      for view in views { view.viewState.animations.unblock() }
    }
    views = []
    let actions = finishing
    finishing = []
    for action in actions { action() }
    guard let completion else { return }
    self.completion = nil
    completion(hasFinishedAll)
  }

  package func animationDidStart(_ animation: CAAnimation) {
    let action = whenStarted
    whenStarted = nil
    action?()
  }

  package func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    pendingCount -= 1
    hasFinishedAll = hasFinishedAll && finished
    if isSealed && pendingCount == 0 { finish() }
  }
}

extension ViewAnimationGroup: @preconcurrency CAAnimationDelegate {}
