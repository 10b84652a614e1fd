import Expectations
import Foundation
import Synchronization
import Testing

@testable import Stage

@Suite struct ThreadActivityTests {
  /// A thread of a name that computes until it is told to stop.
  final class Worker: Sendable {
    let mayStop = Atomic(false)
    let hasStarted = Atomic(false)
    let hasStopped = Atomic(false)

    func start(named name: String) {
      let thread = Thread { [self] in
        // Foundation hands the name on only once it knows the thread's number, which may be after this.
        FileHandle(forWritingAtPath: "/proc/thread-self/comm")?.write(Data(name.utf8))
        hasStarted.store(true, ordering: .releasing)
        while !mayStop.load(ordering: .acquiring) {}
        hasStopped.store(true, ordering: .releasing)
        while true { sleep(1000) }
      }
      thread.start()
      while !hasStarted.load(ordering: .acquiring) { sched_yield() }
    }
  }

  @Test func aComputingThreadIsBusyAndASleepingOneIsNot() {
    let worker = Worker()
    worker.start(named: "busy-worker")
    // A look at the list of threads may miss one while others come and go; some look out of many finds it.
    expect((0..<10_000).contains { _ in ThreadActivity.busyThreads().contains("busy-worker") })
    worker.mayStop.store(true, ordering: .releasing)
    while !worker.hasStopped.load(ordering: .acquiring) { sched_yield() }
    while ThreadActivity.busyThreads().contains("busy-worker") { sched_yield() }
  }

  @Test(arguments: [
    ("12 (name) R 1 2", "name", true), ("12 (name) S 1 2", "name", false), ("12 (a ) R (b) D 1", "a ) R (b", true),
    ("12 () S", "", false),
  ])
  func theKernelsStatusLineIsParsed(_ line: String, _ name: String, _ isBusy: Bool) throws {
    let state = try require(ThreadActivity.parse(line))
    expectEqual(state.name, name)
    expectEqual(state.isBusy, isBusy)
  }

  @Test func invalidStatusLinesAreNil() {
    expectNil(ThreadActivity.parse(""))
    expectNil(ThreadActivity.parse("12 name R"))
  }
}
