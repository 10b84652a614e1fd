/// Finds fingers that stay down.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  private lazy var tracking = LongPressTracking(self)

  /// How many taps precede the press.
  open var numberOfTapsRequired = 0

  /// How many fingers press.
  open var numberOfTouchesRequired = 1

  /// How long the fingers stay down before the gesture begins, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5

  /// The distance that the fingers may move before the gesture begins, in points.
  open var allowableMovement: CGFloat = 10

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { tracking.touchesBegan(touches) }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { tracking.touchesMoved(touches) }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { tracking.touchesEnded() }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() { tracking.reset() }
}
