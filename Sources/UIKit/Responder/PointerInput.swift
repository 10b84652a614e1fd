import Stage

/// Turns what happens on a stage into touches, presses and scrolling of its windows.
///
/// A touch belongs to the window it began in until it is lifted. Events go through `send`, so that an application
/// sees each of them first.
@MainActor
final class PointerInput {
  /// How soon the next tap counts as one of several, in seconds [C].
  private static let multipleTapPause: TimeInterval = 0.35
  /// How near the last one, in points [C].
  private static let multipleTapDistance: CGFloat = 45

  /// The windows, the front one first.
  private let windows: () -> [UIWindow]
  private let send: (UIEvent, UIWindow) -> Void
  private var touches: [Int: UITouch] = [:]
  private var lastTap: (time: TimeInterval, place: CGPoint, count: Int)?
  private var presses: [Int: UIPress] = [:]
  private let hover = HoverInput()
  /// The view that took the scrolling that goes on.
  private let lastScroll = WeakView()

  /// - Parameters:
  ///   - windows: The windows on the stage, the front one first.
  ///   - send: Brings an event to a window; usually through the application's `sendEvent(_:)`.
  init(windows: @escaping () -> [UIWindow], send: @escaping (UIEvent, UIWindow) -> Void) {
    self.windows = windows
    self.send = send
  }

  /// Takes one event of the stage. Text and compositions are not for recognisers and views; they answer false.
  @discardableResult
  func receive(_ event: StageEvent) -> Bool {
    switch event {
    case .pointer(let pointer): receive(pointer)
    case .scroll(let scroll): receive(scroll)
    case .hover(let place): hover.receive(place.location, at: place.timestamp, windows: windows())
    case .key(let key): receive(key)
    case .text, .composition: return false
    }
    return true
  }

  // MARK: Touches

  private func receive(_ pointer: PointerEvent) {
    switch pointer.phase {
    case .began: begin(pointer)
    case .moved: step(pointer, .moved)
    case .ended: step(pointer, .ended)
    case .cancelled: step(pointer, .cancelled)
    }
  }

  private func begin(_ pointer: PointerEvent) {
    hover.receive(nil, at: pointer.timestamp, windows: windows())
    guard let window = window(at: pointer.location) else { return }
    let type: UITouch.TouchType = pointer.kind == .mouse ? .indirectPointer : .direct
    let place = local(pointer.location, in: window)
    let touch = UITouch(type: type, window: window, location: place, timestamp: pointer.timestamp)
    touch.tapCount = tapCount(at: pointer.location, time: pointer.timestamp)
    touches[pointer.id] = touch
    deliver(touch, pointer)
  }

  private func step(_ pointer: PointerEvent, _ phase: UITouch.Phase) {
    guard let touch = touches[pointer.id], let window = touch.window else { return }
    touch.previousWindowLocation = touch.windowLocation
    touch.windowLocation = local(pointer.location, in: window)
    touch.timestamp = pointer.timestamp
    touch.phase = phase
    deliver(touch, pointer)
    if phase == .ended || phase == .cancelled { touches[pointer.id] = nil }
  }

  /// Sends the touch with the others that are down in its window.
  private func deliver(_ touch: UITouch, _ pointer: PointerEvent) {
    guard let window = touch.window else { return }
    let event = UIEvent(
      type: .touches, timestamp: pointer.timestamp, buttons: pointer.buttonMask,
      modifiers: UIKeyModifierFlags(rawValue: pointer.modifiers.rawValue))
    event.touches = Set(touches.values.filter { $0.window === window })
    send(event, window)
    for touch in event.touches where touch.phase == .began || touch.phase == .moved { touch.phase = .stationary }
  }

  private func tapCount(at place: CGPoint, time: TimeInterval) -> Int {
    var count = 1
    if let lastTap, time - lastTap.time <= Self.multipleTapPause,
      place.distance(to: lastTap.place) <= Self.multipleTapDistance
    {
      count = lastTap.count + 1
    }
    lastTap = (time, place, count)
    return count
  }

  /// Takes every touch away, as when the stage is closed or covered.
  func cancelTouches(at time: TimeInterval) {
    for window in windows() { window.touches.cancelAll(at: time) }
    touches = [:]
  }

  // MARK: Windows

  /// The front window that something is touched in.
  private func window(at place: CGPoint) -> UIWindow? {
    windows().first { $0.hitTest(local(place, in: $0), with: nil) != nil }
  }

  private func local(_ place: CGPoint, in window: UIWindow) -> CGPoint {
    window.layer.convert(place, from: nil)
  }

  // MARK: Scrolling

  /// Asks the recognisers from the view under the pointer upwards, until one uses the scrolling up. A movement on a
  /// trackpad stays with the view it began over.
  private func receive(_ scroll: ScrollEvent) {
    let phase: PointerScroll.Phase
    switch scroll.phase {
    case .discrete: phase = .discrete
    case .began: phase = .began
    case .changed: phase = .changed
    case .ended: phase = .ended
    }
    let isFollowing = phase == .changed || phase == .ended
    guard let window = (isFollowing ? lastScroll.view?.window : nil) ?? window(at: scroll.location) else { return }
    let place = local(scroll.location, in: window)
    let movement = PointerScroll(
      location: place, delta: scroll.delta, isPrecise: scroll.isPrecise, phase: phase, timestamp: scroll.timestamp,
      modifiers: UIKeyModifierFlags(rawValue: scroll.modifiers.rawValue))
    var view = isFollowing ? lastScroll.view : window.hitTest(place, with: nil)
    while let candidate = view {
      if candidate.state.gestureRecognizers.contains(where: { $0.isEnabled && $0.receiveScroll(movement) }) { break }
      view = candidate.superview
    }
    lastScroll.view = phase == .ended ? nil : view
  }

  // MARK: Keys

  private func receive(_ key: KeyEvent) {
    guard let window = windows().first(where: \.isKeyWindow) ?? windows().first else { return }
    let event = UIPressesEvent(
      type: .presses, timestamp: key.timestamp, modifiers: UIKeyModifierFlags(rawValue: key.modifiers.rawValue))
    let press =
      presses[key.usage]
      ?? UIPress(key: key.uiKey, window: window, responder: window.firstResponder, timestamp: key.timestamp)
    press.timestamp = key.timestamp
    switch key.phase {
    case .down: press.phase = .began
    case .repeat: press.phase = .changed
    case .up: press.phase = .ended
    }
    presses[key.usage] = key.phase == .up ? nil : press
    event.presses = [press]
    send(event, window)
  }
}

/// A view that is not kept alive.
@MainActor
private final class WeakView {
  weak var view: UIView?
}

extension PointerEvent {
  /// The buttons of a mouse; a finger has none.
  fileprivate var buttonMask: UIEvent.ButtonMask {
    guard kind == .mouse else { return [] }
    switch button {
    case .primary: return .primary
    case .secondary: return .secondary
    case .middle: return .button(3)
    }
  }
}

@MainActor
extension KeyEvent {
  fileprivate var uiKey: UIKey {
    let modifiers = UIKeyModifierFlags(rawValue: modifiers.rawValue)
    let code = UIKeyboardHIDUsage(rawValue: usage) ?? .keyboardErrorUndefined
    return UIKey(
      characters: characters, charactersIgnoringModifiers: charactersIgnoringModifiers, modifierFlags: modifiers,
      keyCode: code)
  }
}
