import CLinux
import Dispatch
import Glibc

/// Signals that ask the process to end, such as Control-C in its terminal: told on the main queue, so that the app can end
/// as it does when its window is closed. The second one of a kind ends a process that does not get there.
@MainActor
final class InterruptSignals {
  private let descriptor: Int32
  private let source: any DispatchSourceRead

  /// - Parameter interrupted: Called once for signals that come before it is called.
  init?(_ interrupted: @escaping @MainActor () -> Void) {
    descriptor = interrupts_watch()
    guard descriptor >= 0 else { return nil }
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    let descriptor = descriptor
    source.setEventHandler {
      var count: UInt64 = 0
      guard read(descriptor, &count, MemoryLayout<UInt64>.size) > 0 else { return }
      MainActor.assumeIsolated { interrupted() }
    }
    source.setCancelHandler { interrupts_unwatch(descriptor) }
    source.activate()
  }

  func end() { source.cancel() }
}
