import Stage

/// A shake of the device. In a window Control-Command-Z simulates one, as in Apple's simulator.
@MainActor
struct ShakeInput {
  let presenter: WindowPresenter

  /// - Returns: whether the key is a shake.
  func handle(_ event: KeyEvent) -> Bool {
    guard event.phase == .down, event.usage == UIKeyboardHIDUsage.keyboardZ.rawValue,
      UIKeyModifierFlags(rawValue: event.modifiers.rawValue) == [.control, .command], let window = presenter.keyReceiver
    else { return false }
    for phase in [MotionEvent.Phase.began, .ended] {
      UIApplication.shared.sendEvent(MotionEvent(phase, in: window, timestamp: event.timestamp))
    }
    return true
  }
}
