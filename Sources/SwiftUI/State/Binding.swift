/// Reads and writes a value that is stored elsewhere.
///
/// Documentation: `SwiftUI/Binding`.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let getValue: () -> Value
  private let setValue: (Value, Transaction) -> Void
  /// Identifies the value to which the binding refers, if known.
  private let identity: AnyHashable?
  /// How changes through the binding are animated.
  public var transaction = Transaction()

  /// A binding by closures.
  @preconcurrency
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get, set: { value, _ in set(value) })
  }

  /// A binding from closures; the setter gets the transaction of the change.
  @preconcurrency
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getValue = get
    setValue = set
    identity = nil
  }

  init(location: ValueLocation<Value>) {
    getValue = { location.value }
    setValue = { location.set($0, $1) }
    identity = ObjectIdentifier(location)
  }

  private init(
    get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void, identity: AnyHashable?,
    transaction: Transaction
  ) {
    getValue = get
    setValue = set
    self.identity = identity
    self.transaction = transaction
  }

  /// A binding whose value never changes.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  /// The value. Setting it changes it where it is stored.
  public var wrappedValue: Value {
    get { getValue() }
    nonmutating set {
      setValue(newValue, transaction.animation == nil && !transaction.disablesAnimations ? .current : transaction)
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// The binding itself, for wrappers of wrappers.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a property of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      get: { getValue()[keyPath: keyPath] },
      set: { new, transaction in
        var value = getValue()
        value[keyPath: keyPath] = new
        setValue(value, transaction)
      },
      identity: identity.map { PathIdentity(base: $0, keyPath: keyPath) }, transaction: transaction)
  }

  /// The binding, whose changes are made with a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// The binding with animated changes.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

/// A binding that may know the identity of its value.
protocol IdentifiedBinding {
  /// Equal for bindings of one value; nil for bindings from closures.
  var knownIdentity: AnyHashable? { get }
}

extension Binding: IdentifiedBinding {
  var knownIdentity: AnyHashable? { identity }
}

private struct PathIdentity: Hashable {
  let base: AnyHashable
  let keyPath: AnyKeyPath
}

extension Binding {
  /// A binding to a value as one that may be absent.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { value, transaction in
        if let value { base.transaction(transaction).wrappedValue = value }
      })
  }

  /// A binding to a value that is there; nil where it is absent.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.transaction($1).wrappedValue = $0 })
  }

  /// A binding to a value as one that can be hashed.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { value, transaction in
        if let value = value.base as? V { base.transaction(transaction).wrappedValue = value }
      })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// The iterator over the bindings.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A slice of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A position in the collection.
  public typealias Index = Value.Index
  /// The positions in the collection.
  public typealias Indices = Value.Indices
  /// The first position.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The position after the last.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The positions.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The position after another.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  /// A binding to the element at a position.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue[position] }, set: { transaction($1).wrappedValue[position] = $0 })
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  /// The position before another.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {
  /// The distance between two indexes.
  public func distance(from start: Value.Index, to end: Value.Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }
  /// The position at a distance from another.
  public func index(_ i: Value.Index, offsetBy distance: Int) -> Value.Index {
    wrappedValue.index(i, offsetBy: distance)
  }
}

extension Binding: DynamicProperty {}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: NodeComparable {
  func isKnownEqual(to other: Any) -> Bool {
    guard let other = other as? Binding<Value>, let identity else { return false }
    return identity == other.identity
  }
}

/// A value of a view that can be compared without being `Equatable`.
protocol NodeComparable {
  /// Whether the other value is known to be equal.
  func isKnownEqual(to other: Any) -> Bool
}
