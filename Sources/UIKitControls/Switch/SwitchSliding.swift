/// The state of a switch, and its changes by touches.
///
/// A tap toggles it. A finger that moves further drags the thumb to the half under it; lifting the finger sets the
/// state of that half [C].
@MainActor
final class SwitchSliding {
  private unowned let control: UISwitch
  private(set) var isOn = false
  /// Whether a finger has dragged the thumb to the end for "on"; nil unless a finger drags the thumb.
  private var dragged: Bool?
  private var start: CGPoint?

  init(control: UISwitch) { self.control = control }

  /// Whether the thumb is shown at the end for "on".
  var isShownOn: Bool { dragged ?? isOn }

  func set(_ isOn: Bool, animated: Bool) {
    guard isOn != self.isOn || dragged != nil else { return }
    self.isOn = isOn
    dragged = nil
    control.appearance.update(animated: animated)
  }

  /// Toggles the switch as a user does, with an event.
  func toggle(_ event: UIEvent? = nil) {
    set(!isOn, animated: true)
    control.sendActions(for: [.valueChanged, .primaryActionTriggered], by: event)
  }

  func begin(at place: CGPoint) {
    start = place
    dragged = nil
  }

  func move(to place: CGPoint) {
    guard let start else { return }
    guard dragged != nil || abs(place.x - start.x) >= SwitchMetrics.dragDistance else { return }
    let isInRightHalf = place.x > control.bounds.midX
    let shown = isInRightHalf != (control.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    guard shown != isShownOn || dragged == nil else { return }
    dragged = shown
    control.appearance.update(animated: true)
  }

  func end(_ event: UIEvent?) {
    let target = dragged ?? !isOn
    start = nil
    if target == isOn { cancel() } else { toggle(event) }
  }

  func cancel() {
    start = nil
    dragged = nil
    control.appearance.update(animated: true)
  }
}
