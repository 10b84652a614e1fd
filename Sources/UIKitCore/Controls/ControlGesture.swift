/// A gesture by which a control is operated. Recognisers of views around the control fail in favour of the control; the
/// control's own recognisers do not [D].
@_spi(UIKitFloors) public enum ControlGesture {
  /// One tap of one finger.
  case tap
  /// One finger that drags a knob along the control. The knob's rectangle is in the control's coordinates.
  case slide(knob: CGRect)

  @MainActor
  func isFound(by recognizer: UIGestureRecognizer, in control: UIControl) -> Bool {
    switch self {
    case .tap: Self.isSingleTap(recognizer)
    case .slide(let knob): Self.isSlide(recognizer, knob, control)
    }
  }

  @MainActor
  private static func isSingleTap(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let tap = recognizer as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// Whether the touch slides the control. A control that already follows the finger keeps it, although the knob may
  /// have moved away from the point that was touched.
  @MainActor
  private static func isSlide(_ recognizer: UIGestureRecognizer, _ knob: CGRect, _ control: UIControl) -> Bool {
    guard recognizer is UIPanGestureRecognizer || recognizer is UISwipeGestureRecognizer,
      recognizer.numberOfTouches == 1, let touch = recognizer.machine.touches.first, touch.view === control
    else { return false }
    let start = control.convert(touch.beginning.location, from: touch.window)
    let place = touch.location(in: control)
    guard control.isTracking || knob.contains(start) else { return false }
    return abs(place.x - start.x) > abs(place.y - start.y)
  }
}

extension UIControl {
  /// Whether a recogniser of a view around the control found a gesture that operates the control.
  func isOwnGesture(_ recognizer: UIGestureRecognizer) -> Bool {
    isEnabled && recognizer.view !== self && ownGestures.contains { $0.isFound(by: recognizer, in: self) }
  }
}
