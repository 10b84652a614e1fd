import QuartzCore
import UIKit

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

/// How a symbol moves: the values of a key of its layer, over a time. Symbols move as a whole [?].
public struct _SymbolMotion: Sendable, Equatable {
  let key: String
  /// From the beginning of one run to its end.
  let values: [Double]
  /// Seconds of one run.
  let duration: Double
  /// Whether the last value stays while the effect is active, and each run is one way.
  var stays = false
}

/// A symbol jumps.
///
/// Documentation: `Symbols/BounceSymbolEffect`.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var isDown = false
  /// The symbol becomes larger first.
  public var up: BounceSymbolEffect { BounceSymbolEffect(isDown: false) }
  /// The symbol becomes smaller first.
  public var down: BounceSymbolEffect { BounceSymbolEffect(isDown: true) }
  /// [?] The sizes and the time.
  public var _motion: _SymbolMotion {
    _SymbolMotion(key: "transform.scale", values: isDown ? [1, 0.8, 1.05, 1] : [1, 1.2, 0.95, 1], duration: 0.5)
  }
  fileprivate init(isDown: Bool) { self.isDown = isDown }
}

/// A symbol fades out and in.
///
/// Documentation: `Symbols/PulseSymbolEffect`.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// [?] How faint, and the time.
  public var _motion: _SymbolMotion { _SymbolMotion(key: "opacity", values: [1, 0.4, 1], duration: 1.5) }
  fileprivate init() {}
}

/// A symbol is larger or smaller.
///
/// Documentation: `Symbols/ScaleSymbolEffect`.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  private var factor = 1.2
  /// The symbol is larger.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(factor: 1.2) }
  /// The symbol is smaller.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(factor: 0.8) }
  /// [?] The sizes and the time.
  public var _motion: _SymbolMotion {
    _SymbolMotion(key: "transform.scale", values: [1, factor], duration: 0.25, stays: true)
  }
  fileprivate init(factor: Double) { self.factor = factor }
}

/// A symbol sways.
///
/// Documentation: `Symbols/WiggleSymbolEffect`.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// [?] The angles and the time.
  public var _motion: _SymbolMotion {
    _SymbolMotion(key: "transform.rotation", values: [0, 0.2, -0.2, 0.1, 0], duration: 0.8)
  }
  fileprivate init() {}
}

/// A symbol turns.
///
/// Documentation: `Symbols/RotateSymbolEffect`.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var direction = 1.0
  /// The symbol turns clockwise.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(direction: 1) }
  /// The symbol turns counterclockwise.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(direction: -1) }
  /// [?] The time.
  public var _motion: _SymbolMotion {
    _SymbolMotion(key: "transform.rotation", values: [0, .pi * direction, 2 * .pi * direction], duration: 1.5)
  }
  fileprivate init(direction: Double) { self.direction = direction }
}

/// A symbol becomes larger and smaller, slowly.
///
/// Documentation: `Symbols/BreatheSymbolEffect`.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// [?] The sizes and the time.
  public var _motion: _SymbolMotion {
    _SymbolMotion(key: "transform.scale", values: [1, 1.12, 1], duration: 2.5)
  }
  fileprivate init() {}
}

/// A symbol takes the place of another.
///
/// Documentation: `Symbols/ReplaceSymbolEffect`.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// The old symbol becomes smaller, the new one larger.
  public var downUp: ReplaceSymbolEffect { self }
  /// The old symbol and the new one become larger.
  public var upUp: ReplaceSymbolEffect { self }
  /// The old symbol vanishes, and the new one becomes larger.
  public var offUp: ReplaceSymbolEffect { self }
  public var _motion: _SymbolMotion { _SymbolMotion(key: "opacity", values: [0, 1], duration: 0.35) }
  fileprivate init() {}
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol jumps.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect(isDown: false) }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol fades out and in.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol is larger or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect(factor: 1.2) }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol sways.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect(direction: 1) }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol becomes larger and smaller, slowly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// The symbol takes the place of another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// How often an effect of symbols runs, and how fast.
///
/// Documentation: `Symbols/SymbolEffectOptions`.
public struct SymbolEffectOptions: Equatable, Sendable {
  var count: Int?
  var isForever = false
  var rate = 1.0

  /// As usual: an effect for a value runs once, one that is active goes on.
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
