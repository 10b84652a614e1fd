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
package enum ActionTable {
  /// The methods of a class and those of its instances, which may have one name.
  private struct Methods {
    var ofInstances: [Selector: _Action] = [:]
    var ofClass: [Selector: _Action] = [:]
  }

  private static var tables: [ObjectIdentifier: Methods] = [:]

  /// Whether `selector` names a method of `target`.
  package static func responds(_ target: Any, to selector: Selector) -> Bool {
    method(selector, of: target) != nil
  }

  /// Calls the method that `selector` names. Stops the program if the target has no such method.
  static func send(_ selector: Selector, to target: Any, sender: Any?, event: UIEvent? = nil) {
    call(selector, of: target, [sender, event])
  }

  /// Calls the method that `selector` names with any arguments. Stops the program if the target has no such method.
  @discardableResult
  package static func call(_ selector: Selector, of target: Any, _ arguments: [Any?]) -> Any? {
    guard let method = method(selector, of: target) else {
      let type: AnyClass? = target as? AnyClass
      let name = type.map { "\($0)" } ?? "\(Swift.type(of: target))"
      fatalError(
        """
        \(type == nil ? "-" : "+")[\(name) \(selector)]: unrecognized selector sent to \
        \(type == nil ? "instance" : "class"). Selectors find methods in a class's table here: add \
        _Action("\(selector)", \(name).…) to `_actions` of \(name), or use a UIAction with a closure.
        """)
    }
    return method.call(target, ActionArguments(values: arguments))
  }

  /// Lets lower modules call methods by selector, as display links do.
  static func serveSelectors() {
    SelectorCalls.perform = { send($0, to: $1, sender: $2) }
  }

  private static func method(_ selector: Selector, of target: Any) -> _Action? {
    if let target = target as? any _ActionTarget {
      if let method = table(of: type(of: target)).ofInstances[selector] { return method }
    } else if let type = target as? any _ActionTarget.Type, let method = table(of: type).ofClass[selector] {
      return method
    }
    return CarriedActions.shared.action(selector, of: target) ?? CarriedTables.action(selector, of: target)
  }

  /// The table of a class, built on first use.
  private static func table(of type: any _ActionTarget.Type) -> Methods {
    let key = ObjectIdentifier(type)
    if let table = tables[key] { return table }
    var table = Methods()
    for action in type._actions {
      if action.isOfClass {
        table.ofClass[action.selector] = action
      } else {
        table.ofInstances[action.selector] = action
      }
    }
    tables[key] = table
    return table
  }
}
