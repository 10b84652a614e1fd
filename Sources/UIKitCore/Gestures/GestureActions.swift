/// The targets and actions of a recogniser.
@MainActor
package final class GestureActions {
  private struct Entry {
    weak var target: AnyObject?
    let action: Selector
  }

  private var entries: [Entry] = []
  private var triggers: [() -> Void] = []
  /// UIKit's own listeners, called before the targets.
  package var handler: (() -> Void)?

  func add(_ target: Any?, _ action: Selector?) {
    guard let target = target.map(TargetObject.of), let action else { return }
    guard !entries.contains(where: { $0.target === target && $0.action == action }) else { return }
    entries.append(Entry(target: target, action: action))
  }

  /// Calls a function whenever the gesture is recognised: when a tap or swipe ends, when any other gesture begins.
  func add(trigger: @escaping () -> Void) { triggers.append(trigger) }

  func remove(_ target: Any?, _ action: Selector?) {
    let target = target.map(TargetObject.of)
    entries.removeAll { (target == nil || $0.target === target) && (action == nil || $0.action == action) }
  }

  func send(from recognizer: UIGestureRecognizer) {
    handler?()
    let isDiscrete = recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
    if recognizer.state == (isDiscrete ? .ended : .began) { triggers.forEach { $0() } }
    for entry in entries {
      guard let target = entry.target else { continue }
      ActionTable.send(entry.action, to: target, sender: recognizer)
    }
  }
}

/// A recogniser that is not kept alive.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?

  init(_ recognizer: UIGestureRecognizer) {
    self.recognizer = recognizer
  }
}

/// A turn of a scroll wheel or a movement on a trackpad, in a window.
@_spi(UIKitFloors) public struct PointerScroll {
  package enum Phase {
    /// Complete in one step, such as a notch of a scroll wheel.
    case discrete
    case began
    case changed
    case ended
  }

  /// In the window's coordinates.
  package var location: CGPoint
  /// The distance to scroll, in points.
  package var delta: CGVector
  /// Whether the device reports small continuous steps rather than notches.
  package var isPrecise: Bool
  package var phase: Phase
  package var timestamp: TimeInterval
  package var modifiers: UIKeyModifierFlags

  package init(
    location: CGPoint, delta: CGVector, isPrecise: Bool, phase: Phase, timestamp: TimeInterval,
    modifiers: UIKeyModifierFlags
  ) {
    self.location = location
    self.delta = delta
    self.isPrecise = isPrecise
    self.phase = phase
    self.timestamp = timestamp
    self.modifiers = modifiers
  }
}
