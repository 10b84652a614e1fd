/// Lifts a row that is pressed for long, and drags it.
final class RowLiftGestureRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var dragging: TableDragging?

  init(dragging: TableDragging?) {
    self.dragging = dragging
    super.init(target: nil, action: nil)
    delegate = self
    actions.handler = { [weak self] in self?.follow() }
  }

  required convenience init?(coder: NSCoder) { self.init(dragging: nil) }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    dragging?.mayLift(at: location(in: view)) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is MenuPressGestureRecognizer }

  private func follow() {
    switch state {
    case .began: dragging?.lift(at: location(in: nil))
    case .changed: dragging?.move(to: location(in: nil))
    case .ended: dragging?.end()
    case .cancelled, .failed: dragging?.cancel()
    case .possible: break
    }
  }
}
