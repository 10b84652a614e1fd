import QuartzCore
import UIKit

/// Moves the symbols of a view.
struct SymbolEffectModifier<Value: Equatable>: WrappingModifier {
  typealias Body = Never
  let motion: _SymbolMotion
  let options: SymbolEffectOptions
  /// The effect runs when this is another value; nil for one that is active.
  let value: Value?
  let isActive: Bool

  func makeWrapper(_ content: LayoutNode, _ node: ViewNode) -> SymbolEffectNode<Value> {
    SymbolEffectNode(content, node.graph)
  }

  func update(_ wrapper: SymbolEffectNode<Value>, _ environment: EnvironmentValues) -> Bool {
    wrapper.update(self, isStill: environment.symbolEffectsRemoved)
    return false
  }
}

/// The element of a symbol that moves.
final class SymbolEffectNode<Value: Equatable>: ContainedNode {
  private var last: SymbolEffectModifier<Value>?
  private var isMoving = false
  private let key = "symbolEffect"

  func update(_ modifier: SymbolEffectModifier<Value>, isStill: Bool) {
    let old = last
    last = modifier
    guard !isStill else { return stop() }
    if let value = modifier.value {
      // The first value is none that has changed.
      if let before = old?.value, before != value { run(modifier, isForever: modifier.options.isForever) }
    } else if modifier.isActive != isMoving {
      if modifier.isActive { run(modifier, isForever: modifier.options.count == nil) } else { stop() }
      isMoving = modifier.isActive
    }
  }

  private func run(_ modifier: SymbolEffectModifier<Value>, isForever: Bool) {
    let motion = modifier.motion
    let duration = motion.duration / max(modifier.options.rate, 0.01)
    if motion.stays {
      guard let last = motion.values.last else { return }
      return UIView.animate(withDuration: duration) { [view] in
        view.transform = CGAffineTransform(scaleX: last, y: last)
      }
    }
    let animation = CAKeyframeAnimation(keyPath: motion.key)
    animation.values = motion.values
    animation.duration = duration
    animation.repeatCount = isForever ? .infinity : Float(modifier.options.count ?? 1)
    view.layer.add(animation, forKey: key)
  }

  private func stop() {
    isMoving = false
    view.layer.removeAnimation(forKey: key)
    guard view.transform != .identity else { return }
    UIView.animate(withDuration: last?.motion.duration ?? 0) { [view] in view.transform = .identity }
  }

  override func willLeave() {
    view.layer.removeAnimation(forKey: key)
    super.willLeave()
  }
}

extension EnvironmentValues {
  private struct EffectsRemovedKey: EnvironmentKey { static let defaultValue = false }
  var symbolEffectsRemoved: Bool {
    get { self[EffectsRemovedKey.self] }
    set { self[EffectsRemovedKey.self] = newValue }
  }
}

extension View {
  /// Moves symbols in the view when a value changes.
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(SymbolEffectModifier(motion: effect._motion, options: options, value: value, isActive: false))
  }

  /// Moves symbols in the view for as long as the effect is active.
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      SymbolEffectModifier<Bool>(motion: effect._motion, options: options, value: nil, isActive: isActive))
  }

  /// Lets symbols in the view stand still.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    environment(\.symbolEffectsRemoved, isEnabled)
  }
}
