/// Finds two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private lazy var tracking = TwoFingerTracking(self, leastChange: 10) { $0.distance }

  /// The distance of the fingers divided by their distance when the gesture began.
  open var scale: CGFloat {
    get { tracking.ratio }
    set { tracking.setRatio(newValue) }
  }

  /// How fast `scale` changes, a second.
  open var velocity: CGFloat { tracking.ratioVelocity }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { tracking.touchesBegan(event) }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { tracking.touchesMoved(event) }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { tracking.touchesEnded() }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() { tracking.reset() }
}
