/// A symbol is larger or smaller.
///
/// Documentation: `Symbols/ScaleSymbolEffect`.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  private var factor = 1.2
  /// The symbol is larger.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(factor: 1.2) }
  /// The symbol is smaller.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(factor: 0.8) }
  /// The layers are to move one after the other. Here the symbol moves as a whole [?].
  public var byLayer: ScaleSymbolEffect { self }
  /// The symbol moves as a whole.
  public var wholeSymbol: ScaleSymbolEffect { self }
  /// [?] The sizes and the duration.
  public var _motion: _SymbolMotion {
    _SymbolMotion(key: "transform.scale", values: [1, factor], duration: 0.25, stays: true)
  }
  fileprivate init(factor: Double) { self.factor = factor }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol is larger or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect(factor: 1.2) }
}
