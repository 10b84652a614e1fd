/// Finds one or more taps by one or more fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  private lazy var tracking = TapTracking(self)

  /// How many taps make the gesture.
  open var numberOfTapsRequired = 1

  /// How many fingers tap.
  open var numberOfTouchesRequired = 1

  /// The pointer's buttons that have to be pressed.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  /// A tap does not prevent a recogniser of more taps, so that a double tap can follow a single one.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    tracking.canPrevent(preventedGestureRecognizer) && super.canPrevent(preventedGestureRecognizer)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    tracking.touchesBegan(touches, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    tracking.touchesMoved(touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    tracking.touchesEnded()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() { tracking.reset() }
}
