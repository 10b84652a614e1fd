import UIKit

/// A movement of fingers that a view recognises.
///
/// Documentation: `SwiftUI/Gesture`.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the gesture's values.
  associatedtype Value
  /// The type of the gesture that implements this one.
  associatedtype Body: Gesture
  /// The gesture that implements this one.
  var body: Body { get }
  /// Makes the object that follows the fingers, once a view.
  func _makeTracker() -> _GestureTracker<Value>
  /// Brings the object up to date with the closures and values of this gesture.
  func _update(_ tracker: _GestureTracker<Value>)
}

extension Gesture where Body.Value == Value {
  public func _makeTracker() -> _GestureTracker<Value> { body._makeTracker() }
  public func _update(_ tracker: _GestureTracker<Value>) { body._update(tracker) }
}

extension Never: Gesture {
  /// The type of no value.
  public typealias Value = Never
}

/// A gesture that follows fingers itself, without a body.
protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  /// Never asked: the gesture follows fingers itself.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// An event of a gesture: its progress or its end.
enum GestureEvent<Value> {
  case changed(Value)
  case ended(Value)
  /// The fingers were lifted or moved without performing the gesture.
  case failed
}

/// Follows the fingers of a gesture for as long as its view is there.
@MainActor
public class _GestureTracker<Value> {
  /// The recognizers of UIKit that see the fingers.
  var recognizers: [UIGestureRecognizer] { [] }
  /// Called with each event.
  final var onEvent: ((GestureEvent<Value>) -> Void)?

  init() {}

  final func send(_ event: GestureEvent<Value>) { onEvent?(event) }
}

/// A gesture that one recognizer of UIKit recognises.
final class RecognizerTracker<Value>: _GestureTracker<Value> {
  let recognizer: UIGestureRecognizer
  /// The event for a state of the recogniser; nil for none.
  var event: ((UIGestureRecognizer) -> GestureEvent<Value>?)?

  init(_ recognizer: UIGestureRecognizer) {
    self.recognizer = recognizer
    super.init()
    recognizer.actions.handler = { [unowned self, unowned recognizer] in
      if let event = self.event?(recognizer) { self.send(event) }
    }
  }

  override var recognizers: [UIGestureRecognizer] { [recognizer] }
}

/// A gesture that wraps another one, and passes its events on.
final class WrappingTracker<Inner, Value>: _GestureTracker<Value> {
  let inner: _GestureTracker<Inner>
  var translate: ((GestureEvent<Inner>) -> GestureEvent<Value>)?

  init(_ inner: _GestureTracker<Inner>) {
    self.inner = inner
    super.init()
    inner.onEvent = { [unowned self] in if let event = self.translate?($0) { self.send(event) } }
  }

  override var recognizers: [UIGestureRecognizer] { inner.recognizers }
}

/// A gesture whose events are also sent to an observer.
protocol WrappingGesture: PrimitiveGesture {
  associatedtype Inner: Gesture
  var inner: Inner { get }
  func translate(_ event: GestureEvent<Inner.Value>) -> GestureEvent<Value>
}

extension WrappingGesture {
  public func _makeTracker() -> _GestureTracker<Value> {
    WrappingTracker<Inner.Value, Value>(inner._makeTracker())
  }

  public func _update(_ tracker: _GestureTracker<Value>) {
    guard let tracker = tracker as? WrappingTracker<Inner.Value, Value> else { return }
    tracker.translate = translate
    inner._update(tracker.inner)
  }
}

/// A gesture that calls an action when its value changes.
///
/// Documentation: `SwiftUI/_ChangedGesture`.
public struct _ChangedGesture<Content: Gesture>: WrappingGesture where Content.Value: Equatable {
  public typealias Value = Content.Value
  let inner: Content
  let action: (Content.Value) -> Void

  func translate(_ event: GestureEvent<Content.Value>) -> GestureEvent<Content.Value> {
    if case .changed(let value) = event { action(value) }
    return event
  }
}

/// A gesture that calls an action when it ends.
///
/// Documentation: `SwiftUI/_EndedGesture`.
public struct _EndedGesture<Content: Gesture>: WrappingGesture {
  public typealias Value = Content.Value
  let inner: Content
  let action: (Content.Value) -> Void

  func translate(_ event: GestureEvent<Content.Value>) -> GestureEvent<Content.Value> {
    if case .ended(let value) = event { action(value) }
    return event
  }
}

/// A gesture whose values are transformed by a closure.
///
/// Documentation: `SwiftUI/_MapGesture`.
public struct _MapGesture<Content: Gesture, Output>: WrappingGesture {
  public typealias Value = Output
  let inner: Content
  let transform: (Content.Value) -> Output

  func translate(_ event: GestureEvent<Content.Value>) -> GestureEvent<Output> {
    switch event {
    case .changed(let value): .changed(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

extension Gesture {
  /// Runs an action when the gesture has ended.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(inner: self, action: action)
  }

  /// The gesture with its values transformed by a closure.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(inner: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  /// Runs an action whenever the value of the gesture changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(inner: self, action: action)
  }
}
