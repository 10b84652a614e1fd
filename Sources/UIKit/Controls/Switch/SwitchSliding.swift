/// Whether a switch is on, and what a finger does to it.
///
/// A tap turns it over; a finger that goes further takes the thumb along, to the half in which it is. What the thumb shows
/// counts when the finger is lifted [C].
@MainActor
final class SwitchSliding {
  private unowned let control: UISwitch
  private(set) var isOn = false
  /// What the thumb shows while a finger drags it; nil while none does.
  private var dragged: Bool?
  private var start: CGPoint?

  init(control: UISwitch) { self.control = control }

  /// What the thumb shows.
  var isShownOn: Bool { dragged ?? isOn }

  func set(_ isOn: Bool, animated: Bool) {
    guard isOn != self.isOn || dragged != nil else { return }
    self.isOn = isOn
    dragged = nil
    control.appearance.update(animated: animated)
  }

  /// Turns the switch over, as a user does.
  func toggle(_ event: UIEvent? = nil) {
    set(!isOn, animated: true)
    control.actions.send([.valueChanged, .primaryActionTriggered], from: control, event: event)
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
