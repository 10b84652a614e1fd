import Foundation

/// Decoding on other threads. A snapshot waits until it is finished.
package enum ImageDecoding {
  private static let condition = NSCondition()
  private nonisolated(unsafe) static var pending = 0
  private nonisolated(unsafe) static var results: [@MainActor @Sendable () -> Void] = []

  /// How many decodings have not been delivered yet.
  package static var pendingCount: Int {
    condition.lock()
    defer { condition.unlock() }
    return pending + results.count
  }

  /// Runs `work` on another thread.
  static func perform(_ work: @escaping @Sendable () -> Void) {
    change(1)
    DecodingThreads.run {
      work()
      change(-1)
    }
  }

  /// Runs `work` on another thread and then passes its result to `deliver` on the main actor.
  package static func perform<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value, deliver: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    change(1)
    DecodingThreads.run {
      let value = work()
      condition.lock()
      results.append { deliver(value) }
      pending -= 1
      condition.broadcast()
      condition.unlock()
      Task { @MainActor in deliverResults() }
    }
  }

  /// Delivers the results of finished work, on the main actor.
  @MainActor
  static func deliverResults() {
    condition.lock()
    let ready = results
    results = []
    condition.unlock()
    for deliver in ready { deliver() }
  }

  /// Waits until all pending pictures are decoded, and delivers them, so that a snapshot of the screen misses none.
  /// Returns false if that took longer than `timeout` seconds.
  @MainActor
  package static func finish(timeout: TimeInterval) -> Bool {
    let end = Date(timeIntervalSinceNow: timeout)
    condition.lock()
    while pending > 0, condition.wait(until: end) {}
    let isDone = pending == 0
    condition.unlock()
    deliverResults()
    return isDone
  }

  private static func change(_ amount: Int) {
    condition.lock()
    pending += amount
    condition.broadcast()
    condition.unlock()
  }
}
