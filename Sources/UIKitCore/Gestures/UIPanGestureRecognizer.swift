/// Finds fingers that drag.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  lazy var tracking = PanTracking(self)

  /// The minimum number of fingers.
  open var minimumNumberOfTouches = 1

  /// The greatest number of fingers that drag.
  open var maximumNumberOfTouches = Int.max

  /// The translation of the fingers since they touched down, in a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint { tracking.translation(in: view) }

  /// Sets the value of `translation(in:)`; further movement is added to it.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { tracking.setTranslation(translation, in: view) }

  /// How fast the fingers move, in points per second, in a view's coordinates.
  open func velocity(in view: UIView?) -> CGPoint { tracking.velocity(in: view) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    tracking.touchesBegan(event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    tracking.touchesMoved(touches, event.timestamp)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    tracking.touchesEnded(event.timestamp)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() { tracking.reset() }
}
