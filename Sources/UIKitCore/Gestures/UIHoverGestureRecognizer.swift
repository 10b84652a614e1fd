/// Follows a pointer over a view while no button is pressed.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var place = CGPoint.zero

  /// The location of the pointer, in a view's coordinates; without a view, in the window's.
  open override func location(in view: UIView?) -> CGPoint { machine.convert(place, to: view) }

  /// The pointer is over the view.
  final func hover(at place: CGPoint) {
    self.place = place
    state = state == .possible ? .began : .changed
  }

  /// The pointer left the view.
  final func leave() {
    state = .ended
    machine.reset()
  }
}
