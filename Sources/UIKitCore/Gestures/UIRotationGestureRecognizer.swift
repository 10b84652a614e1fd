/// Recognises two fingers that rotate about each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private lazy var tracking = TwoFingerTracking(self, leastChange: 0.1) { $0.angle }

  /// The rotation of the fingers since the gesture began, in radians, clockwise.
  open var rotation: CGFloat {
    get { tracking.difference }
    set { tracking.setDifference(newValue) }
  }

  /// How fast `rotation` changes, in radians per second.
  open var velocity: CGFloat { tracking.velocity }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { tracking.touchesBegan(event) }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { tracking.touchesMoved(event) }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { tracking.touchesEnded() }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() { tracking.reset() }
}
