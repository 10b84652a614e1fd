/// A method that a selector can call: its name, and how to call it.
public struct _Action: Sendable {
  let selector: Selector
  /// Calls the method with the arguments that it takes, and hands on its result; nil where it has none.
  let call: @MainActor (_ target: AnyObject, _ arguments: ActionArguments) -> Any?

  /// A method without parameters: `_Action("refresh", FeedController.refresh)`.
  @preconcurrency
  public init<Target: AnyObject, Result>(
    _ selector: Selector, _ method: @escaping @MainActor (Target) -> () -> Result
  ) {
    self.selector = selector
    call = { target, _ in
      guard let target = target as? Target else { return nil }
      return Self.value(of: method(target)())
    }
  }

  /// A method that takes the sender: `_Action("refresh:", FeedController.refresh(_:))`.
  @preconcurrency
  public init<Target: AnyObject, Sender, Result>(
    _ selector: Selector, _ method: @escaping @MainActor (Target) -> (Sender) -> Result
  ) {
    self.selector = selector
    call = { target, arguments in
      guard let target = target as? Target else { return nil }
      return Self.value(of: method(target)(arguments.value(0, for: selector)))
    }
  }

  /// A method that takes the sender and the event.
  @preconcurrency
  public init<Target: AnyObject, First, Second, Result>(
    _ selector: Selector, _ method: @escaping @MainActor (Target) -> (First, Second) -> Result
  ) {
    self.selector = selector
    call = { target, arguments in
      guard let target = target as? Target else { return nil }
      return Self.value(of: method(target)(arguments.value(0, for: selector), arguments.value(1, for: selector)))
    }
  }

  /// A method with three parameters, such as one that makes the controller of a segue.
  @preconcurrency
  public init<Target: AnyObject, First, Second, Third, Result>(
    _ selector: Selector, _ method: @escaping @MainActor (Target) -> (First, Second, Third) -> Result
  ) {
    self.selector = selector
    call = { target, arguments in
      guard let target = target as? Target else { return nil }
      return Self.value(
        of: method(target)(
          arguments.value(0, for: selector), arguments.value(1, for: selector), arguments.value(2, for: selector)))
    }
  }

  private static func value<Result>(of result: Result) -> Any? { Result.self == Void.self ? nil : result }
}

/// The arguments of a call by selector, in the method's order. Arguments that a call does not give are nil.
struct ActionArguments {
  let values: [Any?]

  /// The argument at a place, as the method's parameter has it. Another type is a programmer's error.
  func value<Value>(_ index: Int, for selector: Selector) -> Value {
    let argument = values.indices.contains(index) ? values[index] : nil
    guard let value = argument as? Value else {
      fatalError(
        """
        The action \(selector) expects \(index == 0 ? "a sender" : "argument \(index + 1)") of type \(Value.self), and \
        was sent by \(argument ?? "nobody"). Give the method's parameter the sender's type, or Any?.
        """)
    }
    return value
  }
}

/// A class whose methods can be called by selector.
///
/// `UIResponder` adopts it; a subclass adds its methods to those it inherits:
///
///     override class var _actions: [_Action] { super._actions + [_Action("refresh", FeedController.refresh)] }
///
/// A class that adopts it stays on the actor that it is on: only the table belongs to the main actor.
public protocol _ActionTarget: AnyObject {
  /// The methods that selectors can call on instances of this class, inherited ones included. Later entries win.
  @preconcurrency @MainActor static var _actions: [_Action] { get }
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
    call(selector, of: target, [sender, event])
  }

  /// Calls the method that `selector` names with arguments of any kind. A target without one is a programmer's error.
  @discardableResult
  static func call(_ selector: Selector, of target: Any, _ arguments: [Any?]) -> Any? {
    guard let method = method(selector, of: target) else {
      fatalError(
        """
        -[\(type(of: target)) \(selector)]: unrecognized selector sent to instance. Selectors find methods in a \
        class's table here: add _Action("\(selector)", \(type(of: target)).…) to `_actions` of \(type(of: target)), \
        or use a UIAction with a closure.
        """)
    }
    return method.call(target as AnyObject, ActionArguments(values: arguments))
  }

  /// Lets the floors below call methods by selector, as display links do.
  static func serveSelectors() {
    SelectorCalls.perform = { send($0, to: $1, sender: $2) }
  }

  private static func method(_ selector: Selector, of target: Any) -> _Action? {
    if let target = target as? any _ActionTarget, let method = table(of: type(of: target))[selector] { return method }
    let object = target as AnyObject
    return CarriedActions.shared.action(selector, of: object) ?? CarriedTables.action(selector, of: object)
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
