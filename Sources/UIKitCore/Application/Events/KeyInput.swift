import Stage

/// Turns keys on a stage into presses for the window that gets keys.
@MainActor
final class KeyInput {
  private unowned let presenter: WindowPresenter
  /// The pressed keys, by their position on the keyboard.
  private var presses: [Int: UIPress] = [:]
  /// The pressed key that a command or a responder has used, so that it types nothing.
  private var usedKey: Int?
  /// Whether to discard text that arrives now, because its key has been used.
  var stopsText: Bool { usedKey != nil }

  init(_ presenter: WindowPresenter) {
    self.presenter = presenter
  }

  /// - Returns: whether the key was used, by a command or by a responder instead of typing.
  func handle(_ event: KeyEvent) -> Bool {
    let isUsed = send(event)
    if event.phase != .up { usedKey = isUsed ? event.usage : nil } else if usedKey == event.usage { usedKey = nil }
    return isUsed
  }

  private func send(_ event: KeyEvent) -> Bool {
    if ShakeInput(presenter: presenter).handle(event) { return true }
    if event.phase == .repeat { return repeatKey(of: presses[event.usage]) }
    guard let window = presenter.keyReceiver, let press = press(event, in: window) else { return false }
    let uiEvent = UIPressesEvent(
      type: .presses, timestamp: event.timestamp, modifiers: UIKeyModifierFlags(event.modifiers))
    uiEvent.presses = [press]
    UIApplication.shared.sendEvent(uiEvent)
    return press.isUsed
  }

  /// Repeats the effect of a key that is held down, such as scrolling, without a new press.
  private func repeatKey(of press: UIPress?) -> Bool {
    guard let press else { return false }
    if press.wasOffered, press.window?.presence.isIntercepted(press, isRepeated: true) == true { return true }
    press.repeater?.repeatKey(of: press)
    return false
  }

  /// The press that the event begins or ends.
  private func press(_ event: KeyEvent, in window: UIWindow) -> UIPress? {
    switch event.phase {
    case .up:
      guard let press = presses.removeValue(forKey: event.usage) else { return nil }
      press.phase = .ended
      press.timestamp = event.timestamp
      return press
    case .repeat: return nil
    case .down:
      guard let key = UIKey(event) else { return nil }
      let press = UIPress(
        key: key, window: window, responder: window.presence.keyReceiver, timestamp: event.timestamp)
      presses[event.usage] = press
      return press
    }
  }
}

extension UIKey {
  /// `nil` for keys that have no known usage code.
  fileprivate convenience init?(_ event: KeyEvent) {
    guard let code = UIKeyboardHIDUsage(rawValue: event.usage) else { return nil }
    self.init(
      characters: event.characters, charactersIgnoringModifiers: event.charactersIgnoringModifiers,
      modifierFlags: UIKeyModifierFlags(event.modifiers), keyCode: code)
  }
}

extension UIKeyModifierFlags {
  /// The raw values are the same.
  fileprivate init(_ modifiers: KeyModifiers) {
    self.init(rawValue: modifiers.rawValue)
  }
}
