import Foundation

/// Threads that decode images: at most one for each processor, and only while there is work.
///
/// Dispatch is not used, because its first worker thread starts a timer that fires every second for the life of the
/// process, and an app that only writes one picture of itself would have to wait for that timer (see
/// `DispatchMonitor`).
enum DecodingThreads {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var waiting: [@Sendable () -> Void] = []
  /// How many of `waiting` were begun.
  private nonisolated(unsafe) static var begun = 0
  private nonisolated(unsafe) static var running = 0
  private static let limit = max(1, ProcessInfo.processInfo.activeProcessorCount)

  /// Runs `work` on one of the threads, in the order in which it came.
  static func run(_ work: @escaping @Sendable () -> Void) {
    lock.lock()
    waiting.append(work)
    let needsThread = running < limit
    if needsThread { running += 1 }
    lock.unlock()
    if needsThread { Thread.detachNewThread { workUntilDone() } }
  }

  private static func workUntilDone() {
    while let work = next() { work() }
  }

  /// The next piece of work; nil if there is none: the calling thread then ends.
  private static func next() -> (@Sendable () -> Void)? {
    lock.lock()
    defer { lock.unlock() }
    guard begun < waiting.count else {
      waiting.removeAll(keepingCapacity: true)
      begun = 0
      running -= 1
      return nil
    }
    begun += 1
    return waiting[begun - 1]
  }
}
