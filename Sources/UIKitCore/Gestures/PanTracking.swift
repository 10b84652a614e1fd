/// Tracks the fingers of a pan: its beginning, translation and velocity.
@MainActor
final class PanTracking {
  /// The distance that the fingers move before the gesture begins, in points [C].
  static let hysteresis: CGFloat = 10
  /// The maximum age of movements from which the velocity is computed, in seconds [M: without any, the velocity is 0].
  static let velocityWindow: TimeInterval = 0.1

  private struct Sample {
    let time: TimeInterval
    let place: CGPoint
  }

  private unowned let recognizer: UIPanGestureRecognizer
  /// The translation of the fingers in the window; it continues when fingers are added or lifted.
  private var travelled = CGPoint.zero
  /// The offset that setting the translation subtracted, in points.
  private var reference = CGPoint.zero
  private var samples: [Sample] = []
  private var now: TimeInterval = 0

  init(_ recognizer: UIPanGestureRecognizer) {
    self.recognizer = recognizer
  }

  private var downTouches: [UITouch] {
    recognizer.machine.touches.filter { $0.phase != .ended && $0.phase != .cancelled }
  }

  func touchesBegan(_ time: TimeInterval) {
    now = time
    if samples.isEmpty { samples = [Sample(time: time, place: .zero)] }
    if recognizer.state == .possible, downTouches.count > recognizer.maximumNumberOfTouches {
      recognizer.state = .failed
    }
  }

  func touchesMoved(_ touches: Set<UITouch>, _ time: TimeInterval) {
    now = time
    let down = downTouches
    guard !down.isEmpty else { return }
    // The centre of the fingers moves by the mean of their movements; resting fingers contribute 0.
    let count = CGFloat(down.count)
    for touch in touches {
      let place = touch.location(in: nil)
      let previous = touch.previousLocation(in: nil)
      travelled.x += (place.x - previous.x) / count
      travelled.y += (place.y - previous.y) / count
    }
    samples.append(Sample(time: time, place: travelled))
    samples.removeAll { time - $0.time > Self.velocityWindow }
    switch recognizer.state {
    case .possible: beginIfFarEnough(down.count)
    case .began, .changed: recognizer.state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  private func beginIfFarEnough(_ count: Int) {
    guard count >= recognizer.minimumNumberOfTouches, count <= recognizer.maximumNumberOfTouches else { return }
    guard travelled.distance(to: .zero) >= Self.hysteresis else { return }
    recognizer.state = .began
  }

  func touchesEnded(_ time: TimeInterval) {
    now = time
    guard downTouches.count < recognizer.minimumNumberOfTouches else { return }
    recognizer.state = recognizer.state == .possible && recognizer.machine.pendingState == nil ? .failed : .ended
  }

  func translation(in view: UIView?) -> CGPoint {
    convert(CGPoint(x: travelled.x - reference.x, y: travelled.y - reference.y), to: view)
  }

  func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let inWindow = convert(translation, from: view)
    reference = CGPoint(x: travelled.x - inWindow.x, y: travelled.y - inWindow.y)
  }

  func velocity(in view: UIView?) -> CGPoint {
    let recent = samples.filter { now - $0.time <= Self.velocityWindow }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
    let seconds = last.time - first.time
    return convert(
      CGPoint(x: (last.place.x - first.place.x) / seconds, y: (last.place.y - first.place.y) / seconds), to: view)
  }

  func reset() {
    travelled = .zero
    reference = .zero
    samples = []
  }

  /// Converts a displacement to a view's coordinates: the view's transform matters, its position does not.
  private func convert(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return vector }
    return window.convert(vector, to: view).offset(from: window.convert(.zero, to: view))
  }

  private func convert(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return vector }
    return window.convert(vector, from: view).offset(from: window.convert(.zero, from: view))
  }
}

extension CGPoint {
  fileprivate func offset(from other: CGPoint) -> CGPoint {
    CGPoint(x: x - other.x, y: y - other.y)
  }
}
