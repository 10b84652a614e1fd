/// A movement of the device, on its way to a window.
final class MotionEvent: UIEvent {
  enum Phase { case began, ended }

  private(set) var phase = Phase.began
  private(set) weak var window: UIWindow?

  convenience init(_ phase: Phase, in window: UIWindow, timestamp: TimeInterval) {
    self.init(type: .motion, timestamp: timestamp)
    self.phase = phase
    self.window = window
  }

  override var subtype: UIEvent.EventSubtype { .motionShake }

  /// Sends the event to the first responder; without one to the view in the window's middle, from where it goes up the
  /// chain to the frontmost controller [C].
  func deliver(in window: UIWindow) {
    let middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    let receiver: UIResponder = window.firstResponder ?? window.hitTest(middle, with: self) ?? window
    switch phase {
    case .began: receiver.motionBegan(subtype, with: self)
    case .ended: receiver.motionEnded(subtype, with: self)
    }
  }
}
