import CoreGraphics
import Foundation

extension CALayer {
  /// The action for a change of `property`; `nil` when the transaction or the delegate disables it.
  final func pendingAction(_ property: LayerProperty) -> (any CAAction)? {
    guard origin == nil, !TransactionStack.current.disablesActions else { return nil }
    // Without delegate, actions and subclass there is only the implicit animation, which needs a layer that was shown.
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

  /// The animation from the shown value to the one about to be set, if a frame has shown the layer.
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

  /// The time in seconds on the clock of the tree's compositor, or else on the current one.
  package final var clockTime: CFTimeInterval { mediaClock?.mediaTime ?? CACurrentMediaTime() }

  /// The clock of the tree's compositor; `nil` for a tree without one.
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

  /// Updates the shown values to a time on the clock. Returns whether animations continue.
  @discardableResult
  package final func stepAnimations(at time: CFTimeInterval) -> Bool {
    guard let animations else { return false }
    let finished = animations.step(at: localTime(time, from: nil))
    releaseAnimationsIfDone()
    for entry in finished { entry.end(finished: true) }
    return self.animations != nil
  }

  /// Tells the tree's compositor about every animation at and below this layer.
  final func announceAnimations() {
    guard let host = root.host else { return }
    announceAnimations(to: host)
  }

  private final func announceAnimations(to host: LayerCompositor) {
    if animations != nil || isEmitting { host.layerDidBeginAnimating(self) }
    for layer in children { layer.announceAnimations(to: host) }
    maskLayer?.announceAnimations(to: host)
  }
}
