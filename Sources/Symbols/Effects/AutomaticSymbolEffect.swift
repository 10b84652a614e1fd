/// The system's effect between two symbols.
///
/// Documentation: `Symbols/AutomaticSymbolEffect`.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect {
  public var _motion: _SymbolMotion { _SymbolMotion(key: "opacity", values: [0, 1], duration: 0.35) }
  fileprivate init() {}
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The system's effect between two symbols.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
