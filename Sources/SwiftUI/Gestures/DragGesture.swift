import Foundation
import UIKit

/// A finger that moves.
///
/// Documentation: `SwiftUI/DragGesture`.
public struct DragGesture: PrimitiveGesture {
  /// The location of a moving finger.
  public struct Value: Equatable, Sendable {
    /// The time at which the finger was at the location.
    public var time: Date
    /// The current location of the finger.
    public var location: CGPoint
    /// The location at which the finger touched down.
    public var startLocation: CGPoint
    /// How fast the finger moves, in points per second.
    public var velocity: CGSize
    /// The offset from the start to the current location.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The predicted final location: a quarter of a second further at the current velocity [?].
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// The offset from the start to the predicted final location.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// The distance that the finger moves before the gesture begins, in points.
  public var minimumDistance: CGFloat
  /// The space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// A finger that moves at least some points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  public func _makeTracker() -> _GestureTracker<Value> { RecognizerTracker<Value>(DragRecognizer()) }

  public func _update(_ tracker: _GestureTracker<Value>) {
    guard let tracker = tracker as? RecognizerTracker<Value>, let recognizer = tracker.recognizer as? DragRecognizer
    else { return }
    recognizer.minimumDistance = minimumDistance
    let space = coordinateSpace
    tracker.event = { recognizer in
      guard let recognizer = recognizer as? DragRecognizer else { return nil }
      switch recognizer.state {
      case .began, .changed: return .changed(recognizer.value(in: space))
      case .ended: return .ended(recognizer.value(in: space))
      case .cancelled, .failed: return .failed
      default: return nil
      }
    }
  }
}

/// Recognises a finger that moves by a distance in any direction; at touch down if the distance is 0.
final class DragRecognizer: UIGestureRecognizer {
  var minimumDistance: CGFloat = 10
  private var touch: UITouch?
  private var start = CGPoint.zero
  private var last = CGPoint.zero
  private var samples: [(time: TimeInterval, point: CGPoint)] = []

  /// The seconds over which the speed is measured [?].
  private static let window = 0.1

  private var window: UIView? { view?.window }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard touch == nil, let first = touches.first else { return }
    touch = first
    start = first.location(in: window)
    last = start
    samples = [(first.timestamp, start)]
    if minimumDistance <= 0 { state = .began }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch, touches.contains(touch) else { return }
    let point = touch.location(in: window)
    last = point
    samples.removeAll { $0.time < touch.timestamp - Self.window }
    samples.append((touch.timestamp, point))
    if state == .began || state == .changed {
      state = .changed
    } else if hypot(point.x - start.x, point.y - start.y) >= minimumDistance {
      state = .began
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let touch, touches.contains(touch) else { return }
    samples.removeAll { $0.time < touch.timestamp - Self.window }
    state = state == .began || state == .changed ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = state == .began || state == .changed ? .cancelled : .failed
  }

  override func reset() {
    super.reset()
    touch = nil
  }

  private var velocity: CGSize {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
    let seconds = last.time - first.time
    return CGSize(
      width: (last.point.x - first.point.x) / seconds, height: (last.point.y - first.point.y) / seconds)
  }

  func value(in space: CoordinateSpace) -> DragGesture.Value {
    func convert(_ point: CGPoint) -> CGPoint { view.map { space.convert(point, fromWindowOf: $0) } ?? point }
    return DragGesture.Value(
      time: Date(), location: convert(last),
      startLocation: convert(start), velocity: velocity)
  }
}
