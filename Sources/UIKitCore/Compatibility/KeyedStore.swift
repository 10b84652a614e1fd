import Foundation

/// An object with values for keys of any name, which key-value coding reads and sets instead of properties.
protocol KeyedStore: NSObject {
  func storedValue(forKey key: String) -> Any?
}

/// A keyed store whose values can be set; nil removes a value.
protocol MutableKeyedStore: KeyedStore {
  func store(_ value: Any?, forKey key: String)
}

extension UserDefaults: MutableKeyedStore {
  func storedValue(forKey key: String) -> Any? { object(forKey: key) }
  func store(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension NSDictionary: KeyedStore {
  func storedValue(forKey key: String) -> Any? { object(forKey: key) }
}

extension NSMutableDictionary: MutableKeyedStore {
  func store(_ value: Any?, forKey key: String) {
    if let value { setObject(value, forKey: key as NSString) } else { removeObject(forKey: key) }
  }
}
