/// A symbol becomes larger and smaller, slowly.
///
/// Documentation: `Symbols/BreatheSymbolEffect`.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The layers are to move one after the other. Here the symbol moves as a whole [?].
  public var byLayer: BreatheSymbolEffect { self }
  /// The symbol moves as a whole.
  public var wholeSymbol: BreatheSymbolEffect { self }
  /// [?] The sizes and the duration.
  public var _motion: _SymbolMotion {
    _SymbolMotion(key: "transform.scale", values: [1, 1.12, 1], duration: 2.5, goesOn: true)
  }
  fileprivate init() {}
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol becomes larger and smaller, slowly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
