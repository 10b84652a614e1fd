/// A symbol sways.
///
/// Documentation: `Symbols/WiggleSymbolEffect`.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var key = "transform.rotation"
  private var reach = 0.2

  /// The symbol turns clockwise first.
  public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(reach: 0.2) }
  /// The symbol turns counterclockwise first.
  public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(reach: -0.2) }
  /// The symbol goes to the left first.
  public var left: WiggleSymbolEffect { WiggleSymbolEffect(key: "transform.translation.x", reach: -3) }
  /// The symbol goes to the right first.
  public var right: WiggleSymbolEffect { WiggleSymbolEffect(key: "transform.translation.x", reach: 3) }
  /// The symbol goes up first.
  public var up: WiggleSymbolEffect { WiggleSymbolEffect(key: "transform.translation.y", reach: -3) }
  /// The symbol goes down first.
  public var down: WiggleSymbolEffect { WiggleSymbolEffect(key: "transform.translation.y", reach: 3) }
  /// The layers are to move one after the other. Here the symbol moves as a whole [?].
  public var byLayer: WiggleSymbolEffect { self }
  /// The symbol moves as a whole.
  public var wholeSymbol: WiggleSymbolEffect { self }

  /// [?] The distances and the duration.
  public var _motion: _SymbolMotion {
    _SymbolMotion(key: key, values: [0, reach, -reach, reach / 2, 0], duration: 0.8)
  }

  fileprivate init(key: String = "transform.rotation", reach: Double = 0.2) {
    self.key = key
    self.reach = reach
  }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol sways.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
