/// Counts taps.
@MainActor
final class TapTracking {
  /// The distance that a finger may move, in points [C].
  static let allowableMovement: CGFloat = 45
  /// How long a finger may stay down, in seconds [C].
  static let longestTap: TimeInterval = 0.75
  /// How long the next tap may take to begin, in seconds [C].
  static let longestPause: TimeInterval = 0.35

  private unowned let recognizer: UITapGestureRecognizer
  private var taps = 0
  private var starts: [UITouch: CGPoint] = [:]
  private var firstPlace: CGPoint?
  private let timer = GestureTimer()

  init(_ recognizer: UITapGestureRecognizer) {
    self.recognizer = recognizer
  }

  func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    guard let other = other as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= recognizer.numberOfTapsRequired
      && other.numberOfTouchesRequired <= recognizer.numberOfTouchesRequired
  }

  func touchesBegan(_ touches: Set<UITouch>, _ event: UIEvent) {
    guard isRightButton(event) else { return recognizer.state = .failed }
    recognizer.machine.awaitsTouches = false
    for touch in touches {
      let place = touch.location(in: nil)
      starts[touch] = place
      if let firstPlace, place.distance(to: firstPlace) > Self.allowableMovement { return recognizer.state = .failed }
      firstPlace = firstPlace ?? place
    }
    guard starts.count <= recognizer.numberOfTouchesRequired else { return recognizer.state = .failed }
    timer.start(after: Self.longestTap, in: recognizer.view) { [weak self] in self?.recognizer.state = .failed }
  }

  /// Whether the pressed buttons are those required; a finger has no buttons, and always matches.
  private func isRightButton(_ event: UIEvent) -> Bool {
    event.buttonMask.isEmpty || !event.buttonMask.isDisjoint(with: recognizer.buttonMaskRequired)
  }

  func touchesMoved(_ touches: Set<UITouch>) {
    let slips = touches.contains { touch in
      starts[touch].map { touch.location(in: nil).distance(to: $0) > Self.allowableMovement } ?? false
    }
    if slips { recognizer.state = .failed }
  }

  func touchesEnded() {
    guard !starts.keys.contains(where: { $0.phase != .ended }) else { return }
    guard starts.count == recognizer.numberOfTouchesRequired else { return recognizer.state = .failed }
    taps += 1
    starts = [:]
    guard taps >= recognizer.numberOfTapsRequired else {
      recognizer.machine.awaitsTouches = true
      timer.start(after: Self.longestPause, in: recognizer.view) { [weak self] in self?.recognizer.state = .failed }
      return
    }
    timer.stop()
    recognizer.state = .ended
  }

  func reset() {
    timer.stop()
    taps = 0
    starts = [:]
    firstPlace = nil
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    let across = x - other.x
    let down = y - other.y
    return (across * across + down * down).squareRoot()
  }
}
