/// Follows one touch through a control and sends the events that it makes.
@MainActor
final class ControlTracking {
  private(set) var isTracking = false
  private(set) var isTouchInside = false

  /// How far outside the control a touch that began inside still counts as inside, in points [C].
  private static let slop: CGFloat = 70

  func begin(_ touches: Set<UITouch>, _ event: UIEvent?, in control: UIControl) {
    guard control.isEnabled, !isTracking, let touch = touches.min(by: { $0.sequence < $1.sequence }) else { return }
    isTouchInside = true
    isTracking = control.beginTracking(touch, with: event)
    guard isTracking else {
      isTouchInside = false
      return
    }
    control.isHighlighted = true
    control.actions.send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, from: control, event: event)
    control.didSendTouchDown(event)
    if control.menus.opensAtTouch { control.menus.open() }
  }

  func move(_ touches: Set<UITouch>, _ event: UIEvent?, in control: UIControl) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = Self.isInside(touch, control)
    guard control.continueTracking(touch, with: event) else {
      isTracking = false
      isTouchInside = false
      control.isHighlighted = false
      return
    }
    control.isHighlighted = isTouchInside
    switch (wasInside, isTouchInside) {
    case (true, true): control.actions.send(.touchDragInside, from: control, event: event)
    case (false, false): control.actions.send(.touchDragOutside, from: control, event: event)
    case (false, true): control.actions.send([.touchDragEnter, .touchDragInside], from: control, event: event)
    case (true, false): control.actions.send([.touchDragExit, .touchDragOutside], from: control, event: event)
    }
  }

  func end(_ touches: Set<UITouch>, _ event: UIEvent?, in control: UIControl) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = Self.isInside(touch, control)
    control.endTracking(touch, with: event)
    isTracking = false
    let wasInside = isTouchInside
    isTouchInside = false
    control.isHighlighted = false
    if wasInside { tap(control, event) } else { control.actions.send(.touchUpOutside, from: control, event: event) }
  }

  /// Sends the events of a touch that was lifted inside.
  func tap(_ control: UIControl, _ event: UIEvent? = nil) {
    control.willPerformPrimaryAction()
    for events in control.eventsOfTap { control.actions.send(events, from: control, event: event) }
  }

  func cancel(_ touches: Set<UITouch>, _ event: UIEvent?, in control: UIControl) {
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    control.cancelTracking(with: event)
    control.isHighlighted = control.menus.isOpen
    control.actions.send(.touchCancel, from: control, event: event)
  }

  /// Performs the action of a tap, without a touch.
  func performPrimaryAction(of control: UIControl) {
    if control.menus.opensAtTouch { return control.menus.open() }
    control.willPerformPrimaryAction()
    control.actions.send(.primaryActionTriggered, from: control, event: nil)
  }

  /// Abandons the touch without an event, as when the control is disabled under it.
  func abandon(in control: UIControl) {
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    control.cancelTracking(with: nil)
    control.isHighlighted = false
  }

  private static func isInside(_ touch: UITouch, _ control: UIControl) -> Bool {
    control.bounds.insetBy(dx: -slop, dy: -slop).contains(touch.location(in: control))
  }
}
