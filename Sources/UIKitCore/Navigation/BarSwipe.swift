/// Recognises swipes up, which hide the bars of a navigation controller, and down, which show them. Other gestures
/// recognise the same touches: content scrolls during the swipe.
@MainActor
final class BarSwipe: UIPanGestureRecognizer {
  /// How far a finger goes before the bars do, in points [?].
  static let distance: CGFloat = 20

  private weak var stack: NavigationStack?
  /// The position of the finger's last change of direction, relative to its start; distances count from there.
  private var turn: CGFloat = 0
  private var farthest: CGFloat = 0

  init(stack: NavigationStack?) {
    self.stack = stack
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
    isEnabled = false
    actions.handler = { [weak self] in self?.follow() }
  }

  required convenience init?(coder: NSCoder) {
    self.init(stack: nil)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  private func follow() {
    guard let view, state == .began || state == .changed else { return }
    let translation = translation(in: view)
    if state == .began { (turn, farthest) = (0, 0) }
    // A finger that reverses its direction begins a swipe the other way.
    if (farthest - turn) * (translation.y - farthest) < 0 { turn = farthest }
    farthest = translation.y
    let moved = farthest - turn
    guard abs(moved) >= Self.distance, abs(translation.y) > abs(translation.x) else { return }
    stack?.setBarsHidden(moved < 0)
  }
}
