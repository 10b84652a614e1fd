/// Follows a measure of two fingers: their distance or their angle.
@MainActor
final class TwoFingerTracking {
  /// Two fingers, in the window.
  struct Pair {
    let first: CGPoint
    let second: CGPoint

    var distance: CGFloat { first.distance(to: second) }
    var angle: CGFloat { atan2(second.y - first.y, second.x - first.x) }
  }

  private unowned let recognizer: UIGestureRecognizer
  /// The change of the measure at which the gesture begins [C].
  private let leastChange: CGFloat
  private let measure: (Pair) -> CGFloat
  private var start: CGFloat?
  private var last: (value: CGFloat, time: TimeInterval)?
  private(set) var velocity: CGFloat = 0

  init(_ recognizer: UIGestureRecognizer, leastChange: CGFloat, measure: @escaping (Pair) -> CGFloat) {
    self.recognizer = recognizer
    self.leastChange = leastChange
    self.measure = measure
  }

  /// The change of the measure since the start.
  var difference: CGFloat {
    guard let start, let last else { return 0 }
    return last.value - start
  }

  /// The measure divided by its value at the start.
  var ratio: CGFloat {
    guard let start, let last, start != 0 else { return 1 }
    return last.value / start
  }

  var ratioVelocity: CGFloat {
    guard let start, start != 0 else { return 0 }
    return velocity / start
  }

  func setRatio(_ ratio: CGFloat) {
    guard let last, ratio != 0 else { return }
    start = last.value / ratio
  }

  func setDifference(_ difference: CGFloat) {
    guard let last else { return }
    start = last.value - difference
  }

  private var downTouches: [UITouch] {
    recognizer.machine.touches.filter { $0.phase != .ended && $0.phase != .cancelled }
  }

  private var pair: Pair? {
    let touches = downTouches
    guard touches.count == 2 else { return nil }
    return Pair(first: touches[0].location(in: nil), second: touches[1].location(in: nil))
  }

  func touchesBegan(_ event: UIEvent) {
    for touch in downTouches.dropFirst(2) { recognizer.ignore(touch, for: event) }
    guard start == nil, let pair else { return }
    start = measure(pair)
    last = (measure(pair), event.timestamp)
  }

  func touchesMoved(_ event: UIEvent) {
    guard let pair, let last else { return }
    // Angles continue beyond half a turn instead of jumping back by a whole one.
    var value = measure(pair)
    if leastChange < 1 {
      while value - last.value > .pi { value -= 2 * .pi }
      while value - last.value < -.pi { value += 2 * .pi }
    }
    let seconds = event.timestamp - last.time
    if seconds > 0 { velocity = (value - last.value) / seconds }
    self.last = (value, event.timestamp)
    switch recognizer.state {
    case .possible where abs(difference) >= leastChange:
      // Movement before the gesture began is ignored.
      start = value
      recognizer.state = .began
    case .began, .changed: recognizer.state = .changed
    case .possible, .ended, .cancelled, .failed: break
    }
  }

  func touchesEnded() {
    guard downTouches.count < 2 else { return }
    if recognizer.state != .possible {
      recognizer.state = .ended
    } else if downTouches.isEmpty {
      recognizer.state = .failed
    }
  }

  func reset() {
    start = nil
    last = nil
    velocity = 0
  }
}
