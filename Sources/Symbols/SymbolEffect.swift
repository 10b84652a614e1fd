/// A movement of symbols.
///
/// Documentation: `Symbols/SymbolEffect`.
public protocol SymbolEffect: Sendable {
  /// How the symbol moves.
  var _motion: _SymbolMotion { get }
}

/// An effect that goes on until it is ended.
///
/// Documentation: `Symbols/IndefiniteSymbolEffect`.
public protocol IndefiniteSymbolEffect {}

/// An effect that runs once.
///
/// Documentation: `Symbols/DiscreteSymbolEffect`.
public protocol DiscreteSymbolEffect {}

/// An effect between two symbols.
///
/// Documentation: `Symbols/ContentTransitionSymbolEffect`.
public protocol ContentTransitionSymbolEffect {}

/// An effect with which a symbol comes or goes.
///
/// Documentation: `Symbols/TransitionSymbolEffect`.
public protocol TransitionSymbolEffect {}

/// The movement of a symbol: the values of a key path of its layer over time. Symbols move as a whole [?].
public struct _SymbolMotion: Sendable, Equatable {
  package let key: String
  /// From the beginning of one run to its end.
  package let values: [Double]
  /// Seconds of one run.
  package let duration: Double
  /// Whether the layer keeps the last value while the effect is active, and each run goes one way.
  package var stays = false
  /// Whether the effect repeats endlessly if its options do not set a number of runs.
  package var goesOn = false
}
