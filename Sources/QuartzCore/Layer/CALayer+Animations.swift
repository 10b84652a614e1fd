import CoreGraphics
import Foundation

extension CALayer {
  /// The action for a change of `property`, or `nil` when the transaction or the delegate wants none.
  final func pendingAction(_ property: LayerProperty) -> (any CAAction)? {
    guard origin == nil, !TransactionStack.current.disablesActions else { return nil }
    // A layer that nobody answers for and that is not on screen has nothing to animate.
    if delegate == nil, actions == nil, type(of: self) == CALayer.self, !flags.contains(.wasShown) { return nil }
    guard let action = action(forKey: property.rawValue), !(action is NSNull) else { return nil }
    return action
  }

  final func findAction(_ event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) { return action }
    if let action = actions?[event] { return action }
    if let action = type(of: self).defaultAction(forKey: event) { return action }
    return implicitAnimation(event)
  }

  /// The animation from the value on show to the one about to be set, for a layer that was seen before.
  private final func implicitAnimation(_ event: String) -> (any CAAction)? {
    guard flags.contains(.wasShown), let property = LayerProperty(rawValue: event), property.isImplicitlyAnimated,
      let value = shown.value(of: property)
    else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = value.object
    animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  final func runOrderAction(_ event: String) {
    guard delegate != nil || actions != nil, !TransactionStack.current.disablesActions,
      let action = action(forKey: event), !(action is NSNull)
    else { return }
    action.run(forKey: event, object: self, arguments: nil)
  }

  final func addAnimation(_ animation: CAAnimation, key: String?) {
    guard let copy = animation.copyForLayer() else { return }
    var key = key
    if let transition = copy as? CATransition {
      key = kCATransition
      transition.begin(on: self)
    }
    let animations = animations ?? LayerAnimations(layer: self)
    self.animations = animations
    animations.add(copy, key: key, at: localTime(clockTime, from: nil))
    let host = root.host
    host?.layerDidBeginAnimating(self)
    host?.layerTreeDidChange()
  }

  /// The time on the clock that moves the layer: that of the tree's compositor, or else the current one, in seconds.
  package final var clockTime: CFTimeInterval { mediaClock?.mediaTime ?? CACurrentMediaTime() }

  /// The clock of the tree's compositor; `nil` for a tree that nothing composes.
  package final var mediaClock: (any MediaClock)? { root.host?.clock }

  final func endAnimation(_ key: String) {
    animations?.remove(key: key)
    releaseAnimationsIfDone()
  }

  final func endAllAnimations() {
    animations?.removeAll()
    releaseAnimationsIfDone()
  }

  final func releaseAnimationsIfDone() {
    guard let animations, animations.isEmpty else { return }
    self.animations = nil
    guard shown !== values else { return }
    shown = values
    noteChange(animations.touched.effect)
  }

  /// Shows the values of a moment on the clock. Returns whether animations go on.
  @discardableResult
  package final func stepAnimations(at time: CFTimeInterval) -> Bool {
    guard let animations else { return false }
    let finished = animations.step(at: localTime(time, from: nil))
    releaseAnimationsIfDone()
    for entry in finished { entry.end(finished: true) }
    return self.animations != nil
  }

  /// Tells the tree's host about every animation at and below this layer.
  final func announceAnimations() {
    guard let host = root.host else { return }
    announceAnimations(to: host)
  }

  private final func announceAnimations(to host: LayerCompositor) {
    if animations != nil { host.layerDidBeginAnimating(self) }
    for layer in children { layer.announceAnimations(to: host) }
    maskLayer?.announceAnimations(to: host)
  }
}
