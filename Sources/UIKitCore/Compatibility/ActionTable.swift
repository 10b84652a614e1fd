/// A method that a selector can call: its name, and how to call it.
public struct _Action {
  let selector: Selector
  let perform: @MainActor (AnyObject, Any?, UIEvent?) -> Void

  /// A method without parameters: `_Action("refresh", FeedController.refresh)`.
  @preconcurrency
  public init<Target: AnyObject>(_ selector: Selector, _ method: @escaping @MainActor (Target) -> () -> Void) {
    self.selector = selector
    perform = { target, _, _ in
      guard let target = target as? Target else { return }
      method(target)()
    }
  }

  /// A method that takes the sender: `_Action("refresh:", FeedController.refresh(_:))`.
  @preconcurrency
  public init<Target: AnyObject, Sender>(
    _ selector: Selector, _ method: @escaping @MainActor (Target) -> (Sender) -> Void
  ) {
    self.selector = selector
    perform = { target, sender, _ in
      guard let target = target as? Target else { return }
      guard let sender = sender as? Sender else { fatalError(Self.mismatch(selector, sender, Sender.self)) }
      method(target)(sender)
    }
  }

  /// A method that takes the sender and the event.
  @preconcurrency
  public init<Target: AnyObject, Sender>(
    _ selector: Selector, _ method: @escaping @MainActor (Target) -> (Sender, UIEvent?) -> Void
  ) {
    self.selector = selector
    perform = { target, sender, event in
      guard let target = target as? Target else { return }
      guard let sender = sender as? Sender else { fatalError(Self.mismatch(selector, sender, Sender.self)) }
      method(target)(sender, event)
    }
  }

  private static func mismatch(_ selector: Selector, _ sender: Any?, _ expected: Any.Type) -> String {
    """
    The action \(selector) expects a sender of type \(expected), and was sent by \(sender ?? "nobody"). \
    Give the method's parameter the sender's type, or Any?.
    """
  }
}

/// A class whose methods can be called by selector.
///
/// `UIResponder` adopts it; a subclass adds its methods to those it inherits:
///
///     override class var _actions: [_Action] { super._actions + [_Action("refresh", FeedController.refresh)] }
@preconcurrency @MainActor
public protocol _ActionTarget: AnyObject {
  /// The methods that selectors can call on instances of this class, inherited ones included. Later entries win.
  static var _actions: [_Action] { get }
}

/// Finds and calls the methods that selectors name.
@MainActor
enum ActionTable {
  private static var tables: [ObjectIdentifier: [Selector: _Action]] = [:]

  /// Whether `selector` names a method of `target`.
  static func responds(_ target: Any, to selector: Selector) -> Bool {
    method(selector, of: target) != nil
  }

  /// Calls the method that `selector` names. A target without one is a programmer's error.
  static func send(_ selector: Selector, to target: Any, sender: Any?, event: UIEvent? = nil) {
    guard let method = method(selector, of: target) else {
      fatalError(
        """
        -[\(type(of: target)) \(selector)]: unrecognized selector sent to instance. Selectors find methods in a \
        class's table here: add _Action("\(selector)", \(type(of: target)).…) to `_actions` of \(type(of: target)), \
        or use a UIAction with a closure.
        """)
    }
    method.perform(target as AnyObject, sender, event)
  }

  /// Lets the floors below call methods by selector, as display links do.
  static func serveSelectors() {
    SelectorCalls.perform = { send($0, to: $1, sender: $2) }
  }

  private static func method(_ selector: Selector, of target: Any) -> _Action? {
    guard let target = target as? any _ActionTarget else { return nil }
    return table(of: type(of: target))[selector]
  }

  /// The table of a class, built when first asked for.
  private static func table(of type: any _ActionTarget.Type) -> [Selector: _Action] {
    let key = ObjectIdentifier(type)
    if let table = tables[key] { return table }
    let table = Dictionary(type._actions.map { ($0.selector, $0) }) { _, later in later }
    tables[key] = table
    return table
  }
}
