/// The recogniser that drags a scroll view's content. It learns of touches as soon as they begin.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var dragging: ScrollDragging?
  weak var wheel: ScrollWheel?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    dragging?.touchDown()
    super.touchesBegan(touches, with: event)
  }

  override func reset() {
    super.reset()
    dragging?.touchUp()
  }

  override func receiveScroll(_ scroll: PointerScroll) -> Bool { wheel?.handle(scroll) ?? false }
}

extension ScrollDragging {
  /// Puts the recogniser on its view.
  func attach(to view: UIView) {
    recognizer.actions.handler = { [weak self] in
      guard let self else { return }
      follow(recognizer)
    }
    // [C] A subclass that conforms decides about simultaneous gestures.
    recognizer.delegate = view as? any UIGestureRecognizerDelegate
    view.addGestureRecognizer(recognizer)
  }

  private func follow(_ recognizer: UIPanGestureRecognizer) {
    let translation = recognizer.translation(in: recognizer.view)
    switch recognizer.state {
    case .began:
      begin(translation: translation)
      move(translation: translation)
    case .changed: move(translation: translation)
    case .ended: end(velocity: recognizer.velocity(in: recognizer.view))
    case .cancelled, .failed: end(velocity: .zero)
    default: break
    }
  }

  /// The result of the scroll view's `gestureRecognizerShouldBegin`.
  func shouldBegin(_ gestureRecognizer: UIGestureRecognizer, otherwise: () -> Bool) -> Bool {
    guard gestureRecognizer === recognizer else { return otherwise() }
    return mayBegin(translation: recognizer.translation(in: recognizer.view))
      && host.mayTakeFromContent(recognizer.machine.touches) && otherwise()
  }
}
