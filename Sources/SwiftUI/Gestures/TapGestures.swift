import UIKit

/// Fingers that come down and are lifted, a number of times.
///
/// Documentation: `SwiftUI/TapGesture`.
public struct TapGesture: PrimitiveGesture {
  /// No value.
  public typealias Value = ()
  /// The number of taps.
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

/// A number of taps, with their location.
///
/// Documentation: `SwiftUI/SpatialTapGesture`.
public struct SpatialTapGesture: PrimitiveGesture {
  /// The location of a tap.
  public struct Value: Equatable, Sendable {
    /// The location at which the finger touched down.
    public var location: CGPoint
  }

  /// The number of taps.
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

/// A long press.
///
/// Documentation: `SwiftUI/LongPressGesture`.
public struct LongPressGesture: PrimitiveGesture {
  /// Whether the finger is down.
  public typealias Value = Bool
  /// The minimum duration of the press, in seconds.
  public var minimumDuration: Double
  /// The maximum movement of the finger, in points.
  public var maximumDistance: CGFloat

  /// A long press with a minimum duration in seconds.
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

/// Reports a press from the moment the finger touches down.
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
  /// The magnification of a pinch.
  public struct Value: Equatable, Sendable {
    /// The distance between the fingers as a multiple of that at the beginning.
    public var magnification: CGFloat
    /// How fast the magnification changes, per second.
    public var velocity: CGFloat
    /// The location in the view at which the gesture began.
    public var startLocation: CGPoint
  }

  /// The change of scale at which the gesture begins.
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

/// A rotation with two fingers.
///
/// Documentation: `SwiftUI/RotateGesture`.
public struct RotateGesture: PrimitiveGesture {
  /// The rotation of two fingers.
  public struct Value: Equatable, Sendable {
    /// The angle from the start.
    public var rotation: Angle
    /// How fast the fingers turn, per second.
    public var velocity: Angle
    /// The location in the view at which the gesture began.
    public var startLocation: CGPoint
  }

  /// The rotation at which the gesture begins.
  public var minimumAngleDelta: Angle

  /// A rotation with two fingers.
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

/// A pinch with two fingers, whose value is only the magnification.
///
/// Documentation: `SwiftUI/MagnificationGesture`.
public struct MagnificationGesture: Gesture {
  /// The change of scale at which the gesture begins.
  public var minimumScaleDelta: CGFloat
  /// Two fingers that move apart or together.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  /// The gesture with the magnification as its value.
  public var body: some Gesture<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}

/// A rotation with two fingers, whose value is only the angle.
///
/// Documentation: `SwiftUI/RotationGesture`.
public struct RotationGesture: Gesture {
  /// The rotation at which the gesture begins.
  public var minimumAngleDelta: Angle
  /// A rotation with two fingers.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
  /// The gesture with the angle as its value.
  public var body: some Gesture<Angle> { RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation) }
}
