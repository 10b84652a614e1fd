import QuartzCore

extension _Action {
  /// The getter of a property: `_Action(getter: "title", \Player.title)`.
  public init<Target: AnyObject, Value>(getter selector: Selector, _ path: KeyPath<Target, Value>) {
    nonisolated(unsafe) let path = path
    self.init(selector, { (target: Target) in { target[keyPath: path] } })
  }

  /// The setter of a property: `_Action(setter: "setTitle:", \Player.title)`. A number of another type is converted;
  /// any other value of the wrong type stops the program.
  public init<Target: AnyObject, Value>(setter selector: Selector, _ path: ReferenceWritableKeyPath<Target, Value>) {
    nonisolated(unsafe) let path = path
    self.init(
      selector,
      { (target: Target) in
        { (given: Any?) in
          guard let value = PropertyValue.converted(given, to: Value.self) else {
            fatalError("The setter \(selector) takes a value of type \(Value.self), and was given \(given ?? "nil").")
          }
          target[keyPath: path] = value
        }
      })
  }
}
