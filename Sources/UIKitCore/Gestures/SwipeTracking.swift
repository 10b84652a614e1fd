/// Decides whether a movement is a swipe.
@MainActor
final class SwipeTracking {
  /// How far the fingers have to move in the direction, in points [C].
  static let leastDistance: CGFloat = 50
  /// The largest deviation from the direction, in points [C].
  static let greatestDeviation: CGFloat = 50
  /// The greatest duration of a swipe, in seconds [C].
  static let longestStroke: TimeInterval = 0.5

  private unowned let recognizer: UISwipeGestureRecognizer
  private var starts: [UITouch: CGPoint] = [:]
  private var startTime: TimeInterval = 0

  init(_ recognizer: UISwipeGestureRecognizer) {
    self.recognizer = recognizer
  }

  func touchesBegan(_ touches: Set<UITouch>, _ event: UIEvent) {
    if starts.isEmpty { startTime = event.timestamp }
    for touch in touches { starts[touch] = touch.location(in: nil) }
    if starts.count > recognizer.numberOfTouchesRequired { recognizer.state = .failed }
  }

  func touchesMoved(_ event: UIEvent) {
    guard event.timestamp - startTime <= Self.longestStroke else { return recognizer.state = .failed }
    guard starts.count == recognizer.numberOfTouchesRequired else { return }
    let movements = starts.map { touch, start in
      let place = touch.location(in: nil)
      return CGVector(dx: place.x - start.x, dy: place.y - start.y)
    }
    if movements.allSatisfy(isStroke) {
      recognizer.state = .ended
    } else if movements.contains(where: strays) {
      recognizer.state = .failed
    }
  }

  private func isStroke(_ movement: CGVector) -> Bool {
    distances(movement).contains { $0 >= Self.leastDistance }
  }

  /// The distance of a movement in each allowed direction from which it does not deviate too far.
  private func distances(_ movement: CGVector) -> [CGFloat] {
    let all: [(UISwipeGestureRecognizer.Direction, CGFloat, CGFloat)] = [
      (.right, movement.dx, movement.dy), (.left, -movement.dx, movement.dy),
      (.down, movement.dy, movement.dx), (.up, -movement.dy, movement.dx),
    ]
    return all.filter { recognizer.direction.contains($0.0) && abs($0.2) <= Self.greatestDeviation }.map(\.1)
  }

  /// Whether a movement deviates too far from all allowed directions.
  private func strays(_ movement: CGVector) -> Bool {
    let isHorizontal = !recognizer.direction.isDisjoint(with: [.left, .right])
    let isVertical = !recognizer.direction.isDisjoint(with: [.up, .down])
    return (!isHorizontal || abs(movement.dy) > Self.greatestDeviation)
      && (!isVertical || abs(movement.dx) > Self.greatestDeviation)
  }

  func reset() {
    starts = [:]
  }
}
