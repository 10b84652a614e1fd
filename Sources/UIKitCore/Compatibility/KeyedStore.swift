import Foundation

/// An object that has values for keys of any name, rather than properties: key-value coding reads and sets those.
protocol KeyedStore: NSObject {
  func storedValue(forKey key: String) -> Any?
}

/// One whose values can be set; nil takes a value away.
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
