import CLinux
import Dispatch
import Glibc

/// Signals that ask the process to end, such as Control-C in its terminal. They are reported on the main queue, so that
/// the app can end as if its window were closed. A second signal of a kind ends a process that does not react.
@MainActor
final class InterruptSignals {
  private let descriptor: Int32
  private let source: any DispatchSourceRead
  private let interrupted: @MainActor () -> Void

  /// - Parameter interrupted: Called on the main queue after a signal; once if several arrive before the call.
  init?(_ interrupted: @escaping @MainActor () -> Void) {
    let descriptor = interrupts_watch()
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
    self.interrupted = interrupted
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.tell() }
    }
    source.setCancelHandler { interrupts_unwatch(descriptor) }
    source.activate()
  }

  /// Reports the signals that have arrived.
  func tell() {
    var count: UInt64 = 0
    if read(descriptor, &count, MemoryLayout<UInt64>.size) > 0 { interrupted() }
  }

  func end() { source.cancel() }
}
