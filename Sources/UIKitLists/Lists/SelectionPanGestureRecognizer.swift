/// Two fingers that drag over items select them if the delegate allows it; otherwise the recogniser fails, and the
/// fingers scroll.
final class SelectionPanGestureRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var selection: ListMultipleSelection?

  init(selection: ListMultipleSelection?) {
    self.selection = selection
    super.init(target: nil, action: nil)
    minimumNumberOfTouches = 2
    maximumNumberOfTouches = 2
    delegate = self
    actions.handler = { [weak self] in self?.follow() }
  }

  required convenience init?(coder: NSCoder) { self.init(selection: nil) }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let translation = translation(in: view)
    let place = location(in: view)
    return selection?.mayBegin(at: CGPoint(x: place.x - translation.x, y: place.y - translation.y)) ?? false
  }

  private func follow() {
    switch state {
    case .began:
      selection?.begin()
      selection?.move(to: location(in: nil))
    case .changed: selection?.move(to: location(in: nil))
    case .ended, .cancelled, .failed: selection?.end()
    case .possible: break
    }
  }
}
