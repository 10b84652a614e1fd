import Foundation
import Testing

@testable import StageSDL

/// Signals that ask the process to end.
@MainActor @Suite(.serialized) struct InterruptSignalsTests {
  private func handler(of signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    return action.__sigaction_handler.sa_handler != nil
  }

  private func mainQueueTurns(until isDone: () -> Bool) async {
    for _ in 0..<1000 where !isDone() {
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }
  }

  @Test func theFirstOneIsToldAndTheSecondEndsTheProcess() async throws {
    var told = 0
    let signals = try #require(InterruptSignals { told += 1 })
    #expect(handler(of: SIGTERM) && handler(of: SIGINT))
    raise(SIGTERM)
    await mainQueueTurns { told > 0 }
    #expect(told == 1)
    #expect(!handler(of: SIGTERM) && handler(of: SIGINT), "the next signal of the kind is not handled")
    signals.end()
    await mainQueueTurns { !handler(of: SIGINT) }
    #expect(!handler(of: SIGINT))
  }

  @Test func whatIsIgnoredRemainsIgnored() async throws {
    let former = signal(SIGHUP, SIG_IGN)
    defer { signal(SIGHUP, former) }
    var told = 0
    let signals = try #require(InterruptSignals { told += 1 })
    raise(SIGHUP)
    await mainQueueTurns { false }
    #expect(told == 0)
    signals.end()
    await mainQueueTurns { !handler(of: SIGINT) }
  }
}
