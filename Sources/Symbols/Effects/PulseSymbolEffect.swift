/// A symbol fades out and in.
///
/// Documentation: `Symbols/PulseSymbolEffect`.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The layers are to move one after the other. Here the symbol moves as a whole [?].
  public var byLayer: PulseSymbolEffect { self }
  /// The symbol moves as a whole.
  public var wholeSymbol: PulseSymbolEffect { self }
  /// [?] The lowest opacity and the duration.
  public var _motion: _SymbolMotion { _SymbolMotion(key: "opacity", values: [1, 0.4, 1], duration: 1.5, goesOn: true) }
  fileprivate init() {}
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol fades out and in.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
