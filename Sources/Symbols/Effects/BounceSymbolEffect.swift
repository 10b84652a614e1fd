/// A symbol jumps.
///
/// Documentation: `Symbols/BounceSymbolEffect`.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var isDown = false
  /// The symbol becomes larger first.
  public var up: BounceSymbolEffect { BounceSymbolEffect(isDown: false) }
  /// The symbol becomes smaller first.
  public var down: BounceSymbolEffect { BounceSymbolEffect(isDown: true) }
  /// The layers are to move one after the other. Here the symbol moves as a whole [?].
  public var byLayer: BounceSymbolEffect { self }
  /// The symbol moves as a whole.
  public var wholeSymbol: BounceSymbolEffect { self }
  /// [?] The sizes and the duration.
  public var _motion: _SymbolMotion {
    _SymbolMotion(key: "transform.scale", values: isDown ? [1, 0.8, 1.05, 1] : [1, 1.2, 0.95, 1], duration: 0.5)
  }
  fileprivate init(isDown: Bool) { self.isDown = isDown }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol jumps.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect(isDown: false) }
}
