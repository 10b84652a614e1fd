import Stage

/// Turns keys on a stage into presses for the window that gets keys.
@MainActor
final class KeyInput {
  private unowned let presenter: WindowPresenter
  /// The pressed keys, by their position on the keyboard.
  private var presses: [Int: UIPress] = [:]

  init(_ presenter: WindowPresenter) {
    self.presenter = presenter
  }

  /// - Returns: whether the key performed a command.
  func handle(_ event: KeyEvent) -> Bool {
    if ShakeInput(presenter: presenter).handle(event) { return true }
    guard let window = presenter.keyReceiver, let press = press(event, in: window) else { return false }
    let uiEvent = UIPressesEvent(
      type: .presses, timestamp: event.timestamp, modifiers: UIKeyModifierFlags(event.modifiers))
    uiEvent.presses = [press]
    UIApplication.shared.sendEvent(uiEvent)
    return press.isUsed
  }

  /// The press that the event begins or ends; nil for a repetition, which only repeats the effect of the key, such as
  /// scrolling.
  private func press(_ event: KeyEvent, in window: UIWindow) -> UIPress? {
    switch event.phase {
    case .up:
      guard let press = presses.removeValue(forKey: event.usage) else { return nil }
      press.phase = .ended
      press.timestamp = event.timestamp
      return press
    case .repeat:
      presses[event.usage].map { $0.repeater?.repeatKey(of: $0) }
      return nil
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
  /// `nil` for keys that the table of usages does not have.
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
