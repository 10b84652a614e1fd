import UIKit

/// Two gestures that can be recognised simultaneously.
///
/// Documentation: `SwiftUI/SimultaneousGesture`.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PairGesture {
  /// The values of both gestures; nil for one that is not active.
  public struct Value {
    /// The value of the first gesture.
    public var first: First.Value?
    /// The value of the second gesture.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Two gestures that can be recognised simultaneously.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _makeTracker() -> _GestureTracker<Value> {
    let tracker = PairTracker<First.Value, Second.Value, Value>(first._makeTracker(), second._makeTracker())
    tracker.onFirst = { [unowned tracker] in tracker.send(Self.event($0, tracker)) }
    tracker.onSecond = { [unowned tracker] in tracker.send(Self.event($0, tracker)) }
    return tracker
  }

  /// Ends the pair when both gestures have ended.
  private static func event<Part>(
    _ part: GestureEvent<Part>, _ tracker: PairTracker<First.Value, Second.Value, Value>
  ) -> GestureEvent<Value> {
    let value = Value(first: tracker.firstValue, second: tracker.secondValue)
    if tracker.isFirstActive || tracker.isSecondActive { return .changed(value) }
    defer { tracker.forget() }
    return value.first == nil && value.second == nil ? .failed : .ended(value)
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture that begins when another has ended.
///
/// Documentation: `SwiftUI/SequenceGesture`.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PairGesture {
  /// The value of the first gesture, or that of the second after it.
  public enum Value {
    /// The first gesture is active.
    case first(First.Value)
    /// The first gesture has ended. The second has a value once it is active.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that begins when the first has ended.
  public var second: Second

  /// A gesture that begins when another has ended.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _makeTracker() -> _GestureTracker<Value> {
    let tracker = PairTracker<First.Value, Second.Value, Value>(first._makeTracker(), second._makeTracker())
    var ended: First.Value?
    tracker.onFirst = { [unowned tracker] event in
      switch event {
      case .changed(let value): tracker.send(.changed(.first(value)))
      case .ended(let value):
        ended = value
        tracker.send(.changed(.second(value, nil)))
      case .failed:
        ended = nil
        tracker.send(.failed)
      }
    }
    tracker.onSecond = { [unowned tracker] event in
      guard let first = ended else { return }
      switch event {
      case .changed(let value): tracker.send(.changed(.second(first, value)))
      case .ended(let value):
        ended = nil
        tracker.send(.ended(.second(first, value)))
      case .failed:
        ended = nil
        tracker.send(.failed)
      }
    }
    return tracker
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures of which only one is recognised: the first one if both match.
///
/// Documentation: `SwiftUI/ExclusiveGesture`.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PairGesture {
  /// The value of the gesture that was recognised.
  public enum Value {
    /// The first gesture.
    case first(First.Value)
    /// The second gesture.
    case second(Second.Value)
  }

  /// The gesture that is preferred.
  public var first: First
  /// The gesture that is recognised if the first is not.
  public var second: Second

  /// Two gestures of which only one is recognised.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _makeTracker() -> _GestureTracker<Value> {
    let tracker = PairTracker<First.Value, Second.Value, Value>(first._makeTracker(), second._makeTracker())
    for second in tracker.second.recognizers {
      for first in tracker.first.recognizers { second.require(toFail: first) }
    }
    tracker.onFirst = { [unowned tracker] in tracker.send($0.map { .first($0) }) }
    tracker.onSecond = { [unowned tracker] in tracker.send($0.map { .second($0) }) }
    return tracker
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension GestureEvent {
  fileprivate func map<Other>(_ transform: (Value) -> Other) -> GestureEvent<Other> {
    switch self {
    case .changed(let value): .changed(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// A gesture composed of two others.
protocol PairGesture: PrimitiveGesture {
  associatedtype First: Gesture
  associatedtype Second: Gesture
  var first: First { get }
  var second: Second { get }
}

extension PairGesture {
  public func _update(_ tracker: _GestureTracker<Value>) {
    guard let tracker = tracker as? PairTracker<First.Value, Second.Value, Value> else { return }
    first._update(tracker.first)
    second._update(tracker.second)
  }
}

/// Follows two gestures.
final class PairTracker<First, Second, Value>: _GestureTracker<Value> {
  let first: _GestureTracker<First>
  let second: _GestureTracker<Second>
  var onFirst: ((GestureEvent<First>) -> Void)?
  var onSecond: ((GestureEvent<Second>) -> Void)?
  private(set) var firstValue: First?
  private(set) var secondValue: Second?
  private(set) var isFirstActive = false
  private(set) var isSecondActive = false

  init(_ first: _GestureTracker<First>, _ second: _GestureTracker<Second>) {
    self.first = first
    self.second = second
    super.init()
    first.onEvent = { [unowned self] event in
      Self.note(event, &self.firstValue, &self.isFirstActive)
      self.onFirst?(event)
    }
    second.onEvent = { [unowned self] event in
      Self.note(event, &self.secondValue, &self.isSecondActive)
      self.onSecond?(event)
    }
  }

  override var recognizers: [UIGestureRecognizer] { first.recognizers + second.recognizers }

  func forget() { (firstValue, secondValue) = (nil, nil) }

  private static func note<Part>(_ event: GestureEvent<Part>, _ value: inout Part?, _ isActive: inout Bool) {
    switch event {
    case .changed(let new): (value, isActive) = (new, true)
    case .ended(let new): (value, isActive) = (new, false)
    case .failed: (value, isActive) = (nil, false)
    }
  }
}

extension Gesture {
  /// This gesture and another one, recognised simultaneously.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture, followed by another one.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture, or another one if this gesture is not recognised.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
