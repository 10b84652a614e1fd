import Foundation

/// A set of objects that may hold them weakly, such as several delegates.
///
/// The element type may be a protocol, as Objective-C protocols may be on Apple's platforms.
open class NSHashTable<ObjectType>: NSObject {
  private var table: ReferenceTable

  /// An empty table.
  ///
  /// - Parameters:
  ///   - options: How the table holds its objects.
  ///   - initialCapacity: How many objects are expected.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) {
    table = ReferenceTable(keys: options, values: options)
    super.init()
  }

  /// An empty table.
  public convenience init(options: NSPointerFunctions.Options = []) {
    self.init(options: options, capacity: 0)
  }

  /// An empty table that does not retain its objects, which are removed on deallocation.
  open class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory)
  }

  /// The objects, in no order. O(n).
  open var allObjects: [ObjectType] { table.alive.compactMap { $0.key as? ObjectType } }
  /// One of the objects. O(n).
  open var anyObject: ObjectType? { allObjects.first }
  /// How many objects are alive. O(n).
  open var count: Int { table.alive.count }
  /// The objects that can be hashed. O(n).
  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

  /// Adds an object, unless an equal one is there. O(1).
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    table.set(object as AnyObject, for: object as AnyObject)
  }

  /// Removes the object equal to this one. O(1).
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    table.remove(object as AnyObject)
  }

  /// Empties the table. O(n).
  open func removeAllObjects() {
    table.removeAll()
  }

  /// Whether an equal object is in the table. O(1).
  open func contains(_ anObject: ObjectType?) -> Bool {
    member(anObject) != nil
  }

  /// The object in the table that is equal to this one. O(1).
  open func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { table.pair(for: $0 as AnyObject)?.key as? ObjectType }
  }

  /// Enumerates the objects that are in the table now.
  open func objectEnumerator() -> NSEnumerator {
    NSArray(array: allObjects).objectEnumerator()
  }

  /// Whether the tables have an object in common. O(n).
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    allObjects.contains(where: other.contains)
  }

  /// Whether the tables have the same objects. O(n).
  open func isEqual(to other: NSHashTable<ObjectType>) -> Bool {
    count == other.count && isSubset(of: other)
  }

  /// Whether each object is in the other table, too. O(n).
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
    allObjects.allSatisfy(other.contains)
  }

  /// Removes the objects that the other table lacks. O(n).
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }

  /// Adds the objects of the other table. O(n).
  open func union(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { add(object) }
  }

  /// Removes the objects of the other table. O(n).
  open func minus(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { remove(object) }
  }
}
