import Expectations
import Foundation
import QuartzCore
import Testing

@testable import Stage

@MainActor @Suite final class FrameClockTests {
  /// Notes what a clock did, with its time.
  @MainActor final class Log {
    var lines: [String] = []

    func note(_ what: String, _ clock: FrameClock) {
      let milliseconds = (clock.now * 100_000).rounded() / 100
      lines.append("\(what) \(milliseconds)")
    }
  }

  private let log = Log()
  /// Made within the test: views of others, whose tests run between the making of this suite and its test, would have a clock
  /// that is the current one do something for them.
  private lazy var clock = {
    let clock = FrameClock.virtual()
    clock.onFrame = { [log, unowned clock] _ in log.note("frame", clock) }
    return clock
  }()

  @Test func aVirtualClockMovesOnlyWhenAdvanced() {
    expectEqual(clock.now, 0)
    clock.advance(by: 1.5)
    expectEqual(clock.now, 1.5)
    expectEqual(log.lines, [])
  }

  @Test func manyRequestsRunOneFrame() {
    for _ in 0..<10 { clock.requestFrame() }
    clock.advance(by: 1)
    expectEqual(log.lines, ["frame 16.67"])
    expect(!clock.isFrameRequested)
  }

  @Test func aFrameThatRequestsTheNextRunsAtEveryInterval() {
    clock.onFrame = { [clock, log] _ in
      log.note("frame", clock)
      clock.requestFrame()
    }
    clock.requestFrame()
    clock.advance(by: 0.05)
    expectEqual(log.lines, ["frame 16.67", "frame 33.33", "frame 50.0"])
    expect(clock.isFrameRequested)
  }

  @Test func framesDoNotDriftWhenAdvancedFrameByFrame() {
    clock.onFrame = { [clock] _ in clock.requestFrame() }
    clock.requestFrame()
    for _ in 0..<36_000 { clock.advance(by: FrameClock.virtualFrameInterval) }
    expectEqual(clock.frameCount, 36_000)
    expect(abs(clock.now - 600) < 1e-6)
  }

  @Test func shortStepsRunAsManyFramesAsOneLongStep() {
    clock.onFrame = { [clock] _ in clock.requestFrame() }
    clock.requestFrame()
    for _ in 0..<1000 { clock.advance(by: 0.007) }
    expectEqual(clock.frameCount, 420)
  }

  @Test func timersFireAtTheirExactTimesBetweenFrames() {
    clock.schedule(after: 0.02) { [clock, log] _ in log.note("late", clock) }
    clock.schedule(after: 0.001) { [clock, log] _ in log.note("early", clock) }
    clock.requestFrame()
    clock.advance(by: 0.1)
    expectEqual(log.lines, ["early 1.0", "frame 16.67", "late 20.0"])
  }

  @Test func timersOfEqualTimeFireInTheOrderOfScheduling() {
    for name in ["a", "b", "c"] {
      clock.schedule(after: 0.01) { [clock, log] _ in log.note(name, clock) }
    }
    clock.advance(by: 0.01)
    expectEqual(log.lines, ["a 10.0", "b 10.0", "c 10.0"])
  }

  @Test func timersFireBeforeAFrameOfEqualTime() {
    clock.schedule(after: FrameClock.virtualFrameInterval) { [clock, log] _ in log.note("timer", clock) }
    clock.requestFrame()
    clock.advance(by: 1)
    expectEqual(log.lines, ["timer 16.67", "frame 16.67"])
  }

  @Test func aFrameRequestedByATimerOnABoundaryRunsThen() {
    clock.schedule(after: FrameClock.virtualFrameInterval) { [clock] _ in clock.requestFrame() }
    clock.advance(by: 1)
    expectEqual(log.lines, ["frame 16.67"])
  }

  @Test func aFrameRequestedAtABoundaryRunsAtTheNext() {
    clock.advance(by: FrameClock.virtualFrameInterval)
    clock.requestFrame()
    clock.advance(by: 0)
    expectEqual(log.lines, [])
    clock.advance(by: FrameClock.virtualFrameInterval)
    expectEqual(log.lines, ["frame 33.33"])
  }

  @Test func aTimerScheduledByATimerFiresInTheSameAdvance() {
    clock.schedule(after: 0.01) { [clock, log] _ in
      clock.schedule(after: 0.01) { _ in log.note("second", clock) }
    }
    clock.advance(by: 0.05)
    expectEqual(log.lines, ["second 20.0"])
  }

  @Test func aRepeatingTimerFiresUntilItIsCancelled() {
    clock.schedule(after: 0.5, repeats: true) { [clock, log] timer in
      log.note("tick", clock)
      if log.lines.count == 3 { timer.cancel() }
    }
    clock.advance(by: 10)
    expectEqual(log.lines, ["tick 500.0", "tick 1000.0", "tick 1500.0"])
    expectNil(clock.nextTimerTime)
  }

  @Test func aCancelledTimerNeverFires() {
    let timer = clock.schedule(after: 0.5) { [clock, log] _ in log.note("tick", clock) }
    expect(timer.isValid)
    timer.cancel()
    timer.cancel()
    clock.advance(by: 10)
    expectEqual(log.lines, [])
    expect(!timer.isValid)
  }

  @Test func aTimerThatFiredIsNotValid() {
    let timer = clock.schedule(after: 0.5) { _ in }
    clock.advance(by: 1)
    expect(!timer.isValid)
  }

