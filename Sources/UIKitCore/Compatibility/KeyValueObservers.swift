import Foundation

/// The observers of properties.
final class KeyValueObservers: @unchecked Sendable {
  static let shared = KeyValueObservers()

  struct Observation {
    let number: Int
    let object: ObjectIdentifier
    let key: String
    /// The observer, if it was added as an object and not with a closure.
    weak var observer: NSObject?
    let context: UnsafeMutableRawPointer?
    fileprivate weak var observed: NSObject?
    fileprivate let call: (NSObject, Any, Any) -> Void
  }

  private let lock = NSLock()
  private var observations: [ObjectIdentifier: [Observation]] = [:]
  private var lastNumber = 0
  private var sweepLimit = 64

  /// The number of objects that are observed.
  var count: Int { lock.withLock { observations.count } }

  @discardableResult
  func add(
    _ object: NSObject, _ key: String, observer: NSObject? = nil, context: UnsafeMutableRawPointer? = nil,
    _ call: @escaping (NSObject, _ old: Any, _ new: Any) -> Void
  ) -> Int {
    let identifier = ObjectIdentifier(object)
    // Released after the lock is unlocked: captured objects may end their observations.
    var forgotten: [Observation] = []
    defer { withExtendedLifetime(forgotten) {} }
    return lock.withLock {
      if observations.count >= sweepLimit { forgotten = sweep() }
      // Another object that had the address was deallocated, so its observations are obsolete.
      forgotten += observations[identifier]?.filter { $0.observed == nil } ?? []
      observations[identifier]?.removeAll { $0.observed == nil }
      lastNumber += 1
      observations[identifier, default: []].append(
        Observation(
          number: lastNumber, object: identifier, key: key, observer: observer, context: context, observed: object,
          call: call))
      return lastNumber
    }
  }

  func remove(where matches: (Observation) -> Bool) {
    // Released after the lock is unlocked: captured objects may have observations, too.
    var removed: [Observation] = []
    lock.withLock {
      for (object, list) in observations where list.contains(where: matches) {
        removed += list.filter(matches)
        let rest = list.filter { !matches($0) }
        observations[object] = rest.isEmpty ? nil : rest
      }
    }
    withExtendedLifetime(removed) {}
  }

  /// Calls the observers of a property, in the order in which they were added.
  func tell(_ object: NSObject, _ key: String, _ old: Any, _ new: Any) {
    let observers = lock.withLock { observations.isEmpty ? nil : observations[ObjectIdentifier(object)] }
    for observation in observers ?? [] where observation.key == key && observation.observed === object {
      observation.call(object, old, new)
    }
  }

  /// Removes the entries of deallocated objects, and returns their observations.
  private func sweep() -> [Observation] {
    let gone = observations.filter { !$0.value.contains { $0.observed != nil } }
    for object in gone.keys { observations[object] = nil }
    sweepLimit = max(64, observations.count * 2)
    return gone.values.flatMap(\.self)
  }
}
