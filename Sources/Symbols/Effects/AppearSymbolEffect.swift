/// A symbol appears.
///
/// Documentation: `Symbols/AppearSymbolEffect`.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// Meant to enlarge the symbol as it appears. Here the symbol only fades in [?].
  public var up: AppearSymbolEffect { self }
  /// Meant to shrink the symbol as it appears. Here the symbol only fades in [?].
  public var down: AppearSymbolEffect { self }
  /// The layers are to move one after the other. Here the symbol moves as a whole [?].
  public var byLayer: AppearSymbolEffect { self }
  /// The symbol moves as a whole.
  public var wholeSymbol: AppearSymbolEffect { self }
  /// [?] The duration. The symbol fades in.
  public var _motion: _SymbolMotion {
    _SymbolMotion(key: "opacity", values: [0, 1], duration: 0.3, stays: true)
  }
  fileprivate init() {}
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// The symbol appears.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
