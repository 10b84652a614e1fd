import CoreGraphics

/// How a value changes over time, step by step.
///
/// Documentation: `SwiftUI/Keyframes`.
@MainActor @preconcurrency
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
  /// The tracks of the value's parts.
  var _tracks: [_KeyframeCourse<Value>] { get }
}

/// The course of one animated property over time.
public struct _KeyframeCourse<Value> {
  let duration: Double
  /// Sets the property to its value at a time, given the value at the start.
  let change: @MainActor (_ value: inout Value, _ start: Value, _ time: Double) -> Void
}

/// Joins the tracks of a value.
///
/// Documentation: `SwiftUI/KeyframesBuilder`.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// A track.
  @MainActor public static func buildExpression<Content: Keyframes<Value>>(_ expression: Content) -> some Keyframes<
    Value
  > {
    expression
  }
  /// The first track.
  @MainActor public static func buildPartialBlock<Content: Keyframes<Value>>(first: Content) -> some Keyframes<Value> {
    first
  }
  /// Tracks, and one more.
  @MainActor public static func buildPartialBlock<Before: Keyframes<Value>, Content: Keyframes<Value>>(
    accumulated: Before, next: Content
  ) -> some Keyframes<Value> {
    JoinedKeyframes(tracks: accumulated._tracks + next._tracks)
  }
  /// No track.
  @MainActor public static func buildBlock() -> some Keyframes<Value> { JoinedKeyframes<Value>(tracks: []) }

  /// A keyframe of the value as a whole.
  @MainActor public static func buildExpression<Content: KeyframeTrackContent<Value>>(
    _ expression: Content
  ) -> Content where Value: Animatable { expression }
  /// The first keyframe of the value as a whole.
  @MainActor public static func buildPartialBlock<Content: KeyframeTrackContent<Value>>(
    first: Content
  ) -> Content where Value: Animatable { first }
  /// Keyframes of the value as a whole, with one more.
  @MainActor
  public static func buildPartialBlock<
    Before: KeyframeTrackContent<Value>, Content: KeyframeTrackContent<Value>
  >(
    accumulated: Before, next: Content
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeSteps(steps: accumulated._steps + next._steps)
  }
  /// The tracks.
  @MainActor public static func buildFinalResult<Content: Keyframes<Value>>(_ component: Content) -> Content {
    component
  }
  /// The keyframes of the value as a whole, as a track.
  @MainActor public static func buildFinalResult<Content: KeyframeTrackContent<Value>>(
    _ component: Content
  ) -> some Keyframes<Value> where Value: Animatable {
    KeyframeTrack<Value, Value, Content>(steps: component._steps, path: \.self)
  }
}

struct JoinedKeyframes<Value>: Keyframes {
  let tracks: [_KeyframeCourse<Value>]
  var _tracks: [_KeyframeCourse<Value>] { tracks }
}

/// The keyframes of one property of a value.
///
/// Documentation: `SwiftUI/KeyframeTrack`.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent<Value>>: Keyframes {
  private let steps: [_KeyframeStep<Value>]
  private let path: WritableKeyPath<Root, Value>

  fileprivate init(steps: [_KeyframeStep<Value>], path: WritableKeyPath<Root, Value>) {
    self.steps = steps
    self.path = path
  }

  /// The keyframes of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.init(steps: content()._steps, path: keyPath)
  }

  public var _tracks: [_KeyframeCourse<Root>] {
    let (steps, path) = (self.steps, self.path)
    let duration = steps.reduce(0) { $0 + $1.duration }
    return [
      _KeyframeCourse(duration: duration) { value, start, time in
        value[keyPath: path] = KeyframeCurve(steps: steps, start: start[keyPath: path]).value(at: time)
      }
    ]
  }
}

extension KeyframeTrack where Root == Value {
  /// The keyframes of the value as a whole.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) {
    self.init(steps: content()._steps, path: \.self)
  }
}

/// Steps of a value.
///
/// Documentation: `SwiftUI/KeyframeTrackContent`.
@MainActor @preconcurrency
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value: Animatable
  /// The steps in their order.
  var _steps: [_KeyframeStep<Value>] { get }
}

/// One step of a value.
public struct _KeyframeStep<Value: Animatable> {
  enum Kind {
    case move, linear(UnitCurve)
    case cubic(start: Value.AnimatableData?, end: Value.AnimatableData?)
    case spring(Spring, velocity: Value.AnimatableData?)
  }
  let target: Value
  let duration: Double
  let kind: Kind
}

struct KeyframeSteps<Value: Animatable>: KeyframeTrackContent {
  let steps: [_KeyframeStep<Value>]
  var _steps: [_KeyframeStep<Value>] { steps }
}

/// Joins the steps of a value.
///
/// Documentation: `SwiftUI/KeyframeTrackContentBuilder`.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// A step.
  @MainActor public static func buildExpression<Content: KeyframeTrackContent<Value>>(_ expression: Content)
    -> some KeyframeTrackContent<Value>
  { expression }
  /// The first step.
  @MainActor public static func buildPartialBlock<Content: KeyframeTrackContent<Value>>(first: Content)
    -> some KeyframeTrackContent<Value>
  { first }
  /// Steps, and one more.
  @MainActor
  public static func buildPartialBlock<Before: KeyframeTrackContent<Value>, Content: KeyframeTrackContent<Value>>(
    accumulated: Before, next: Content
  ) -> some KeyframeTrackContent<Value> { KeyframeSteps(steps: accumulated._steps + next._steps) }
  /// No step.
  @MainActor public static func buildBlock() -> some KeyframeTrackContent<Value> { KeyframeSteps<Value>(steps: []) }
  /// One of two sequences of keyframes.
  @MainActor public static func buildEither<Content: KeyframeTrackContent<Value>>(first component: Content)
    -> some KeyframeTrackContent<Value>
  { KeyframeSteps(steps: component._steps) }
  /// One of two sequences of keyframes.
  @MainActor public static func buildEither<Content: KeyframeTrackContent<Value>>(second component: Content)
    -> some KeyframeTrackContent<Value>
  { KeyframeSteps(steps: component._steps) }
  /// Steps for each element of a loop.
  @MainActor public static func buildArray(_ components: [some KeyframeTrackContent<Value>])
    -> some KeyframeTrackContent<Value>
  { KeyframeSteps(steps: components.flatMap(\._steps)) }
}
