import Expectations
import Foundation
import Testing

@testable import StageSDL

/// Signals that ask the process to end. Each test is one turn of the main queue: windows of other tests watch, too.
@MainActor @Suite(.serialized) struct InterruptSignalsTests {
  private func isHandled(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    let handler = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    return handler != unsafeBitCast(SIG_DFL, to: Int.self) && handler != unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Sends a signal to this thread, which may be one of a pool that signals are kept from.
  private func send(_ signal: Int32) {
    var (set, former) = (sigset_t(), sigset_t())
    sigemptyset(&set)
    sigaddset(&set, signal)
    pthread_sigmask(SIG_UNBLOCK, &set, &former)
    raise(signal)
    pthread_sigmask(SIG_SETMASK, &former, nil)
  }

  @Test func theFirstSignalIsReportedAndTheSecondEndsTheProcess() throws {
    let former = signal(SIGTERM, SIG_DFL)
    defer { signal(SIGTERM, former) }
    var told = 0
    let signals = try require(InterruptSignals { told += 1 })
    defer { signals.end() }
    signals.tell()
    expect(told == 0 && isHandled(SIGTERM))
    send(SIGTERM)
    signals.tell()
    expect(told == 1 && !isHandled(SIGTERM))
    signals.tell()
    expectEqual(told, 1)
  }

  @Test func anIgnoredSignalRemainsIgnored() throws {
    let former = signal(SIGHUP, SIG_IGN)
    defer { signal(SIGHUP, former) }
    var told = 0
    let signals = try require(InterruptSignals { told += 1 })
    defer { signals.end() }
    send(SIGHUP)
    signals.tell()
    expect(told == 0 && !isHandled(SIGHUP))
  }
}
