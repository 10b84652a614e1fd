import Foundation

/// Tells how tables hold their objects. Foundation for Linux lacks this class, ``NSHashTable`` and ``NSMapTable``.
open class NSPointerFunctions: NSObject {
  /// How a table holds objects, and which of them are equal.
  public struct Options: OptionSet, Sendable {
    /// The number of the memory and that of the personality, with Apple's values.
    public let rawValue: UInt

    /// Options of these numbers.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The table keeps its objects alive. The default.
    public static let strongMemory: Options = []
    /// Objects are not retained, and are removed on deallocation.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are compared with `isEqual(_:)`. The default.
    public static let objectPersonality: Options = []
    /// An object is equal to itself alone.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
  }
}

/// `NSPointerFunctions.Options.strongMemory`.
public let NSHashTableStrongMemory = NSPointerFunctions.Options.strongMemory
/// `NSPointerFunctions.Options.weakMemory`.
public let NSHashTableWeakMemory = NSPointerFunctions.Options.weakMemory
/// `NSPointerFunctions.Options.objectPointerPersonality`.
public let NSHashTableObjectPointerPersonality = NSPointerFunctions.Options.objectPointerPersonality
/// `NSPointerFunctions.Options.strongMemory`.
public let NSMapTableStrongMemory = NSPointerFunctions.Options.strongMemory
/// `NSPointerFunctions.Options.weakMemory`.
public let NSMapTableWeakMemory = NSPointerFunctions.Options.weakMemory
/// `NSPointerFunctions.Options.objectPointerPersonality`.
public let NSMapTableObjectPointerPersonality = NSPointerFunctions.Options.objectPointerPersonality
