/// How often an effect of symbols runs, and how fast.
///
/// Documentation: `Symbols/SymbolEffectOptions`.
public struct SymbolEffectOptions: Equatable, Sendable {
  package var count: Int?
  package var isForever = false
  package var rate = 1.0

  /// The usual number of runs: effects such as pulse repeat until they are removed, others run once.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// The effect goes on.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions(isForever: true) }
  /// The effect runs once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(count: 1) }
  /// The effect runs a number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(count: count, isForever: count == nil)
  }
  /// The effect is this many times as fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(rate: speed) }

  /// The options, with the effect going on.
  public var repeating: SymbolEffectOptions { SymbolEffectOptions(isForever: true, rate: rate) }
  /// The options, with the effect running once.
  public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(count: 1, rate: rate) }
  /// The options, with a number of runs.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(count: count, isForever: count == nil, rate: rate)
  }
  /// The options at this many times the speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(count: count, isForever: isForever, rate: speed)
  }
}
