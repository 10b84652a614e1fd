import Combine
import Expectations
import Foundation
import MainTime
import Testing

/// Operators that wait, by a clock that the test moves.
@MainActor @Suite(.serialized) struct TimingTests {
  private let subject = PassthroughSubject<Int, Never>()

  @Test func debounceSendsTheLastValueAfterAPause() {
    let clock = TestClock()
    var seen: [Int] = []
    let token = subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).sink { seen.append($0) }
    subject.send(1)
    clock.advance(by: 0.2)
    subject.send(2)
    clock.advance(by: 0.29)
    expectEqual(seen, [])
    clock.advance(by: 0.02)
    expectEqual(seen, [2])
    subject.send(3)
    token.cancel()
    clock.advance(by: 1)
    expectEqual(seen, [2])
  }

  @Test func debounceOnTheMainRunLoopFollowsTheClockToo() {
    let clock = TestClock()
    var seen: [Int] = []
    let token = subject.debounce(for: 0.5, scheduler: RunLoop.main).sink { seen.append($0) }
    subject.send(1)
    clock.advance(by: 0.4)
    expectEqual(seen, [])
    clock.advance(by: 0.2)
    expectEqual(seen, [1])
    token.cancel()
  }

  @Test func throttleSendsTheFirstValueAndThenOnePerInterval() {
    let clock = TestClock()
    var (latest, first): ([Int], [Int]) = ([], [])
    let tokens = [
      subject.throttle(for: 1, scheduler: DispatchQueue.main, latest: true).sink { latest.append($0) },
      subject.throttle(for: 1, scheduler: DispatchQueue.main, latest: false).sink { first.append($0) },
    ]
    for number in 1...5 {
      subject.send(number)
      clock.advance(by: 0.4)
    }
    clock.advance(by: 2)
    expectEqual(latest, [1, 3, 5])
    expectEqual(first, [1, 2, 4])
    withExtendedLifetime(tokens) {}
  }

  @Test func delayKeepsTheOrderAndDelaysTheEnd() {
    let clock = TestClock()
    let probe = Probe<Int, Never>(.unlimited)
    [1, 2].publisher.delay(for: .seconds(2), scheduler: DispatchQueue.main).subscribe(probe)
    clock.advance(by: 1.9)
    expectEqual(probe.values, [])
    clock.advance(by: 0.2)
    expectEqual(probe.values, [1, 2])
    expect(probe.isFinished)
  }

  @Test func timeoutFinishesOrFailsWithoutValues() {
    let clock = TestClock()
    let plain = Probe<Int, Never>(.unlimited)
    subject.timeout(.seconds(1), scheduler: DispatchQueue.main).subscribe(plain)
    let failing = Probe<Int, Broken>(.unlimited)
    PassthroughSubject<Int, Broken>().timeout(1, scheduler: DispatchQueue.main, customError: { Broken(number: 9) })
      .subscribe(failing)
    clock.advance(by: 0.8)
    subject.send(1)
    clock.advance(by: 0.8)
    expectEqual(failing.error, Broken(number: 9))
    expectEqual(plain.values, [1])
    expect(!plain.isFinished)
    clock.advance(by: 0.3)
    expect(plain.isFinished)
  }

  @Test func aTimerSendsTheTimeAtEachInterval() {
    let clock = TestClock()
    var dates: [Date] = []
    let token = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect().sink { dates.append($0) }
    clock.advance(by: 1.6)
    expectEqual(dates.count, 3)
    expect(abs(dates[2].timeIntervalSince(dates[0]) - 1) < 1e-6)
    token.cancel()
    clock.advance(by: 2)
    expectEqual(dates.count, 3)
    expectEqual(clock.waitingCount, 0)
  }

  @Test func collectByTimeSendsTheValuesOfEachInterval() {
    let clock = TestClock()
    let (timed, counted) = (Probe<[Int], Never>(.unlimited), Probe<[Int], Never>(.unlimited))
    subject.collect(.byTime(DispatchQueue.main, 1)).subscribe(timed)
    subject.collect(.byTimeOrCount(DispatchQueue.main, 1, 2)).subscribe(counted)
    for number in 1...3 { subject.send(number) }
    expectEqual(counted.values, [[1, 2]])
    clock.advance(by: 1.1)
    subject.send(4)
    subject.send(completion: .finished)
    expectEqual(timed.values, [[1, 2, 3], [4]])
    expectEqual(counted.values, [[1, 2], [3], [4]])
    expect(timed.isFinished)
  }

  @Test func measureIntervalSendsTheTimeBetweenValues() {
    let clock = TestClock()
    var seconds: [Double] = []
    let token = subject.measureInterval(using: RunLoop.main).sink { seconds.append($0.magnitude) }
    clock.advance(by: 0.5)
    subject.send(1)
    clock.advance(by: 2)
    subject.send(2)
    expectEqual(seconds.map { ($0 * 10).rounded() / 10 }, [0.5, 2])
    token.cancel()
  }

  @Test func receiveOnTheMainQueueDeliversLaterInOrder() {
    let clock = TestClock()
    var seen: [Int] = []
    let token = subject.receive(on: DispatchQueue.main).sink { seen.append($0) }
    subject.send(1)
    subject.send(2)
    expectEqual(seen, [])
    clock.advance(by: 0)
    expectEqual(seen, [1, 2])
    let queue = subject.receive(on: OperationQueue.main).sink { seen.append($0 * 10) }
    let loop = subject.receive(on: RunLoop.main).sink { seen.append($0 * 100) }
    subject.send(3)
    clock.advance(by: 0)
    expectEqual(Set(seen), [1, 2, 3, 30, 300])
    withExtendedLifetime((token, queue, loop)) {}
  }

  @Test func receiveOnTheMainQueueDeliversWithoutAdvancingTheClock() async {
    let clock = TestClock()
    var seen: [Int] = []
    let token = subject.receive(on: DispatchQueue.main).sink { seen.append($0) }
    subject.send(1)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    expectEqual(seen, [1])
    clock.advance(by: 1)
    expectEqual(seen, [1])
    expectEqual(clock.waitingCount, 0)
    token.cancel()
  }

  @Test func subscribeOnSubscribesLater() {
    let clock = TestClock()
    let probe = Probe<Int, Never>(.unlimited)
    Just(4).subscribe(on: DispatchQueue.main).subscribe(probe)
    expectEqual(probe.values, [])
    clock.advance(by: 0)
    expectEqual(probe.values, [4])
  }

  @Test func immediateSchedulerCallsAtOnce() {
    var seen: [Int] = []
    let token = subject.delay(for: 5, scheduler: ImmediateScheduler.shared)
      .receive(on: ImmediateScheduler.shared).sink { seen.append($0) }
    subject.send(1)
    expectEqual(seen, [1])
    token.cancel()
  }

  @Test func stridesConvertFromSeconds() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    expectEqual(Stride.seconds(0.5), .milliseconds(500))
    expectEqual((1.5 as Stride).magnitude, 1_500_000_000)
    expectEqual((2 as Stride), .seconds(2))
    expectEqual(RunLoop.SchedulerTimeType.Stride.milliseconds(250).timeInterval, 0.25)
    let now = DispatchQueue.main.now
    expectEqual(now.distance(to: now.advanced(by: .seconds(3))), .seconds(3))
    expectEqual(now.distance(to: now.advanced(by: .seconds(-3))), .seconds(-3))
  }
}
