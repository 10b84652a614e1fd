/// The name of a method, with a colon for each of its parameters.
///
/// Linux has no Objective-C runtime, so a selector is a value and finds its method in the table that a class provides
/// (see `_ActionTarget`). `#selector` does not compile; write the name: `Selector("refresh:")`, or just `"refresh:"`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  package let name: String

  /// A selector of any name. Whether a class answers it shows only when it is sent.
  public init(_ str: String) {
    name = str
  }

  /// A selector of a literal's text, so that `"refresh:"` can be passed where a selector is expected.
  public init(stringLiteral value: String) {
    name = value
  }
}

extension Selector: CustomStringConvertible {
  /// The selector's name, colons included.
  public var description: String { name }
}

/// The name of a selector, colons included.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.name
}

/// A selector of any name. Never fails.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}

/// Calls methods by selector on behalf of modules that cannot see the tables of methods.
package enum SelectorCalls {
  /// Calls a target's method, with one argument if the method takes one. UIKit, which keeps the tables, sets it.
  @MainActor package static var perform: (@MainActor (Selector, Any, Any?) -> Void)?
}
