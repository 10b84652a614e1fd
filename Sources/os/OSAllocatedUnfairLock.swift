import Foundation

/// A lock, and a state that it guards. Copies are one lock.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// A lock that guards a state, which may be shared.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Waits for the lock, and gives the state to a closure, which holds it.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Waits for the lock, and gives the state to a closure, which holds it.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Gives the state to a closure if nobody holds the lock; nil if somebody does.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// A lock that guards a state.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock without a state.
  public init() { self.init(uncheckedState: ()) }

  /// Waits for the lock, and calls a closure, which holds it.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Waits for the lock, and calls a closure, which holds it.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Calls a closure if nobody holds the lock; nil if somebody does.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
    try withLockIfAvailable { _ in try body() }
  }

  /// Waits for the lock, and holds it.
  public func lock() { storage.lock.lock() }

  /// Takes the lock if nobody holds it.
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Lets the lock go, on the thread that holds it.
  public func unlock() { storage.lock.unlock() }
}
