import Foundation

/// A dictionary of objects that may reference its keys or its values weakly: a pair is removed when either is deallocated.
///
/// Its objects may be of a protocol's type, as those of protocols for Objective-C may on Apple's platforms.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private var table: ReferenceTable

  /// An empty table.
  ///
  /// - Parameters:
  ///   - keyOptions: How it holds its keys.
  ///   - valueOptions: How it holds its values.
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

  /// An empty table that holds its keys.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }

  /// An empty table that holds its values, as long as their keys live.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }

  /// An empty table that holds nothing.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// How many pairs are alive. O(n).
  open var count: Int { table.alive.count }

  /// The value of an equal key. O(1).
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { table.pair(for: $0 as AnyObject)?.value as? ObjectType }
  }

  /// Sets the value of a key; nothing happens where one of them is nil. O(1).
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    table.set(anObject as AnyObject, for: aKey as AnyObject)
  }

  /// Removes the pair of an equal key. O(1).
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    table.remove(aKey as AnyObject)
  }

  /// Empties the table. O(n).
  open func removeAllObjects() {
    table.removeAll()
  }

  /// Goes through the keys that are in the table now.
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: table.alive.map(\.key)).objectEnumerator()
  }

  /// Goes through the values that are in the table now.
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
