/// A symbol turns.
///
/// Documentation: `Symbols/RotateSymbolEffect`.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var direction = 1.0
  /// The symbol turns clockwise.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(direction: 1) }
  /// The symbol turns counterclockwise.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(direction: -1) }
  /// The layers are to move one after the other. Here the symbol moves as a whole [?].
  public var byLayer: RotateSymbolEffect { self }
  /// The symbol moves as a whole.
  public var wholeSymbol: RotateSymbolEffect { self }
  /// [?] The duration.
  public var _motion: _SymbolMotion {
    _SymbolMotion(key: "transform.rotation", values: [0, .pi * direction, 2 * .pi * direction], duration: 1.5)
  }
  fileprivate init(direction: Double) { self.direction = direction }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect(direction: 1) }
}
