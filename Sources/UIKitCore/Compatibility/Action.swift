/// A method that a selector can call: its name, and how to call it.
///
/// `_Action("refresh", FeedController.refresh)` is a method of instances,
/// `_Action(ofClass: "reset", { (target: FeedController.Type) in { target.reset() } })` one of the class.
public struct _Action: Sendable {
  let selector: Selector
  let isOfClass: Bool
  /// Calls the method with its arguments, and returns its result; nil if it has none.
  let call: @MainActor (_ target: Any, _ arguments: ActionArguments) -> Any?

  private init<Target, Result>(
    _ selector: Selector, isOfClass: Bool,
    _ method: @escaping @MainActor (_ target: Target, _ arguments: ActionArguments) -> Result
  ) {
    self.selector = selector
    self.isOfClass = isOfClass
    call = { target, arguments in
      guard let target = target as? Target else { return nil }
      let result = method(target, arguments)
      return Result.self == Void.self ? nil : result
    }
  }
}

extension _Action {
  /// A method without parameters: `_Action("refresh", FeedController.refresh)`.
  @preconcurrency
  public init<Target: AnyObject, Result>(
    _ selector: Selector, _ method: @escaping @MainActor (Target) -> () -> Result
  ) {
    self.init(selector, isOfClass: false) { target, _ in
      method(target)()
    }
  }

  /// A method that takes the sender: `_Action("refresh:", FeedController.refresh(_:))`.
  @preconcurrency
  public init<Target: AnyObject, Sender, Result>(
    _ selector: Selector, _ method: @escaping @MainActor (Target) -> (Sender) -> Result
  ) {
    self.init(selector, isOfClass: false) { target, arguments in
      method(target)(arguments.value(0, for: selector))
    }
  }

  /// A method that takes the sender and the event.
  @preconcurrency
  public init<Target: AnyObject, First, Second, Result>(
    _ selector: Selector, _ method: @escaping @MainActor (Target) -> (First, Second) -> Result
  ) {
    self.init(selector, isOfClass: false) { target, arguments in
      method(target)(arguments.value(0, for: selector), arguments.value(1, for: selector))
    }
  }

  /// A method with three parameters, such as one that makes the controller of a segue.
  @preconcurrency
  public init<Target: AnyObject, First, Second, Third, Result>(
    _ selector: Selector, _ method: @escaping @MainActor (Target) -> (First, Second, Third) -> Result
  ) {
    self.init(selector, isOfClass: false) { target, arguments in
      method(target)(
        arguments.value(0, for: selector), arguments.value(1, for: selector), arguments.value(2, for: selector))
    }
  }
}

/// Methods of a class, for targets that are types.
extension _Action {
  /// A method of a class without parameters.
  @preconcurrency
  public init<Target: AnyObject, Result>(
    ofClass selector: Selector, _ method: @escaping @MainActor (Target.Type) -> () -> Result
  ) {
    self.init(selector, isOfClass: true) { target, _ in
      method(target)()
    }
  }

  /// A method of a class that takes the sender.
  @preconcurrency
  public init<Target: AnyObject, Sender, Result>(
    ofClass selector: Selector, _ method: @escaping @MainActor (Target.Type) -> (Sender) -> Result
  ) {
    self.init(selector, isOfClass: true) { target, arguments in
      method(target)(arguments.value(0, for: selector))
    }
  }

  /// A method of a class that takes the sender and the event.
  @preconcurrency
  public init<Target: AnyObject, First, Second, Result>(
    ofClass selector: Selector, _ method: @escaping @MainActor (Target.Type) -> (First, Second) -> Result
  ) {
    self.init(selector, isOfClass: true) { target, arguments in
      method(target)(arguments.value(0, for: selector), arguments.value(1, for: selector))
    }
  }

  /// A method of a class with three parameters.
  @preconcurrency
  public init<Target: AnyObject, First, Second, Third, Result>(
    ofClass selector: Selector, _ method: @escaping @MainActor (Target.Type) -> (First, Second, Third) -> Result
  ) {
    self.init(selector, isOfClass: true) { target, arguments in
      method(target)(
        arguments.value(0, for: selector), arguments.value(1, for: selector), arguments.value(2, for: selector))
    }
  }
}

/// The arguments of a call by selector, in the method's order. Arguments that a call does not give are nil.
struct ActionArguments {
  let values: [Any?]

  /// The argument at an index, as the type of the method's parameter. Stops the program if the argument has another
  /// type.
  func value<Value>(_ index: Int, for selector: Selector) -> Value {
    let argument = values.indices.contains(index) ? values[index] : nil
    // A parameter of type `Any` is given the object, not an optional.
    if let argument, let value = argument as? Value { return value }
    // [C] A Boolean parameter is true for any sender, such as for `endEditing(_:)` as the action of a tap.
    if Value.self == Bool.self, let isSent = (argument != nil) as? Value { return isSent }
    // [C] As in Objective-C, a method whose parameter is an object is called even without a sender; it must not use the
    // object.
    if argument == nil, AbsentObject.exists(as: Value.self) { return AbsentObject.reference(as: Value.self) }
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
