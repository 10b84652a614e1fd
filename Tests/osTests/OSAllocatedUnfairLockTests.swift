import Dispatch
import Expectations
import Testing
import os

struct OSAllocatedUnfairLockTests {
  @Test func aLockGuardsItsState() {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    let copy = lock
    DispatchQueue.concurrentPerform(iterations: 100) { _ in copy.withLock { $0 += 1 } }
    expectEqual(lock.withLock { $0 }, 100)
  }

  @Test func aHeldLockIsNotAvailable() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    expect(!lock.lockIfAvailable())
    expectNil(lock.withLockIfAvailable { 1 })
    lock.unlock()
    expectEqual(lock.withLockIfAvailable { 1 }, 1)
    expect(lock.withLock { 2 } == 2 && lock.withLockUnchecked { 3 } == 3)
  }

  @Test func aHeldStateIsNotAvailable() {
    let lock = OSAllocatedUnfairLock(uncheckedState: 1)
    expectEqual(lock.withLockIfAvailable { $0 }, 1)
    lock.withLockUnchecked { _ in expectNil(lock.withLockIfAvailable { $0 }) }
  }
}
