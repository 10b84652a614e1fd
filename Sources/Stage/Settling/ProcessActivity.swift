import CLinux
import Foundation
import Glibc

/// The pending work of the process that its own queues do not show: network answers, and timers of Dispatch,
/// Foundation and Swift concurrency (`Task.sleep`, `asyncAfter`, `Timer`).
///
/// The kernel knows both, whichever library asked for them, so nothing has to be linked, hooked or registered: a
/// program that never uses the network does not load a network library for this.
package enum ProcessActivity {
  /// One pending answer or timer.
  package enum Wait: Hashable, Sendable, CustomStringConvertible {
    /// A connection that is being made, or whose peer was asked and has not answered yet.
    case answer(peer: String)
    /// A timer that fires in this many milliseconds.
    case timer(milliseconds: Int)

    package var description: String {
      switch self {
      case .answer(let peer): "an answer from \(peer)"
      case .timer(let milliseconds): "a timer that fires in \(milliseconds) ms"
      }
    }
  }

  /// Timers farther away than this, in seconds, are long-term plans (a cache's expiry, a periodic refresh), for which
  /// a picture should not wait.
  package static let horizon = 5.0

  /// Everything the process waits for now, in the order of its file descriptors.
  ///
  /// Dispatch arms its own timer while it watches its worker threads; `DispatchMonitor` distinguishes it from an app's.
  ///
  /// - Parameter isEndless: whether a timer fires again and again, and is not waited for.
  /// - Complexity: O(*n*) system calls in the number of open file descriptors.
  private static func waits(_ isEndless: (ArmedTimer) -> Bool) -> [Wait] {
    openDescriptors().compactMap { descriptor in
      connectionWait(descriptor) ?? timer(descriptor).flatMap { isEndless($0) ? nil : timerWait($0) }
    }
  }

  /// Everything the process waits for now; endless timers are waited for as others are.
  package static func waits() -> [Wait] { waits { _ in false } }

  private static func openDescriptors() -> [Int32] {
    guard let folder = opendir("/proc/self/fd") else { return [] }
    defer { closedir(folder) }
    var descriptors: [Int32] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if let descriptor = Int32(name), descriptor != dirfd(folder) { descriptors.append(descriptor) }
    }
    return descriptors.sorted()
  }
}

// MARK: - Connections

extension ProcessActivity {
  /// A connection owes an answer while it is being opened, and from the last byte sent to the first one received.
  private static func connectionWait(_ descriptor: Int32) -> Wait? {
    var state = connection_state()
    guard connection_state_of(descriptor, &state) else { return nil }
    if state.is_connecting { return .answer(peer: peerName(descriptor)) }
    guard state.is_established else { return nil }
    // A connection on which nothing was sent yet owes nothing; one that still receives is in the middle of its answer.
    let isAsked = state.has_sent && (!state.has_received || state.last_sent < state.last_received)
    let isAnswering = state.has_received && state.last_received < receivingWindow
    return isAsked || isAnswering ? .answer(peer: peerName(descriptor)) : nil
  }

  /// An answer that arrives in pieces is taken to be complete when none came for this many milliseconds.
  private static let receivingWindow: UInt32 = 60

  private static func peerName(_ descriptor: Int32) -> String {
    var address = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    var port = [CChar](repeating: 0, count: Int(NI_MAXSERV))
    let failed = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        getpeername(descriptor, pointer, &length) != 0
          || getnameinfo(
            pointer, length, &host, socklen_t(host.count), &port, socklen_t(port.count),
            NI_NUMERICHOST | NI_NUMERICSERV) != 0
      }
    }
    guard !failed else { return "a peer without a name" }
    return "\(text(host)):\(text(port))"
  }

  private static func text(_ characters: [CChar]) -> String {
    String(decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

// MARK: - Timers

extension ProcessActivity {
  /// The timers that will fire, in the order of their descriptors.
  static func armedTimers() -> [ArmedTimer] {
    openDescriptors().compactMap(timer)
  }

  private static func timer(_ descriptor: Int32) -> ArmedTimer? {
    let before = FrameClock.monotonicTime()
    let remaining = timer_remaining(descriptor)
    let after = FrameClock.monotonicTime()
    guard remaining > 0 else { return nil }
    return ArmedTimer(
      descriptor: descriptor, remaining: remaining, deadline: before + remaining...after + remaining)
  }

  private static func timerWait(_ timer: ArmedTimer) -> Wait? {
    guard timer.remaining <= horizon, !DispatchMonitor.owns(timer) else { return nil }
    return .timer(milliseconds: max(1, Int((timer.remaining * 1000).rounded())))
  }

  /// Observes repeatedly which events the process waits for. Timers that prove to be repeating are excluded.
  package struct Watch {
    private var periodic = PeriodicTimers()

    package init() {}

    package mutating func waits() -> [Wait] {
      let timers = armedTimers()
      DispatchMonitor.note(timers)
      periodic.note(timers)
      let periodic = periodic
      return ProcessActivity.waits { periodic.contains($0) }
    }
  }
}
