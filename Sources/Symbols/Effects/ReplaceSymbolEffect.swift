/// A symbol takes the place of another.
///
/// Documentation: `Symbols/ReplaceSymbolEffect`.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// The old symbol becomes smaller, the new one larger.
  public var downUp: ReplaceSymbolEffect { self }
  /// The old symbol and the new one become larger.
  public var upUp: ReplaceSymbolEffect { self }
  /// The old symbol vanishes, and the new one becomes larger.
  public var offUp: ReplaceSymbolEffect { self }
  /// The layers of the symbol move one after the other. They move as a whole [?].
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
