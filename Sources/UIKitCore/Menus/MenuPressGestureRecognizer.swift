/// Opens the menu of a view that is pressed for long, and follows the finger over it.
package final class MenuPressGestureRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var session: ContextMenuSession?

  init(session: ContextMenuSession?) {
    self.session = session
    super.init(target: nil, action: nil)
    delegate = self
    actions.handler = { [weak self] in self?.follow() }
  }

  required convenience init?(coder: NSCoder) { self.init(session: nil) }

  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    session?.mayBegin(at: location(in: nil)) ?? false
  }

  /// Opens the menu although the finger has not been down for long.
  /// - Returns: whether there is a finger that can.
  func beginNow() -> Bool {
    guard state == .possible, numberOfTouches > 0 else { return false }
    state = .began
    return true
  }

  private func follow() {
    switch state {
    case .began: session?.open()
    case .changed: session?.fingerMoved(to: location(in: nil))
    case .ended: session?.fingerLifted(at: location(in: nil))
    case .cancelled, .failed, .possible: break
    }
  }
}
