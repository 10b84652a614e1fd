/// Decides when content receives touches that may become a drag: delayed at first, cancelled when the drag begins.
@MainActor
final class ScrollContentTouches {
  private unowned let scrollView: UIScrollView
  private let recognizer = TouchDelayGestureRecognizer(target: nil, action: nil)

  init(scrollView: UIScrollView) { self.scrollView = scrollView }

  var isDelayed = true { didSet { recognizer.isEnabled = isDelayed } }
  var isCancellable = true

  func attach() { scrollView.addGestureRecognizer(recognizer) }

  /// Called for a touch that stops moving content: the content does not get it.
  func swallowTouch() { recognizer.swallowsTouch = true }

  /// Whether the scroll views around a view let it have touches that began in it [D].
  static func mayBegin(_ touches: Set<UITouch>, _ event: UIEvent?, in view: UIView) -> Bool {
    sequence(first: view, next: \.superview).dropFirst()
      .lazy.compactMap { $0 as? UIScrollView }
      .allSatisfy { $0.touchesShouldBegin(touches, with: event, in: view) }
  }

  /// Whether a drag may take the touches that are down from the content. Content that has not received the touches yet
  /// is not asked [D].
  func mayBecomeDrag(_ touches: [UITouch]) -> Bool {
    let views = touches.filter { $0.window?.touches.hasView(heardOf: $0) ?? false }.compactMap(\.view)
    return views.allSatisfy { $0 === scrollView || (isCancellable && scrollView.touchesShouldCancel(in: $0)) }
  }

  /// The default result of `touchesShouldCancel(in:)` [D].
  func shouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
}

/// Recognises no gesture; while it is undecided, the content does not get its touches.
final class TouchDelayGestureRecognizer: UIGestureRecognizer {
  /// How long touches wait for a drag to begin, in seconds [C].
  static let delay = 0.15

  private let timer = GestureTimer()
  /// Whether the content never gets the touches that are down.
  var swallowsTouch = false

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    cancelsTouchesInView = swallowsTouch
    if swallowsTouch { return }
    timer.start(after: Self.delay, in: view) { [weak self] in self?.state = .failed }
  }

  /// If the scroll view's own recogniser has failed, the content gets the touches without further delay.
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !swallowsTouch, (view as? UIScrollView)?.panGestureRecognizer.state == .failed else { return }
    state = .failed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = swallowsTouch ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func reset() {
    timer.stop()
    swallowsTouch = false
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
