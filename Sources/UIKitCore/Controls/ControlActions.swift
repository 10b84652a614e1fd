/// The targets and actions of a control.
@MainActor
final class ControlActions {
  private enum Handler {
    case action(UIAction)
    case method(target: WeakTarget, Selector)
  }

  /// A weakly held target object, or the responder chain.
  ///
  /// [C] A value that is not an object stands for the chain. A function is a common mistake: in the initial value of a
  /// property, as in `let button = { … button.addTarget(self, …) }()`, `self` is a method of `NSObject`.
  private final class WeakTarget {
    weak var object: AnyObject?
    let isChain: Bool

    init(_ target: Any?) {
      object = target.map(TargetObject.of)
      isChain = object == nil
    }

    /// Whether the target object has been released.
    var isGone: Bool { !isChain && object == nil }

    func isTarget(_ other: Any?) -> Bool {
      let other = WeakTarget(other)
      return isChain ? other.isChain : object != nil && object === other.object
    }
  }

  private struct Entry {
    let handler: Handler
    var events: UIControl.Event
  }

  private var entries: [Entry] = []
  /// Represents the responder chain in `allTargets`. One shared object, because two `NSNull`s are not equal on Linux.
  private static let chain = NSNull()

  // MARK: Adding and removing

  func add(_ target: Any?, _ selector: Selector, for events: UIControl.Event) {
    let known = entries.firstIndex { entry in
      guard case .method(let present, let method) = entry.handler else { return false }
      return method == selector && !present.isGone && present.isTarget(target)
    }
    if let known {
      entries[known].events.formUnion(events)
    } else {
      entries.append(Entry(handler: .method(target: WeakTarget(target), selector), events: events))
    }
  }

  func remove(_ target: Any?, _ selector: Selector?, for events: UIControl.Event) {
    subtract(events) { handler in
      guard case .method(let present, let method) = handler else { return false }
      return (target == nil || present.isTarget(target)) && (selector == nil || method == selector)
    }
  }

  func add(_ action: UIAction, for events: UIControl.Event) {
    remove(action.identifier, for: events)
    entries.append(Entry(handler: .action(action), events: events))
  }

  func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    subtract(events) { handler in
      guard case .action(let action) = handler else { return false }
      return action.identifier == identifier
    }
  }

  func setPrimaryAction(_ action: UIAction?) {
    if let action { add(action, for: .primaryActionTriggered) }
  }

  private func subtract(_ events: UIControl.Event, where matches: (Handler) -> Bool) {
    for index in entries.indices where matches(entries[index].handler) { entries[index].events.subtract(events) }
    entries.removeAll { $0.events.isEmpty }
  }

  // MARK: Asking

  var events: UIControl.Event {
    live.reduce(into: UIControl.Event()) { $0.formUnion($1.events) }
  }

  var targets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for entry in live {
      guard case .method(let target, _) = entry.handler else { continue }
      guard let object = target.object else {
        targets.insert(Self.chain)
        continue
      }
      targets.insert((object as? AnyHashable) ?? AnyHashable(ObjectIdentifier(object)))
    }
    return targets
  }

  func names(_ target: Any?, for event: UIControl.Event) -> [String]? {
    let names = live.compactMap { entry -> String? in
      guard case .method(let present, let selector) = entry.handler, present.isTarget(target) else { return nil }
      return entry.events.isDisjoint(with: event) ? nil : NSStringFromSelector(selector)
    }
    return names.isEmpty ? nil : names
  }

  func enumerate(_ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void) {
    var stops = false
    for entry in live {
      switch entry.handler {
      case .action(let action): iterator(action, nil, entry.events, &stops)
      case .method(let target, let selector): iterator(nil, (target.object, selector), entry.events, &stops)
      }
      if stops { return }
    }
  }

  private var live: [Entry] {
    entries.filter { entry in
      if case .method(let target, _) = entry.handler { return !target.isGone }
      return true
    }
  }

  // MARK: Sending

  /// Calls the actions for any of the events, in order of registration. Actions that are added or removed in the
  /// process take effect with the next call.
  func send(_ events: UIControl.Event, from control: UIControl, event: UIEvent?) {
    for entry in live where !entry.events.isDisjoint(with: events) {
      switch entry.handler {
      case .action(let action): control.sendAction(action)
      case .method(let target, let selector):
        if !target.isGone { control.sendAction(selector, to: target.object, for: event) }
      }
    }
  }

  static func send(_ selector: Selector, to target: Any?, from control: UIControl, event: UIEvent?) {
    if let target {
      ActionTable.send(selector, to: target, sender: control, event: event)
    } else if let responder = chainTarget(of: selector, from: control) {
      ActionTable.send(selector, to: responder, sender: control, event: event)
    }
  }

  /// The nearest responder with the method, first in the first responder's chain, then in the control's own.
  private static func chainTarget(of selector: Selector, from control: UIControl) -> Any? {
    control.window?.firstResponder?.target(forAction: selector, withSender: control)
      ?? control.target(forAction: selector, withSender: control)
  }
}

extension UIControl {
  /// Calls the actions that are registered for any of the events; `event` is the user's input that caused them, if any.
  package func sendActions(for controlEvents: Event, by event: UIEvent?) {
    actions.send(controlEvents, from: self, event: event)
  }
}
