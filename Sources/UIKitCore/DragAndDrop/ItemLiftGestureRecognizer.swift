/// The part of a view whose items are lifted by a long press and then dragged.
@MainActor
package protocol ItemLifting: AnyObject {
  /// Whether other recognisers of the app continue while an item is lifted.
  var allowsOthersDuringLift: Bool { get }
  /// Whether a long press at a position of the view's content lifts an item.
  func mayLift(at place: CGPoint) -> Bool
  /// Lifts the item. From here on, positions are in the window's coordinates.
  func lift(at finger: CGPoint)
  @discardableResult
  func move(to finger: CGPoint) -> Bool
  func end()
  func cancel()
}

extension ItemLifting {
  package var allowsOthersDuringLift: Bool { false }
}

/// Lifts an item on a long press, and drags it.
package final class ItemLiftGestureRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var lifting: (any ItemLifting)?

  package init(_ lifting: (any ItemLifting)?) {
    self.lifting = lifting
    super.init(target: nil, action: nil)
    delegate = self
    actions.handler = { [weak self] in self?.follow() }
  }

  package required convenience init?(coder: NSCoder) { self.init(nil) }

  /// Cancels the drag, although the finger is still down.
  package func giveUp() {
    guard isEnabled else { return }
    isEnabled = false
    isEnabled = true
  }

  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    lifting?.mayLift(at: location(in: view)) ?? false
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is MenuPressGestureRecognizer || lifting?.allowsOthersDuringLift ?? false }

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
