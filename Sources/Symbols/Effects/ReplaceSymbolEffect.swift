/// A symbol takes the place of another.
///
/// Documentation: `Symbols/ReplaceSymbolEffect`.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// Meant to shrink the old symbol and enlarge the new one. Here the new symbol fades in [?].
  public var downUp: ReplaceSymbolEffect { self }
  /// Meant to enlarge both symbols. Here the new symbol fades in [?].
  public var upUp: ReplaceSymbolEffect { self }
  /// Meant to hide the old symbol at once and enlarge the new one. Here the new symbol fades in [?].
  public var offUp: ReplaceSymbolEffect { self }
  /// The layers are to move one after the other. Here the symbol moves as a whole [?].
  public var byLayer: ReplaceSymbolEffect { self }
  /// The symbol moves as a whole.
  public var wholeSymbol: ReplaceSymbolEffect { self }
  public var _motion: _SymbolMotion { _SymbolMotion(key: "opacity", values: [0, 1], duration: 0.35) }
  fileprivate init() {}
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// The symbol takes the place of another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
