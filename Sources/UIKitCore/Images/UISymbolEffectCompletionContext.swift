/// Called when an effect of a symbol has ended.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

/// An effect of a symbol that has ended.
@preconcurrency @MainActor
public struct UISymbolEffectCompletionContext {
  /// Whether the effect ran to its end; false if it was removed or replaced before.
  public let isFinished: Bool
  /// The effect that was added, or the transition to another symbol.
  public let effect: any SymbolEffect
  /// The image view that showed the effect.
  public private(set) weak var sender: AnyObject?

  init(isFinished: Bool, effect: any SymbolEffect, sender: AnyObject?) {
    self.isFinished = isFinished
    self.effect = effect
    self.sender = sender
  }
}
