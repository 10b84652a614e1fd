/// Finds the recipients of events and actions.
@MainActor
enum EventRouting {
  /// Sends an event to every window that has one of its touches or presses.
  static func send(_ event: UIEvent) {
    switch event.type {
    case .touches:
      for window in windows(of: event) { window.sendEvent(event) }
    case .presses:
      (event as? UIPressesEvent)?.allPresses.first?.window?.sendEvent(event)
    case .motion: (event as? MotionEvent)?.window?.sendEvent(event)
    case .remoteControl, .scroll, .hover, .transform: break
    }
  }

  private static func windows(of event: UIEvent) -> [UIWindow] {
    var windows: [UIWindow] = []
    for touch in event.touches {
      guard let window = touch.window, !windows.contains(where: { $0 === window }) else { continue }
      windows.append(window)
    }
    return windows
  }

  static func send(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard let receiver = target ?? receiver(of: action, from: sender) else { return false }
    ActionTable.send(action, to: receiver, sender: sender, event: event)
    return true
  }

  /// Searches up the chain from the first responder, then from the sender itself, then from the key window.
  private static func receiver(of action: Selector, from sender: Any?) -> Any? {
    let starts = [WindowPresence.keyWindow?.firstResponder, sender as? UIResponder, WindowPresence.keyWindow]
    return starts.lazy.compactMap { $0?.target(forAction: action, withSender: sender) }.first
  }
}
