import UIKit

/// Runs an effect on the symbols of a view.
struct SymbolEffectModifier<Value: Equatable>: WrappingModifier {
  typealias Body = Never
  let motion: _SymbolMotion
  let options: SymbolEffectOptions
  /// The effect runs when this value changes; nil for an effect that runs while it is active.
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

/// The element of a symbol with an effect.
final class SymbolEffectNode<Value: Equatable>: ContainedNode {
  private var last: SymbolEffectModifier<Value>?
  private var isMoving = false
  private let key = "symbolEffect"

  func update(_ modifier: SymbolEffectModifier<Value>, isStill: Bool) {
    let old = last
    last = modifier
    guard !isStill else { return stop() }
    if let value = modifier.value {
      // The initial value is not a change.
      if let before = old?.value, before != value { run(modifier, isForever: modifier.options.isForever) }
    } else if modifier.isActive != isMoving {
      if modifier.isActive { run(modifier, isForever: modifier.options.count == nil) } else { stop() }
      isMoving = modifier.isActive
    }
  }

  private var motions: SymbolMotions { SymbolMotions(of: view, key: key) }

  private func run(_ modifier: SymbolEffectModifier<Value>, isForever: Bool) {
    motions.run(
      modifier.motion, modifier.options, repeats: isForever ? .infinity : Float(modifier.options.count ?? 1))
  }

  private func stop() {
    isMoving = false
    if let motion = last?.motion { motions.stop(motion) }
  }

  override func willLeave() {
    if let motion = last?.motion { motions.stop(motion, animated: false) }
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
  /// Runs an effect on symbols in the view when a value changes.
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(SymbolEffectModifier(motion: effect._motion, options: options, value: value, isActive: false))
  }

  /// Runs an effect on symbols in the view while the effect is active.
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      SymbolEffectModifier<Bool>(motion: effect._motion, options: options, value: nil, isActive: isActive))
  }

  /// Removes symbol effects from the view.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    environment(\.symbolEffectsRemoved, isEnabled)
  }
}
