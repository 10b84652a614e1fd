import Stage

/// Turns touches, scrolling and hovering on a stage into events for windows.
@MainActor
final class PointerInput {
  /// Taps within this time of one another count as a multiple tap [C], in seconds.
  private static let multipleTapInterval: TimeInterval = 0.35
  /// Taps within this distance of one another count as a multiple tap [C], in points.
  private static let multipleTapDistance: CGFloat = 45

  private unowned let presenter: WindowPresenter
  private var touches: [Int: UITouch] = [:]
  private lazy var hover = HoverInput { [weak self] in self?.presenter.stage?.setPointer($0) }
  /// The view that the present trackpad gesture scrolls, until the gesture ends.
  private weak var scrolledView: UIView?
  private var lastTap: (location: CGPoint, time: TimeInterval, count: Int)?

  init(_ presenter: WindowPresenter) {
    self.presenter = presenter
  }

  // MARK: Contacts

  func handle(_ event: PointerEvent) {
    // Secondary buttons open menus; views never see them as touches.
    if event.button == .secondary, event.phase == .began, !isIgnoring { openMenu(at: event.location) }
    guard event.button == .primary else { return }
    guard let touch = event.phase == .began ? begin(event) : change(event) else { return }
    let uiEvent = UIEvent(
      type: .touches, timestamp: event.timestamp, buttons: event.kind == .mouse ? .primary : [],
      modifiers: UIKeyModifierFlags(rawValue: event.modifiers.rawValue))
    uiEvent.touches = Set(touches.values)
    for other in touches.values where other !== touch { other.phase = .stationary }
    if touch.phase == .ended || touch.phase == .cancelled { touches[event.id] = nil }
    UIApplication.shared.sendEvent(uiEvent)
  }

  /// Whether events are ignored. [?] A touch that is under way when this begins is cancelled with its next event.
  private var isIgnoring: Bool { UIApplication.shared.isIgnoringInteractionEvents }

  private func openMenu(at location: CGPoint) {
    guard touches.isEmpty, let window = presenter.window(at: location) else { return }
    ContextMenuClick.open(at: window.convertFromScene(location), in: window)
  }

  private func begin(_ event: PointerEvent) -> UITouch? {
    hover.press()
    guard !isIgnoring, touches[event.id] == nil, let window = presenter.window(at: event.location) else { return nil }
    let location = window.convertFromScene(event.location)
    // A mouse click is a touch by a finger, as for iPad apps that do not adopt pointer support.
    let touch = UITouch(type: .direct, window: window, location: location, timestamp: event.timestamp)
    touch.tapCount = tapCount(event)
    touches[event.id] = touch
    return touch
  }

  private func change(_ event: PointerEvent) -> UITouch? {
    guard let touch = touches[event.id] else { return nil }
    touch.previousWindowLocation = touch.windowLocation
    if let window = touch.window { touch.windowLocation = window.convertFromScene(event.location) }
    touch.timestamp = event.timestamp
    switch event.phase {
    case .began, .moved: touch.phase = .moved
    case .ended:
      touch.phase = .ended
      lastTap?.time = event.timestamp
    case .cancelled: touch.phase = .cancelled
    }
    if isIgnoring { touch.phase = .cancelled }
    return touch
  }

  /// The number of successive taps at the position.
  private func tapCount(_ event: PointerEvent) -> Int {
    var count = 1
    if let lastTap, event.timestamp - lastTap.time < Self.multipleTapInterval,
      hypot(event.location.x - lastTap.location.x, event.location.y - lastTap.location.y) < Self.multipleTapDistance
    {
      count = lastTap.count + 1
    }
    lastTap = (event.location, event.timestamp, count)
    return count
  }

  // MARK: Wheels and trackpads

  /// Passes scrolling to the recognisers from the view under the pointer upwards, until one uses it. A trackpad gesture
  /// that reports its beginning stays with the view where it began.
  func handle(_ event: ScrollEvent) {
    guard !isIgnoring else { return }
    let goesOn = scrolledView != nil && (event.phase == .changed || event.phase == .ended)
    guard let window = goesOn ? scrolledView?.window : presenter.window(at: event.location) else { return }
    let location = window.convertFromScene(event.location)
    let scroll = PointerScroll(event, location: location)
    let user = firstUser(of: scroll, from: goesOn ? scrolledView : window.hitTest(location, with: nil))
    if let user { offer(scroll, along: user) }
    switch event.phase {
    case .began: scrolledView = user?.view
    case .ended: scrolledView = nil
    case .changed, .discrete: break
    }
  }

  private func firstUser(of scroll: PointerScroll, from start: UIView?) -> UIGestureRecognizer? {
    var view = start
    while let current = view {
      let recognizers = current.gestureRecognizers ?? []
      if let user = recognizers.first(where: { $0.isEnabled && $0.receiveScroll(scroll) }) { return user }
      view = current.superview
    }
    return nil
  }

  /// Passes a scroll to the enclosing scroll views that recognise it simultaneously.
  private func offer(_ scroll: PointerScroll, along user: UIGestureRecognizer) {
    var view = user.view?.superview
    while let current = view {
      if let pan = (current as? UIScrollView)?.panGestureRecognizer, pan.isEnabled, user.mayRecognize(with: pan) {
        _ = pan.receiveScroll(scroll)
      }
      view = current.superview
    }
  }

  // MARK: Hovering

  func handle(_ event: HoverEvent) {
    hover.receive(
      event.location, modifiers: UIKeyModifierFlags(rawValue: event.modifiers.rawValue),
      windows: presenter.frontToBack)
  }
}

extension PointerScroll {
  fileprivate init(_ event: ScrollEvent, location: CGPoint) {
    let phase: Phase =
      switch event.phase {
      case .discrete: .discrete
      case .began: .began
      case .changed: .changed
      case .ended: .ended
      }
    self.init(
      location: location, delta: event.delta, isPrecise: event.isPrecise, phase: phase, timestamp: event.timestamp,
      modifiers: UIKeyModifierFlags(rawValue: event.modifiers.rawValue))
  }
}
