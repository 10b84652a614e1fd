import Foundation

/// Reports when the system is short of memory, by Linux's statistics of how long programs wait for some
/// (https://docs.kernel.org/accounting/psi.html).
package enum MemoryPressure {
  private static let account = "/proc/pressure/memory"
  /// Some program waited for 0.3 s of two seconds. Unprivileged processes may only ask for whole multiples of two
  /// seconds.
  private static let trigger = "some 300000 2000000"

  /// Calls `onPressure` on the main queue, at most once in two seconds, as long as the program runs. Costs a thread
  /// that sleeps; where the system keeps no such account nothing is ever told.
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

  /// Calls `onPressure` on a thread of its own each time the descriptor has something urgent to say, until it is closed
  /// on the other side. The descriptor is closed then.
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
