/// An object that shows windows: a scene.
@MainActor
protocol WindowHost: AnyObject {
  /// Called when the window was shown, hidden, or moved among the other windows.
  func windowOrderDidChange(_ window: UIWindow)
  /// Called when another responder became the first responder, which gets keys and text, or none is any more.
  func firstResponderDidChange(in window: UIWindow, from previous: UIResponder?)
  /// Called when the first responder's caret moved.
  func caretDidMove(in window: UIWindow)
  /// Opens an address with the program that the desktop has for it.
  func open(_ url: URL)
}

/// Whether a window is shown, its level, and whether it receives keys.
@MainActor
package final class WindowPresence {
  /// The key window of the process.
  private(set) static weak var keyWindow: UIWindow?

  private weak var window: UIWindow?
  private var layer: CALayer?
  private(set) lazy var undoManager = UndoManager()
  weak var host: (any WindowHost)?
  weak var scene: UIWindowScene? {
    didSet { sceneDidChange(from: oldValue) }
  }
  private(set) var level = UIWindow.Level.normal

  func prepare(_ window: UIWindow) {
    ActionTable.serveSelectors()
    self.window = window
    layer = window.layer
    window.layer.isHidden = true
    window.windowReference = window
  }

  isolated deinit {
    // Animations in a window that is removed end, since their completions may keep its views alive.
    layer?.endAnimations()
    layer?.removeFromSuperlayer()
  }

  /// Retains a window without a scene until the main loop continues. In tests of apps, a helper function may put a view
  /// into a window and return the view: on iOS the window still exists then [C].
  func keepForNow() {
    guard scene == nil, SceneRegistry.appScene != nil, let window else { return }
    DispatchQueue.main.async { withExtendedLifetime(window) {} }
  }

  private func sceneDidChange(from previous: UIWindowScene?) {
    guard scene !== previous, let window else { return }
    previous?.presenter.remove(window)
    host = scene?.presenter
    scene?.presenter.add(window)
  }

  /// The controller of the frontmost screen.
  var front: UIResponder? { window?.root.front }

  var isKey: Bool {
    window != nil && Self.keyWindow === window
  }

  func setLevel(_ level: UIWindow.Level) {
    guard self.level != level, let window else { return }
    self.level = level
    host?.windowOrderDidChange(window)
  }

  func setHidden(_ hidden: Bool, _ store: () -> Void) {
    guard let window, window.layer.isHidden != hidden else { return }
    store()
    if hidden {
      window.root.hide()
      resignKey()
    } else {
      if scene == nil { scene = PlainScene.joined }
      keepUntilTheTurnEnds(window)
      // A window enters no window, so proxies are applied when it is shown.
      AppearanceProxies.apply(to: window)
      window.root.show()
    }
    host?.windowOrderDidChange(window)
    let name = hidden ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification
    NotificationPosting.post(name, object: window)
  }

  /// Retains a shown window for the rest of the run loop's turn, even if the app releases it [C]; on a paused clock,
  /// until the clock continues.
  private func keepUntilTheTurnEnds(_ window: UIWindow) {
    if let clock = scene?.presenter.stage?.clock, clock.isVirtual {
      clock.schedule(after: 0, label: "a window that was shown") { _ in withExtendedLifetime(window) {} }
    } else {
      DispatchQueue.main.async { withExtendedLifetime(window) {} }
    }
  }

  func makeKeyAndVisible() {
    window?.isHidden = false
    window?.makeKey()
  }

  func makeKey() {
    guard let window, window.canBecomeKey, Self.keyWindow !== window else { return }
    Self.keyWindow?.presence.resignKey()
    Self.keyWindow = window
    window.becomeKey()
    NotificationPosting.post(UIWindow.didBecomeKeyNotification, object: window)
  }

  private func resignKey() {
    guard let window, isKey else { return }
    Self.keyWindow = nil
    window.resignKey()
    NotificationPosting.post(UIWindow.didResignKeyNotification, object: window)
  }

  func firstResponderDidChange(from previous: UIResponder?) {
    guard let window, window.firstResponder !== previous else { return }
    if window.firstResponder != nil {
      keyFocus.clear()
      focusGroups.clear()
    }
    host?.firstResponderDidChange(in: window, from: previous)
    previous?.didLoseFirstResponder()
    inputViews.update(after: previous)
  }

  func send(_ event: UIEvent) {
    guard let window else { return }
    switch event.type {
    case .touches:
      if event.allTouches?.contains(where: { $0.phase == .began }) == true { keyFocus.clear() }
      window.touches.send(event)
    case .presses: (event as? UIPressesEvent).map(sendPresses)
    case .motion: (event as? MotionEvent)?.deliver(in: window)
    case .remoteControl, .scroll, .hover, .transform: break
    }
  }

  /// Keeps the drags of items from the window's views.
  var drags: [AnyObject] = []

  /// The responder that gets keys before all others, such as an open menu.
  weak var keyCapture: UIResponder?

  /// The input views of the first responder at the bottom of the window.
  private(set) lazy var inputViews = InputViews(window)

  /// Whether keys move the caret of an app's own text input: then they do not scroll.
  var isTyping = false

  /// The control that the tab key chose.
  private(set) lazy var keyFocus = KeyFocus(window)
  /// The list that keys act on.
  package let focusGroups = FocusGroups()

  /// The responder that gets keys: the first responder; without one the control or list that has the focus, then the
  /// scroll view that keys scroll, and at last the window.
  var keyReceiver: UIResponder? {
    keyCapture
      ?? window.map {
        $0.firstResponder ?? keyFocus.target ?? focusGroups.receiver(in: $0) ?? KeyScrolling.scrollView(in: $0) ?? $0
      }
  }

  /// Sends each key press to the responder at which it began, until it ends.
  private func sendPresses(_ event: UIPressesEvent) {
    let presses = event.allPresses
    guard let receiver = presses.first?.responder ?? keyReceiver else { return }
    func matching(_ phase: UIPress.Phase) -> Set<UIPress> { presses.filter { $0.phase == phase && !$0.isUsed } }
    var began = matching(.began)
    // A responder that captures keys gets them all, key commands included.
    if keyCapture == nil, let window { began = CommandChain(window: window).withoutCommands(began) }
    if takesText(receiver) { began = began.filter { !isIntercepted($0) } }
    let changed = matching(.changed)
    for press in presses where press.phase == .ended && press.wasOffered {
      if isIntercepted(press) { press.isUsed = true }
    }
    let ended = matching(.ended)
    let cancelled = matching(.cancelled)
    if !began.isEmpty { receiver.pressesBegan(began, with: event) }
    if !changed.isEmpty { receiver.pressesChanged(changed, with: event) }
    if !ended.isEmpty { receiver.pressesEnded(ended, with: event) }
    if !cancelled.isEmpty { receiver.pressesCancelled(cancelled, with: event) }
  }

  /// While an input method composes a text, it gets the keys.
  private func takesText(_ receiver: UIResponder) -> Bool {
    receiver is any UIKeyInput && (receiver as? any UITextInput)?.markedTextRange == nil
  }

  /// Asks the views around a text, the innermost first, whether one of them uses a key instead of the text.
  func isIntercepted(_ press: UIPress, isRepeated: Bool = false) -> Bool {
    press.wasOffered = true
    let around = sequence(first: press.responder ?? window, next: { $0?.next }).dropFirst()
    let isUsed = around.contains { responder in
      (responder as? any KeyIntercepting)?.intercept(press, isRepeated: isRepeated) == true
    }
    if press.phase == .began, !isRepeated { press.isUsed = isUsed }
    return isUsed
  }
}

extension CALayer {
  /// Ends the animations of the layer and of all below it.
  fileprivate func endAnimations() {
    removeAllAnimations()
    for layer in sublayers ?? [] { layer.endAnimations() }
  }
}
