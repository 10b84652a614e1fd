import Synchronization

/// Tells subscribers and subscriptions apart, values as well as objects.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private static let last = Atomic<UInt>(0)
  private let number: UInt

  /// A new unique identifier.
  public init() {
    // Objects have even addresses: odd numbers identify values.
    number = CombineIdentifier.last.wrappingAdd(2, ordering: .relaxed).newValue | 1
  }

  /// The identifier of an object, for as long as it lives.
  public init(_ obj: AnyObject) { number = UInt(bitPattern: ObjectIdentifier(obj).hashValue) & ~1 }

  public var description: String { "0x" + String(number, radix: 16) }
}

/// A type whose instances have identifiers.
public protocol CustomCombineIdentifierConvertible {
  /// Differs from the identifiers of all other instances that exist.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
