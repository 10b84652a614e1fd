import Foundation

/// Key-value coding, which Foundation for Linux lacks: properties by name, from the `_properties` tables of classes.
extension NSObject {
  /// The value of the property that a key names; nil if the property is nil. Stops the program if the class has no such
  /// property. User defaults and dictionaries have values for keys of any name.
  @preconcurrency @MainActor
  public func value(forKey key: String) -> Any? {
    if let store = self as? any KeyedStore { return store.storedValue(forKey: key) }
    guard let property = PropertyTable.property(key, of: self) else {
      KeyValueFault.undefined(key, self, "value").stop()
    }
    return property.value(self)
  }

  /// Sets the property that a key names. Stops the program for a key that the class does not have, a value of another
  /// type, or nil for a property that is not optional.
  @preconcurrency @MainActor
  public func setValue(_ value: Any?, forKey key: String) {
    KeyValueFault.of(setting: value, forKey: key, of: self)?.stop()
  }

  /// The value at the end of a key path, such as `layer.cornerRadius`; nil if a property on the path is nil.
  @preconcurrency @MainActor
  public func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".").map(String.init)
    return keys.reduce(self as Any?) { object, key in
      object.flatMap { ($0 as AnyObject as? NSObject)?.value(forKey: key) }
    }
  }

  /// Sets the property at the end of a key path; does nothing if a property on the path is nil.
  @preconcurrency @MainActor
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueFault.of(setting: value, forKeyPath: keyPath, of: self)?.stop()
  }
}

/// The reasons for which a property cannot be read or set by its name, in Foundation's words.
@MainActor
enum KeyValueFault {
  /// The class has no property of the name.
  case undefined(String, NSObject, String)
  /// UIKit refuses the key, with its own message.
  case refused(String)
  /// The property is not optional, and there is no value.
  case missing(String, NSObject)
  /// The property has another type than the value.
  case mismatch(String, NSObject, value: Any, expected: Any.Type)

  /// Sets a property, and returns why that failed; nil when it is set.
  static func of(setting value: Any?, forKey key: String, of object: NSObject) -> KeyValueFault? {
    if let store = object as? any MutableKeyedStore {
      store.store(value, forKey: key)
      return nil
    }
    guard let set = PropertyTable.property(key, of: object)?.set else { return .undefined(key, object, "setValue") }
    switch set(object, value) {
    case .done: return nil
    case .refused(let reason): return .refused(reason)
    case .missing: return .missing(key, object)
    case .mismatch(let type): return .mismatch(key, object, value: value as Any, expected: type)
    }
  }

  /// Sets the property at the end of a path of keys, and returns why that failed.
  static func of(setting value: Any?, forKeyPath keyPath: String, of object: NSObject) -> KeyValueFault? {
    var object = object
    var keys = keyPath.split(separator: ".").map(String.init)
    guard let last = keys.popLast() else { return .undefined(keyPath, object, "setValue") }
    for key in keys {
      let value: Any?
      if let store = object as? any KeyedStore {
        value = store.storedValue(forKey: key)
      } else if let property = PropertyTable.property(key, of: object) {
        value = property.value(object)
      } else {
        return .undefined(key, object, "value")
      }
      guard let next = value as AnyObject? as? NSObject else { return nil }
      object = next
    }
    return of(setting: value, forKey: last, of: object)
  }

  var message: String {
    switch self {
    case .undefined(let key, let object, let verb):
      let known = PropertyTable.keys(of: object)
      return """
        [\(object) \(verb)\(verb == "value" ? "F" : ":f")orUndefinedKey:]: this class is not key value coding-compliant \
        for the key \(key). \(known.isEmpty ? "Its class has no keys" : "Its keys are \(known.joined(separator: ", "))"): \
        declare the property there, and name it in the `_properties` table of \(type(of: object)).
        """
    case .refused(let reason): return reason
    case .missing(let key, let object):
      return """
        [\(object) setNilValueForKey]: could not set nil as the value for the key \(key). Make the property optional, or \
        give it a value.
        """
    case .mismatch(let key, let object, let value, let expected):
      return """
        [\(object) setValue:forKey:]: the key \(key) takes a value of type \(expected), and was given \(value) of type \
        \(type(of: value)).
        """
    }
  }

  func stop() -> Never { fatalError(message) }
}
