import ListCore

/// Recognises a tap of a finger, a finger that stays, and a pressed mouse button with all its movements.
@MainActor
final class TextPressRecognizer: UIGestureRecognizer, PointerUsing {
  /// The time that a finger stays down before it moves the caret, in seconds, and the distance that it may move until
  /// then, in points [D*].
  static let holdDuration: TimeInterval = 0.5
  static let slop: CGFloat = 10

  private var start: CGPoint?
  private let timer = GestureTimer()
  private(set) var isMouse = false
  private(set) weak var touch: UITouch?
  /// Whether a finger at a point of the view grabs something that it moves at once.
  var takes: ((CGPoint) -> Bool)?
  /// Whether the recogniser ignores a finger that stays at a point of the view.
  var leavesHold: ((CGPoint) -> Bool)?
  /// Whether a mouse button that is pressed once at a point of the view may lift something, until it moves or is released.
  var waits: ((CGPoint) -> Bool)?
  private(set) var tapCount = 1
  /// Follows the pointer over the text while no button is pressed.
  var follower: (any PointerFollowing)?

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, numberOfTouches == 1, mayFollow(touch) else {
      state = .failed
      return
    }
    start = touch.location(in: nil)
    self.touch = touch
    tapCount = touch.tapCount
    isMouse = event.buttonMask.contains(.primary)
    if isMouse, tapCount == 1, !modifierFlags.contains(.shift), waits?(touch.location(in: view)) == true { return }
    if isMouse || takes?(touch.location(in: view)) == true {
      state = .began
    } else {
      timer.start(after: Self.holdDuration, in: view) { [weak self] in self?.hold() }
    }
  }

  private func hold() {
    guard let touch else { return }
    state = leavesHold?(touch.location(in: view)) == true ? .failed : .began
  }

  /// Buttons within the view have their touches to themselves.
  private func mayFollow(_ touch: UITouch) -> Bool {
    touch.view === view || !(touch.view is UIControl)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .changed
      return
    }
    guard let start, let touch = touches.first else { return }
    if touch.location(in: nil).distance(to: start) > Self.slop { state = isMouse ? .began : .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    timer.stop()
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  override func reset() {
    timer.stop()
    start = nil
  }
}
