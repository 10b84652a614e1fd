/// The name of a method, with a colon for each of its parameters.
///
/// Linux has no Objective-C runtime, so a selector is a value and finds its method in the table that a class provides
/// (see `_ActionTarget`). `#selector` does not compile; write the name: `Selector("refresh:")`, or just `"refresh:"`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  package let name: String

  public init(_ str: String) {
    name = str
  }

  public init(stringLiteral value: String) {
    name = value
  }
}

extension Selector: CustomStringConvertible {
  public var description: String { name }
}

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.name
}

/// The selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}

/// Calls methods by selector for whoever stands below the tables of methods.
package enum SelectorCalls {
  /// Calls the method of a target, with one argument if it takes one. Set by the floor that keeps the tables.
  @MainActor package static var perform: (@MainActor (Selector, Any, Any?) -> Void)?
}
