import UIKit

/// Fingers that come down and are lifted, a number of times.
///
/// Documentation: `SwiftUI/TapGesture`.
public struct TapGesture: PrimitiveGesture {
  /// No value.
  public typealias Value = ()
  /// How often the view is tapped.
  public var count: Int
  /// A number of taps.
  public init(count: Int = 1) { self.count = count }

  public func _makeTracker() -> _GestureTracker<()> { RecognizerTracker<()>(UITapGestureRecognizer()) }

  public func _update(_ tracker: _GestureTracker<()>) {
    guard let tracker = tracker as? RecognizerTracker<()> else { return }
    (tracker.recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired = max(count, 1)
    tracker.event = { $0.state == .ended ? .ended(()) : nil }
  }
}

/// Fingers that come down and are lifted, a number of times, with their place.
///
/// Documentation: `SwiftUI/SpatialTapGesture`.
public struct SpatialTapGesture: PrimitiveGesture {
  /// The place of a tap.
  public struct Value: Equatable, Sendable {
    /// Where the finger came down.
    public var location: CGPoint
  }

  /// How often the view is tapped.
  public var count: Int
  /// The space of the location.
  public var coordinateSpace: CoordinateSpace

  /// A number of taps.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  public func _makeTracker() -> _GestureTracker<Value> { RecognizerTracker<Value>(UITapGestureRecognizer()) }

  public func _update(_ tracker: _GestureTracker<Value>) {
    guard let tracker = tracker as? RecognizerTracker<Value> else { return }
    (tracker.recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired = max(count, 1)
    let space = coordinateSpace
    tracker.event = { recognizer in
      guard recognizer.state == .ended, let view = recognizer.view else { return nil }
      let point = recognizer.location(in: view.window)
      return .ended(Value(location: space.convert(point, fromWindowOf: view)))
    }
  }
}

/// A finger that rests.
///
/// Documentation: `SwiftUI/LongPressGesture`.
public struct LongPressGesture: PrimitiveGesture {
  /// Whether the finger is down.
  public typealias Value = Bool
  /// How long the finger rests, in seconds.
  public var minimumDuration: Double
  /// How far the finger may move, in points.
  public var maximumDistance: CGFloat

  /// A finger that rests for some seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public func _makeTracker() -> _GestureTracker<Bool> {
    let recognizer = PressRecognizer()
    let tracker = RecognizerTracker<Bool>(recognizer)
    recognizer.onTouch = { [unowned tracker] in tracker.send(.changed(true)) }
    recognizer.onFailure = { [unowned tracker] in tracker.send(.failed) }
    return tracker
  }

  public func _update(_ tracker: _GestureTracker<Bool>) {
    guard let tracker = tracker as? RecognizerTracker<Bool>,
      let recognizer = tracker.recognizer as? PressRecognizer
    else { return }
    recognizer.minimumPressDuration = minimumDuration
    recognizer.allowableMovement = maximumDistance
    tracker.event = { $0.state == .began ? .ended(true) : nil }
  }
}

/// Tells of a finger from the moment at which it comes down.
final class PressRecognizer: UILongPressGestureRecognizer {
  var onTouch: (() -> Void)?
  var onFailure: (() -> Void)?
  private var isDown = false
  private var hasBegun = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isDown {
      isDown = true
      onTouch?()
    }
    super.touchesBegan(touches, with: event)
  }

  override var state: UIGestureRecognizer.State {
    didSet { if state == .began { hasBegun = true } }
  }

  override func reset() {
    super.reset()
    if isDown, !hasBegun { onFailure?() }
    isDown = false
    hasBegun = false
  }
}

/// Two fingers that move apart or together.
///
/// Documentation: `SwiftUI/MagnifyGesture`.
public struct MagnifyGesture: PrimitiveGesture {
  /// How far two fingers have moved apart.
  public struct Value: Equatable, Sendable {
    /// The distance of the fingers as a multiple of that at which they began.
    public var magnification: CGFloat
    /// How fast the magnification grows, a second.
    public var velocity: CGFloat
    /// Where the gesture began, in the view.
    public var startLocation: CGPoint
  }

  /// How much the fingers must move before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Two fingers that move apart or together.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public func _makeTracker() -> _GestureTracker<Value> { RecognizerTracker<Value>(UIPinchGestureRecognizer()) }

  public func _update(_ tracker: _GestureTracker<Value>) {
    guard let tracker = tracker as? RecognizerTracker<Value> else { return }
    let least = minimumScaleDelta
    var start = CGPoint.zero
    tracker.event = { recognizer in
      guard let pinch = recognizer as? UIPinchGestureRecognizer else { return nil }
      if pinch.state == .began { start = pinch.location(in: pinch.view) }
      let value = Value(magnification: pinch.scale, velocity: pinch.velocity, startLocation: start)
      switch pinch.state {
      case .began, .changed: return abs(pinch.scale - 1) < least ? nil : .changed(value)
      case .ended: return .ended(value)
      case .cancelled, .failed: return .failed
      default: return nil
      }
    }
  }
}

/// Two fingers that turn about each other.
///
/// Documentation: `SwiftUI/RotateGesture`.
public struct RotateGesture: PrimitiveGesture {
  /// How far two fingers have turned.
  public struct Value: Equatable, Sendable {
    /// The angle from the start.
    public var rotation: Angle
    /// How fast the fingers turn, a second.
    public var velocity: Angle
    /// Where the gesture began, in the view.
    public var startLocation: CGPoint
  }

  /// How far the fingers must turn before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Two fingers that turn about each other.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  public func _makeTracker() -> _GestureTracker<Value> { RecognizerTracker<Value>(UIRotationGestureRecognizer()) }

  public func _update(_ tracker: _GestureTracker<Value>) {
    guard let tracker = tracker as? RecognizerTracker<Value> else { return }
    let least = minimumAngleDelta.radians
    var start = CGPoint.zero
    tracker.event = { recognizer in
      guard let turn = recognizer as? UIRotationGestureRecognizer else { return nil }
      if turn.state == .began { start = turn.location(in: turn.view) }
      let value = Value(
        rotation: .radians(turn.rotation), velocity: .radians(turn.velocity), startLocation: start)
      switch turn.state {
      case .began, .changed: return abs(turn.rotation) < least ? nil : .changed(value)
      case .ended: return .ended(value)
      case .cancelled, .failed: return .failed
      default: return nil
      }
    }
  }
}

/// Two fingers that move apart or together, by the multiple of their distance alone.
///
/// Documentation: `SwiftUI/MagnificationGesture`.
public struct MagnificationGesture: Gesture {
  /// How much the fingers must move before the gesture begins.
  public var minimumScaleDelta: CGFloat
  /// Two fingers that move apart or together.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  /// The gesture with the magnification as its value.
  public var body: some Gesture<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}

/// Two fingers that turn about each other, by their angle alone.
///
/// Documentation: `SwiftUI/RotationGesture`.
public struct RotationGesture: Gesture {
  /// How far the fingers must turn before the gesture begins.
  public var minimumAngleDelta: Angle
  /// Two fingers that turn about each other.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
  /// The gesture with the angle as its value.
  public var body: some Gesture<Angle> { RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation) }
}
