/// Ends an activity when it is cancelled or released.
final public class AnyCancellable: Cancellable, Hashable {
  private let lock = Lock()
  private var ending: (() -> Void)?

  /// Calls `cancel` at the end, once.
  public init(_ cancel: @escaping () -> Void) { ending = cancel }

  /// Cancels `canceller` at the end.
  public init<C>(_ canceller: C) where C: Cancellable { ending = canceller.cancel }

  deinit { ending?() }

  public final func cancel() {
    let ending = lock.withLock {
      defer { self.ending = nil }
      return self.ending
    }
    ending?()
  }

  /// Keeps the activity going for as long as `collection` holds it.
  public final func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable { collection.append(self) }

  /// Keeps the activity going for as long as `set` holds it.
  public final func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Whether both are one object.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// Hashes the identity of the object.
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
