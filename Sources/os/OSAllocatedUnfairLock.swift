import Foundation

/// A lock, and a state that it guards. Copies share the lock and the state.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// A lock that guards a state, which need not be `Sendable`.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Waits for the lock, then calls a closure with the state while holding the lock.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Waits for the lock, then calls a closure with the state while holding the lock.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Calls a closure with the state if the lock is free; otherwise returns nil at once.
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

  /// Waits for the lock, then calls a closure while holding the lock.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Waits for the lock, then calls a closure while holding the lock.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Calls a closure if the lock is free; otherwise returns nil at once.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
    try withLockIfAvailable { _ in try body() }
  }

  /// Waits for the lock and acquires it.
  public func lock() { storage.lock.lock() }

  /// Acquires the lock if it is free. Returns whether it did.
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Releases the lock. Call it on the thread that acquired the lock.
  public func unlock() { storage.lock.unlock() }
}
