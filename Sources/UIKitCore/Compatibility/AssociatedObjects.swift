/// How an object holds a value that is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// The object is not retained; reading it after its deallocation returns nil. (Objective-C leaves a dangling pointer.)
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The value is kept alive. Reading and writing are safe on any thread here, as with ``OBJC_ASSOCIATION_RETAIN``.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy of the value is kept, if it is `NSCopying`; else the value itself. Reading and writing are safe on any
  /// thread here.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The value is kept alive; reading and writing are safe on any thread.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy of the value is kept, if it is `NSCopying`; else the value itself. Reading and writing are safe on any
  /// thread.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under a key, replacing the previous value; nil removes it.
///
/// A view or another responder releases its values on deallocation. Values of other objects are released some time
/// after that: at the latest when the number of objects with values has doubled.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let held = value.map { AssociatedValue($0, policy) }
  AssociatedObjects.shared.set(held, forKey: key, of: object as AnyObject)
}

/// The value associated with an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(forKey: key, of: object as AnyObject)?.value
}

/// Removes every associated value from an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.removeAll(of: object as AnyObject)
}

/// A value, retained by its policy.
struct AssociatedValue {
  private let strong: Any?
  private weak var weak: AnyObject?

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      strong = nil
      weak = value as AnyObject
    case .OBJC_ASSOCIATION_RETAIN_NONATOMIC, .OBJC_ASSOCIATION_RETAIN:
      strong = value
    case .OBJC_ASSOCIATION_COPY_NONATOMIC, .OBJC_ASSOCIATION_COPY:
      strong = (value as? any NSCopying)?.copy(with: nil) ?? value
    }
  }

  var value: Any? { strong ?? weak }
}

/// An object that keeps its associated values itself, and so releases them with itself.
protocol AssociatedValueOwner: AnyObject, Sendable {
  nonisolated var associatedValues: [UnsafeRawPointer: AssociatedValue] { get set }
}

/// The associated values of all objects that are no `AssociatedValueOwner`.
final class AssociatedObjects: @unchecked Sendable {
  static let shared = AssociatedObjects()

  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: AssociatedValue] = [:]
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepLimit = 64

  /// The number of objects in the table, including those deallocated since the last sweep.
  var entryCount: Int { lock.withLock { entries.count } }

  func value(forKey key: UnsafeRawPointer, of object: AnyObject) -> AssociatedValue? {
    lock.withLock {
      if let owner = object as? any AssociatedValueOwner { return owner.associatedValues[key] }
      guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return nil }
      return entry.values[key]
    }
  }

  func set(_ value: AssociatedValue?, forKey key: UnsafeRawPointer, of object: AnyObject) {
    // Released after the lock is unlocked: the deinitialiser of a value may call this again.
    var released: [Any] = []
    lock.withLock {
      if let owner = object as? any AssociatedValueOwner {
        released.append(owner.associatedValues[key] as Any)
        owner.associatedValues[key] = value
        return
      }
      let identifier = ObjectIdentifier(object)
      var entry = entries[identifier] ?? Entry(owner: object)
      if entry.owner !== object {
        released.append(entry)
        entry = Entry(owner: object)
      }
      released.append(entry.values[key] as Any)
      entry.values[key] = value
      entries[identifier] = entry.values.isEmpty ? nil : entry
      if entries.count > sweepLimit { released.append(contentsOf: sweep()) }
    }
    withExtendedLifetime(released) {}
  }

  func removeAll(of object: AnyObject) {
    var released: [Any] = []
    lock.withLock {
      if let owner = object as? any AssociatedValueOwner {
        released.append(owner.associatedValues)
        owner.associatedValues = [:]
      } else {
        released.append(entries.removeValue(forKey: ObjectIdentifier(object)) as Any)
      }
    }
    withExtendedLifetime(released) {}
  }

  /// Removes the entries of deallocated objects and returns them.
  private func sweep() -> [Any] {
    let gone = entries.filter { $0.value.owner == nil }
    for key in gone.keys { entries[key] = nil }
    sweepLimit = max(64, entries.count * 2)
    return Array(gone.values)
  }
}
