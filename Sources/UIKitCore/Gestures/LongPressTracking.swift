/// Waits for fingers to stay down long enough.
@MainActor
final class LongPressTracking {
  private unowned let recognizer: UILongPressGestureRecognizer
  private var starts: [UITouch: CGPoint] = [:]
  private var taps = 0
  private let timer = GestureTimer()

  init(_ recognizer: UILongPressGestureRecognizer) {
    self.recognizer = recognizer
  }

  func touchesBegan(_ touches: Set<UITouch>) {
    guard recognizer.state == .possible else { return }
    recognizer.machine.awaitsTouches = false
    for touch in touches { starts[touch] = touch.location(in: nil) }
    guard starts.count <= recognizer.numberOfTouchesRequired else { return recognizer.state = .failed }
    guard starts.count == recognizer.numberOfTouchesRequired else { return }
    if taps < recognizer.numberOfTapsRequired {
      timer.start(after: TapTracking.longestTap, in: recognizer.view) { [weak self] in self?.recognizer.state = .failed
      }
    } else {
      timer.start(after: recognizer.minimumPressDuration, in: recognizer.view) { [weak self] in
        self?.recognizer.state = .began
      }
    }
  }

  func touchesMoved(_ touches: Set<UITouch>) {
    switch recognizer.state {
    case .possible:
      let slips = touches.contains { touch in
        starts[touch].map { touch.location(in: nil).distance(to: $0) > recognizer.allowableMovement } ?? false
      }
      if slips { recognizer.state = .failed }
    case .began, .changed:
      recognizer.state = .changed
    case .ended, .cancelled, .failed:
      break
    }
  }

  func touchesEnded() {
    timer.stop()
    guard recognizer.state == .possible else {
      if !starts.keys.contains(where: { $0.phase != .ended }) { recognizer.state = .ended }
      return
    }
    guard taps < recognizer.numberOfTapsRequired, starts.count == recognizer.numberOfTouchesRequired else {
      return recognizer.state = .failed
    }
    guard !starts.keys.contains(where: { $0.phase != .ended }) else { return }
    taps += 1
    starts = [:]
    recognizer.machine.awaitsTouches = true
    timer.start(after: TapTracking.longestPause, in: recognizer.view) { [weak self] in self?.recognizer.state = .failed
    }
  }

  func reset() {
    timer.stop()
    starts = [:]
    taps = 0
  }
}
