import Foundation

/// Changes that a class reports itself, because the property is computed, or is not `dynamic`. Operations have methods
/// with these names in Foundation, which take precedence.
extension NSObject {
  /// Stores the value of a property before its change, for observers; a call of `didChangeValue(forKey:)` has to
  /// follow. The value is only known for properties in the tables of key-value coding, on the main thread; else it is
  /// nil.
  @_disfavoredOverload
  public func willChangeValue(forKey key: String) {
    guard KeyValueObservers.shared.count > 0 else { return }
    ToldChanges.shared.begin(self, key, presentValue(forKey: key))
  }

  /// Calls the observers of a property that has changed.
  @_disfavoredOverload
  public func didChangeValue(forKey key: String) {
    guard KeyValueObservers.shared.count > 0 else { return }
    KeyValueObservers.shared.tell(self, key, ToldChanges.shared.end(self, key) as Any, presentValue(forKey: key) as Any)
  }

  private func presentValue(forKey key: String) -> Any? {
    guard MainThread.isCurrent else { return nil }
    nonisolated(unsafe) let object = self
    nonisolated(unsafe) var value: Any?
    MainActor.assumeIsolated { value = PropertyTable.property(key, of: object)?.value(object) }
    return value
  }
}

/// The values of properties whose changes have begun and not ended.
private final class ToldChanges: @unchecked Sendable {
  static let shared = ToldChanges()

  private struct Change {
    let object: ObjectIdentifier
    let key: String
    let old: Any?
  }

  private let lock = NSLock()
  private var open: [Change] = []

  func begin(_ object: NSObject, _ key: String, _ old: Any?) {
    lock.withLock { open.append(Change(object: ObjectIdentifier(object), key: key, old: old)) }
  }

  func end(_ object: NSObject, _ key: String) -> Any? {
    let identifier = ObjectIdentifier(object)
    return lock.withLock {
      guard let index = open.lastIndex(where: { $0.object == identifier && $0.key == key }) else { return nil }
      return open.remove(at: index).old
    }
  }
}
