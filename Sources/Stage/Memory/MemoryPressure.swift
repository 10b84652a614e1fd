import Foundation

/// Reports when the system is short of memory, by Linux's statistics of how long programs wait for memory
/// (https://docs.kernel.org/accounting/psi.html).
package enum MemoryPressure {
  private static let account = "/proc/pressure/memory"
  /// Fires when some program has waited for memory for 0.3 s of two seconds. Unprivileged processes may only ask for
  /// whole multiples of two seconds.
  private static let trigger = "some 300000 2000000"

  /// Calls `onPressure` on the main queue, at most once in two seconds, as long as the program runs. It uses a sleeping
  /// thread; on a system without pressure information it is never called.
  package static func watch(onPressure: @escaping @MainActor () -> Void) {
    guard let descriptor = descriptor(of: account) else { return }
    watch(descriptor) { DispatchQueue.main.async { MainActor.assumeIsolated(onPressure) } }
  }

  /// Opens the statistics and sets the trigger; nil if they do not exist or may not be watched.
  static func descriptor(of account: String) -> Int32? {
    let descriptor = open(account, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let written = trigger.withCString { write(descriptor, $0, strlen($0) + 1) }
    guard written > 0 else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  /// Calls `onPressure` on a separate thread each time the descriptor reports urgent data, until the other side closes
  /// it. The descriptor is closed then.
  static func watch(_ descriptor: Int32, onPressure: @escaping @Sendable () -> Void) {
    Thread.detachNewThread {
      var urgent = pollfd(fd: descriptor, events: Int16(POLLPRI), revents: 0)
      while poll(&urgent, 1, -1) >= 0 || errno == EINTR {
        if urgent.revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0 { break }
        if urgent.revents & Int16(POLLPRI) != 0 { onPressure() }
      }
      close(descriptor)
    }
  }
}
