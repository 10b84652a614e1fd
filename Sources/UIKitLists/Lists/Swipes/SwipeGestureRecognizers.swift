@_spi(UIKitFloors) import UIKitCore

/// Drags items open, sideways. If a drag begins up or down, or the item has no actions on that side, the recogniser
/// fails, and the list scrolls.
final class SwipePanGestureRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  weak var swipes: ListSwipes?
  /// The distance that the finger had moved when the row began to follow. It is subtracted, so that the row does not
  /// jump.
  private var translationAtStart: CGFloat = 0
  /// The distance of a trackpad gesture since its beginning, and its last steps.
  private var scrolled: CGFloat?
  private var steps: [(time: TimeInterval, dx: CGFloat)] = []
  /// Steps older than this are ignored for the velocity, in seconds [?].
  private static let velocityWindow = 0.1

  init(swipes: ListSwipes?) {
    self.swipes = swipes
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    delegate = self
    actions.handler = { [weak self] in self?.follow() }
  }

  required convenience init?(coder: NSCoder) { self.init(swipes: nil) }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let translation = translation(in: view)
    guard abs(translation.x) > abs(translation.y) else { return false }
    var start = location(in: view)
    start.x -= translation.x
    start.y -= translation.y
    return swipes?.mayBegin(at: start, toTheRight: translation.x > 0) ?? false
  }

  /// Waits for the gesture that goes back from the edge of the screen, which has precedence.
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
  }

  override func reset() {
    super.reset()
    swipes?.gestureDidEnd()
  }

  private func follow() {
    let translation = translation(in: view).x
    switch state {
    case .began:
      translationAtStart = translation
      swipes?.begin()
    case .changed: swipes?.move(translation: translation - translationAtStart)
    case .ended: swipes?.end(velocity: velocity(in: view).x)
    case .cancelled, .failed: swipes?.cancel()
    case .possible: break
    }
  }

  // MARK: Trackpads

  override func receiveScroll(_ scroll: PointerScroll) -> Bool {
    guard scroll.isPrecise else { return false }
    switch scroll.phase {
    case .began: return beginScroll(scroll)
    case .changed where scrolled != nil:
      drag(scroll)
      return true
    case .ended where scrolled != nil:
      scrolled = nil
      swipes?.end(velocity: scrollVelocity(at: scroll.timestamp))
      return true
    case .changed, .ended, .discrete: return false
    }
  }

  private func beginScroll(_ scroll: PointerScroll) -> Bool {
    scrolled = nil
    guard let view, let window = view.window, abs(scroll.delta.dx) > abs(scroll.delta.dy) else { return false }
    let place = view.convert(scroll.location, from: window)
    guard swipes?.mayBegin(at: place, toTheRight: scroll.delta.dx > 0) == true else { return false }
    scrolled = 0
    steps = []
    swipes?.begin()
    drag(scroll)
    return true
  }

  private func drag(_ scroll: PointerScroll) {
    let translation = (scrolled ?? 0) + scroll.delta.dx
    scrolled = translation
    steps.append((scroll.timestamp, scroll.delta.dx))
    steps.removeAll { scroll.timestamp - $0.time > Self.velocityWindow }
    swipes?.move(translation: translation)
  }

  private func scrollVelocity(at time: TimeInterval) -> CGFloat {
    let recent = steps.filter { time - $0.time <= Self.velocityWindow }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return 0 }
    // The first step ended when the measured time began, so its distance is excluded.
    return recent.dropFirst().reduce(0) { $0 + $1.dx } / (last.time - first.time)
  }
}

/// While an item is open, intercepts the touches outside of its buttons: they close it and have no other effect on the
/// items. Dragging is not affected.
final class SwipeTouchGuard: UIGestureRecognizer {
  weak var swipes: ListSwipes?
  private var closesAtEnd = false

  init(swipes: ListSwipes?) {
    self.swipes = swipes
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
  }

  required convenience init?(coder: NSCoder) { self.init(swipes: nil) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let swipes, let cell = swipes.openCell, let touch = touches.first, !swipes.isOnButtons(touch) else {
      return state = .failed
    }
    // The touch may become a drag of the open row. If it is lifted without a drag, the row closes.
    closesAtEnd = cell.bounds.contains(touch.location(in: cell))
    if !closesAtEnd { swipes.close(animated: true) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .ended
    if closesAtEnd { swipes?.close(animated: true) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

extension UIScrollView {
  /// Adds the recognisers of swipes and of two-finger selection before those of scrolling, which would otherwise use up
  /// the movements of a trackpad.
  func addSwipeGestures(_ swipes: ListSwipes, _ selection: ListMultipleSelection) {
    let scrolling = gestureRecognizers ?? []
    for recognizer in scrolling { removeGestureRecognizer(recognizer) }
    addGestureRecognizer(SwipePanGestureRecognizer(swipes: swipes))
    addGestureRecognizer(SwipeTouchGuard(swipes: swipes))
    addGestureRecognizer(SelectionPanGestureRecognizer(selection: selection))
    for recognizer in scrolling { addGestureRecognizer(recognizer) }
  }
}
