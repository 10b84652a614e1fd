import CoreGraphics
import Foundation

/// A step that changes a value at one pace.
///
/// Documentation: `SwiftUI/LinearKeyframe`.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]
  /// A step to a value, over some seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _steps = [_KeyframeStep(target: to, duration: duration, kind: .linear(timingCurve))]
  }
}

/// A step on a smooth curve through the values before and after it.
///
/// Documentation: `SwiftUI/CubicKeyframe`.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]
  /// A step to a value, over some seconds; the velocities at its ends are by the second.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    _steps = [
      _KeyframeStep(
        target: to, duration: duration,
        kind: .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
    ]
  }
}

/// A step that a spring makes.
///
/// Documentation: `SwiftUI/SpringKeyframe`.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]
  /// A step to a value, over some seconds, or for as long as the spring moves; the velocity at the beginning is per
  /// second.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    _steps = [
      _KeyframeStep(
        target: to, duration: duration ?? spring.settlingDuration,
        kind: .spring(spring, velocity: startVelocity?.animatableData))
    ]
  }
}

/// A keyframe that sets a value at once.
///
/// Documentation: `SwiftUI/MoveKeyframe`.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]
  /// A step to a value.
  public init(_ to: Value) { _steps = [_KeyframeStep(target: to, duration: 0, kind: .move)] }
}

/// The values of a track's steps over time.
@MainActor
struct KeyframeCurve<Value: Animatable> {
  let steps: [_KeyframeStep<Value>]
  let start: Value

  private typealias Numbers = Value.AnimatableData

  func value(at time: Double) -> Value {
    var (value, rest) = (start.animatableData, max(time, 0))
    for (index, step) in steps.enumerated() {
      let isOver = rest >= step.duration
      value = number(step, index, from: value, min(rest, step.duration))
      guard isOver else { break }
      rest -= step.duration
    }
    var result = start
    result.animatableData = value
    return result
  }

  private func number(_ step: _KeyframeStep<Value>, _ index: Int, from: Numbers, _ time: Double) -> Numbers {
    let target = step.target.animatableData
    let part = step.duration > 0 ? time / step.duration : 1
    switch step.kind {
    case .move: return target
    case .linear(let curve): return from.mixed(with: target, by: curve.value(at: part))
    case .spring(let spring, let velocity):
      // A spring with a given duration may not be at rest at the end.
      return from + spring.value(target: target - from, initialVelocity: velocity ?? .zero, time: time)
    case .cubic(let first, let last):
      return Self.curve(
        from, target, first ?? slope(at: index), last ?? slope(at: index + 1), step.duration, part)
    }
  }

  /// The velocity at the beginning of a step, per second: that between the values before and after, if the step and the
  /// previous one are curves, otherwise 0 [?].
  private func slope(at index: Int) -> Numbers {
    guard index > 0, index < steps.count, case .cubic = steps[index].kind, case .cubic = steps[index - 1].kind else {
      return .zero
    }
    let before = index > 1 ? steps[index - 2].target.animatableData : start.animatableData
    var way = steps[index].target.animatableData - before
    way.scale(by: 1 / max(steps[index].duration + steps[index - 1].duration, 0.001))
    return way
  }

  private static func curve(
    _ a: Numbers, _ b: Numbers, _ first: Numbers, _ last: Numbers, _ duration: Double, _ t: Double
  ) -> Numbers {
    func times(_ value: Numbers, _ factor: Double) -> Numbers {
      var value = value
      value.scale(by: factor)
      return value
    }
    let (t2, t3) = (t * t, t * t * t)
    return times(a, 2 * t3 - 3 * t2 + 1) + times(first, (t3 - 2 * t2 + t) * duration)
      + times(b, 3 * t2 - 2 * t3) + times(last, (t3 - t2) * duration)
  }
}
