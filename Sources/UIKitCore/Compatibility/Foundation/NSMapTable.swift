import Foundation

/// A dictionary of objects that may reference its keys or its values weakly: a pair is removed when either is deallocated.
///
/// The types may be protocols, as Objective-C protocols may be on Apple's platforms.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private var table: ReferenceTable

  /// An empty table.
  ///
  /// - Parameters:
  ///   - keyOptions: How the table holds its keys.
  ///   - valueOptions: How the table holds its values.
  ///   - initialCapacity: How many pairs are expected.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int
  ) {
    table = ReferenceTable(keys: keyOptions, values: valueOptions)
    super.init()
  }

  /// An empty table.
  public convenience init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []
  ) {
    self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0)
  }

  /// An empty table that holds keys and values.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable()
  }

  /// An empty table that retains its keys and holds its values weakly.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }

  /// An empty table that holds its keys weakly, and retains each value as long as its key lives.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }

  /// An empty table that holds keys and values weakly.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// How many pairs are alive. O(n).
  open var count: Int { table.alive.count }

  /// The value of the key equal to this one. O(1).
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { table.pair(for: $0 as AnyObject)?.value as? ObjectType }
  }

  /// Sets the value of a key; does nothing if either is nil. O(1).
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    table.set(anObject as AnyObject, for: aKey as AnyObject)
  }

  /// Removes the pair whose key is equal to this one. O(1).
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    table.remove(aKey as AnyObject)
  }

  /// Empties the table. O(n).
  open func removeAllObjects() {
    table.removeAll()
  }

  /// Enumerates the keys that are in the table now.
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: table.alive.map(\.key)).objectEnumerator()
  }

  /// Enumerates the values that are in the table now.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: table.alive.map(\.value)).objectEnumerator()
  }

  /// The pairs whose keys can be hashed. O(n).
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var result: [AnyHashable: ObjectType] = [:]
    for (key, value) in table.alive {
      if let key = key as? AnyHashable, let value = value as? ObjectType { result[key] = value }
    }
    return result
  }
}