  @Test func pendingWorkNamesTheFrameAndSingleTimers() {
    expectEqual(clock.pendingWork, [])
    clock.schedule(after: 1, label: "the bounce") { _ in }
    clock.schedule(after: 0.5, repeats: true, label: "the caret") { _ in }
    clock.requestFrame()
    expectEqual(clock.pendingWork, ["a frame", "the bounce"])
    clock.advance(by: 2)
    expectEqual(clock.pendingWork, [])
  }

  @Test func timersThatAreNotAwaitedAreNoPendingWork() {
    let timer = clock.schedule(after: 1, isAwaited: false, label: "a backup") { _ in }
    expectEqual(clock.pendingWork, [])
    clock.advance(by: 1)
    expect(!timer.isValid, "it fires all the same")
  }

  @Test func aTickerRunsBeforeEveryFrameUntilCancelled() {
    var ticks = 0
    var ticker: FrameTicker?
    ticker = clock.tick(label: "a bounce") { [clock, log] _ in
      log.note("tick", clock)
      ticks += 1
      if ticks == 2 { ticker?.cancel() }
    }
    expectEqual(clock.pendingWork, ["a frame", "a bounce"])
    clock.advance(by: 1)
    expectEqual(log.lines, ["tick 16.67", "frame 16.67", "tick 33.33", "frame 33.33"])
    expectEqual(clock.pendingWork, [])
    expectEqual(ticker?.isValid, false)
  }

  @Test func aTickerCancelledInTheSameFrameIsNotCalled() {
    var second: FrameTicker?
    var calls: [String] = []
    let first = clock.tick(label: "first") { _ in
      calls.append("first")
      second?.cancel()
    }
    second = clock.tick(label: "second") { _ in calls.append("second") }
    clock.advance(by: 0.05)
    first.cancel()
    expect(!calls.isEmpty && calls.allSatisfy { $0 == "first" })
  }

  @Test func aRequestForAFrameWakesTheOwnerOnce() {
    let real = FrameClock.real()
    var changes = 0
    real.onScheduleChange = { changes += 1 }
    real.requestFrame()
    real.requestFrame()
    expectEqual(changes, 1)
    real.runFrame(at: real.now)
    real.requestFrame()
    expectEqual(changes, 2)
  }

  @Test func onlyAnEarlierTimerWakesTheOwner() {
    let real = FrameClock.real()
    var changes = 0
    real.onScheduleChange = { changes += 1 }
    let first = real.schedule(after: 10) { _ in }
    real.schedule(after: 20) { _ in }
    expectEqual(changes, 1)
    first.cancel()
    expectEqual(changes, 2)
  }

  @Test func aRealClockHoldsItsTimeDuringAFrame() {
    let real = FrameClock.real()
    let before = FrameClock.monotonicTime()
    expect(real.now >= before)
    var times: [Double] = []
    real.onFrame = { [unowned real] _ in times = [real.now, real.now] }
    real.runFrame(at: 42)
    expectEqual(times, [42, 42])
    expect(real.now >= before)
  }

  /// The times that another thread reads: of the clock and of new animations.
  private func timesElsewhere(_ clock: FrameClock) -> [Double] {
    nonisolated(unsafe) var times: [Double] = []
    let isRead = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      times = [clock.mediaTime, CACurrentMediaTime()]
      isRead.signal()
    }
    isRead.wait()
    return times
  }

  @Test func anotherThreadReadsTheVirtualTime() {
    clock.advance(by: 1.5)
    clock.makeCurrent()
    expectEqual(timesElsewhere(clock), [1.5, 1.5])
  }

  @Test func anotherThreadReadsTheMachinesTimeDuringAFrame() {
    let real = FrameClock.real()
    let before = FrameClock.monotonicTime()
    var times: [Double] = []
    real.onFrame = { [self, unowned real] _ in times = timesElsewhere(real) }
    real.runFrame(at: 42)
    expect(times.count == 2 && times.allSatisfy { $0 >= before }, "\(times)")
  }

  @Test func aLateRepeatingTimerSkipsMissedFirings() {
    let real = FrameClock.real()
    var ticks = 0
    let start = real.now
    let timer = real.schedule(after: 1, repeats: true) { _ in ticks += 1 }
    real.runTimers(until: start + 7.25)
    expectEqual(ticks, 1)
    expect(timer.fireTime > start + 7.25)
    expect(timer.fireTime <= start + 8.25)
  }

  @Test func theRunningClockIsTheCurrentOne() {
    let other = FrameClock.virtual()
    expect(FrameClock.current === other)
    clock.requestFrame()
    clock.onFrame = { [clock] time in
      expect(FrameClock.current === clock)
      expectEqual(CACurrentMediaTime(), time)
    }
    clock.advance(by: 0.1)
    expect(FrameClock.current === clock)
    expectEqual(CACurrentMediaTime(), clock.now)
  }

  @Test func twoClocksRunIndependently() {
    let other = FrameClock.virtual()
    other.onFrame = { [log] _ in log.note("other", other) }
    clock.requestFrame()
    other.requestFrame()
    clock.advance(by: 1)
    expectEqual(log.lines, ["frame 16.67"])
    expectEqual(other.now, 0)
    other.advance(by: 0.02)
    expectEqual(log.lines, ["frame 16.67", "other 16.67"])
  }
}
