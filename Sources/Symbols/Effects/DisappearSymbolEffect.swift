/// A symbol disappears; its space stays empty.
///
/// Documentation: `Symbols/DisappearSymbolEffect`.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// Meant to enlarge the symbol as it disappears. Here the symbol only fades out [?].
  public var up: DisappearSymbolEffect { self }
  /// Meant to shrink the symbol as it disappears. Here the symbol only fades out [?].
  public var down: DisappearSymbolEffect { self }
  /// The layers are to move one after the other. Here the symbol moves as a whole [?].
  public var byLayer: DisappearSymbolEffect { self }
  /// The symbol moves as a whole.
  public var wholeSymbol: DisappearSymbolEffect { self }
  /// [?] The duration. The symbol fades out.
  public var _motion: _SymbolMotion {
    _SymbolMotion(key: "opacity", values: [1, 0], duration: 0.3, stays: true)
  }
  fileprivate init() {}
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol disappears.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
