/// The state of one recogniser: which states follow each other, and which touches it watches.
@MainActor
final class GestureMachine {
  private unowned let recognizer: UIGestureRecognizer
  private(set) weak var view: UIView?
  private(set) var state = UIGestureRecognizer.State.possible
  private(set) var isEnabled = true
  /// The requested state, while the gesture waits for others to fail.
  private(set) var pendingState: UIGestureRecognizer.State?
  /// The watched touches, including lifted ones until the gesture has ended.
  private(set) var touches: [UITouch] = []
  private var ignoredTouches: Set<UITouch> = []
  /// Every touch since the last reset, including those of earlier taps in a multiple tap.
  private var allTouches: Set<UITouch> = []
  /// The recognizers that must fail first, set by `require(toFail:)`.
  var requirements: [WeakRecognizer] = []
  /// Whether the gesture continues with later touches, as a double tap does between its taps.
  var awaitsTouches = false
  /// The touches of the gesture that was recognised last. They are cancelled for views even after the recogniser was
  /// reset.
  private var claimedTouches: Set<UITouch> = []
  var lastModifiers: UIKeyModifierFlags = []
  var lastButtons: UIEvent.ButtonMask = []

  init(_ recognizer: UIGestureRecognizer) {
    self.recognizer = recognizer
  }

  private var arena: GestureArena? {
    (touches.first?.window ?? view?.window)?.arena
  }

  func attach(to view: UIView?) {
    if self.view != nil { abandon() }
    self.view = view
  }

  func setEnabled(_ enabled: Bool) {
    guard isEnabled != enabled else { return }
    isEnabled = enabled
    if !enabled { abandon() }
  }

  // MARK: Touches

  /// Whether touches that begin now can belong to the gesture.
  var acceptsTouches: Bool {
    switch state {
    case .possible, .began, .changed: isEnabled
    case .ended, .cancelled, .failed: false
    }
  }

  /// Whether the gesture is under way: it has touches, waits for others, or waits for a further tap.
  var isActive: Bool {
    !touches.isEmpty || pendingState != nil
  }

  /// Whether the gesture was recognised with this touch.
  func hasClaimed(_ touch: UITouch) -> Bool {
    claimedTouches.contains(touch)
  }

  func watch(_ touch: UITouch) {
    if touches.isEmpty { claimedTouches = [] }
    guard !touches.contains(touch) else { return }
    touches.append(touch)
    allTouches.insert(touch)
  }

  /// Whether a touch, lifted or not, may still turn out to belong to the gesture.
  func isConsidering(_ touch: UITouch) -> Bool { state == .possible && allTouches.contains(touch) }

  func isWatching(_ touch: UITouch) -> Bool {
    touches.contains(touch) && !ignoredTouches.contains(touch)
  }

  func ignore(_ touch: UITouch) {
    ignoredTouches.insert(touch)
    touches.removeAll { $0 === touch }
    allTouches.remove(touch)
  }

  /// Whether the touches that are down are all of this type.
  func watchesOnly(_ type: UITouch.TouchType) -> Bool {
    touches.allSatisfy { $0.type == type || $0.phase == .ended || $0.phase == .cancelled }
  }

  /// Whether one of the touches is still down.
  var hasTouchDown: Bool {
    touches.contains { $0.phase != .ended && $0.phase != .cancelled }
  }

  /// Removes lifted touches from the watched ones.
  func dropLiftedTouches() {
    touches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
  }

  func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return lastLocation(in: view) }
    let places = touches.map { $0.location(in: view) }
    let count = CGFloat(places.count)
    return CGPoint(x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
  }

  private func lastLocation(in view: UIView?) -> CGPoint {
    lastPlace.map { convert($0, to: view) } ?? .zero
  }

  /// Converts a position in the window to a view's coordinates.
  func convert(_ place: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = self.view?.window else { return place }
    return window.convert(place, to: view)
  }

  /// The last position of the gesture, in the window.
  private var lastPlace: CGPoint?

  func rememberPlace() {
    if !touches.isEmpty { lastPlace = location(in: nil) }
  }

  func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
    guard touches.indices.contains(index) else {
      fatalError(
        "-[\(type(of: recognizer)) locationOfTouch:inView:]: index (\(index)) beyond bounds (\(touches.count)).")
    }
    return touches[index].location(in: view)
  }

  // MARK: States

  /// Requests a state that the recogniser found. The arena decides whether it takes effect.
  func request(_ new: UIGestureRecognizer.State) {
    switch (state, new) {
    case (.possible, .possible):
      break
    case (.possible, .began), (.possible, .changed), (.possible, .ended):
      requestRecognition(new == .changed ? .began : new)
    case (.possible, .failed), (.possible, .cancelled):
      fail()
    case (.began, .changed), (.changed, .changed), (.began, .began), (.changed, .began):
      enter(.changed)
    case (.began, .ended), (.changed, .ended):
      enter(.ended)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      enter(.cancelled)
    case (.began, .possible), (.changed, .possible), (.ended, _), (.cancelled, _), (.failed, _):
      break
    }
  }

  private func requestRecognition(_ new: UIGestureRecognizer.State) {
    // A gesture that began and ended while it waited has to begin first.
    if pendingState == .began && new == .ended { return pendingEnd = true }
    pendingState = new
    tryPending()
  }

  private var pendingEnd = false

  /// Retries a requested state that waits for other gestures.
  func tryPending() {
    guard let wanted = pendingState else { return }
    let verdict = arena?.verdict(on: recognizer) ?? .begin
    switch verdict {
    case .wait:
      return
    case .fail:
      fail()
    case .begin:
      pendingState = nil
      let ends = pendingEnd
      pendingEnd = false
      enter(wanted)
      if ends { enter(.ended) }
    }
  }

  private func enter(_ new: UIGestureRecognizer.State) {
    let wasPossible = state == .possible
    arena?.flushAction(of: recognizer)
    state = new
    rememberPlace()
    if new != .cancelled { claimedTouches.formUnion(allTouches) }
    guard let arena else { return recognizer.actions.send(from: recognizer) }
    arena.queueAction(of: recognizer)
    if wasPossible { arena.didRecognize(recognizer) }
  }

  /// Fails: the gesture is impossible.
  func fail() {
    guard state == .possible else { return }
    pendingState = nil
    pendingEnd = false
    state = .failed
    arena?.didFail(recognizer)
  }

  /// Ends a gesture from outside: the recogniser was disabled or detached.
  private func abandon() {
    switch state {
    case .possible where isActive: fail()
    case .began, .changed: enter(.cancelled)
    case .possible, .ended, .cancelled, .failed: break
    }
    arena?.settle()
  }

  /// Makes the recogniser ready for the next gesture.
  func reset() {
    rememberPlace()
    state = .possible
    pendingState = nil
    pendingEnd = false
    awaitsTouches = false
    touches = []
    ignoredTouches = []
    allTouches = []
    recognizer.reset()
  }

  var description: String {
    let name = recognizer.name.map { "; name = \($0)" } ?? ""
    let place = view.map { "; view = <\(type(of: $0))>" } ?? ""
    return "<\(type(of: recognizer)): state = \(state)\(place)\(name)>"
  }
}
