/// The part of a list that lifts and drags the item under a long press.
@MainActor
protocol ItemLifting: AnyObject {
  /// Whether a long press at a place of the content lifts an item.
  func mayLift(at place: CGPoint) -> Bool
  /// Places are in the window from here on.
  func lift(at finger: CGPoint)
  @discardableResult
  func move(to finger: CGPoint) -> Bool
  func end()
  func cancel()
}

/// Lifts an item that is pressed for long, and drags it.
final class ItemLiftGestureRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var lifting: (any ItemLifting)?

  init(_ lifting: (any ItemLifting)?) {
    self.lifting = lifting
    super.init(target: nil, action: nil)
    delegate = self
    actions.handler = { [weak self] in self?.follow() }
  }

  required convenience init?(coder: NSCoder) { self.init(nil) }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    lifting?.mayLift(at: location(in: view)) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is MenuPressGestureRecognizer }

  private func follow() {
    switch state {
    case .began: lifting?.lift(at: location(in: nil))
    case .changed: lifting?.move(to: location(in: nil))
    case .ended: lifting?.end()
    case .cancelled, .failed: lifting?.cancel()
    case .possible: break
    }
  }
}
