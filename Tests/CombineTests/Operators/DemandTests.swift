import Combine
import Expectations
import Testing

/// A publisher never sends more than was asked for.
@Suite struct DemandTests {
  @Test func aSequenceSendsTheDemandAndFinishesWithTheLastElement() {
    let probe = Probe<Int, Never>()
    [1, 2, 3].publisher.subscribe(probe)
    expectEqual(probe.values, [])
    probe.subscription?.request(.max(2))
    expectEqual(probe.values, [1, 2])
    expect(!probe.isFinished)
    probe.subscription?.request(.max(1))
    expectEqual(probe.values, [1, 2, 3])
    expect(probe.isFinished)
  }

  @Test func demandReturnedForAValueIsAdded() {
    let probe = Probe<Int, Never>(.max(1)) { $0 < 4 ? .max(1) : .none }
    (1...100_000).publisher.subscribe(probe)
    expectEqual(probe.values, [1, 2, 3, 4])
    let all = Probe<Int, Never>(.max(1)) { _ in .max(1) }
    (1...100_000).publisher.subscribe(all)
    expectEqual(all.values.count, 100_000)
    expect(all.isFinished)
  }

  @Test func requestsDuringReceiveDoNotGrowTheStack() {
    final class Greedy: Subscriber {
      var subscription: (any Subscription)?
      var count = 0
      func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscription.request(.max(1))
      }
      func receive(_ input: Int) -> Subscribers.Demand {
        count += 1
        subscription?.request(.max(1))
        return .none
      }
      func receive(completion: Subscribers.Completion<Never>) {}
    }
    let greedy = Greedy()
    (1...200_000).publisher.subscribe(greedy)
    expectEqual(greedy.count, 200_000)
    greedy.subscription?.cancel()
  }

  @Test func aFilterRequestsAnotherValueForEachOneDropped() {
    let probe = Probe<Int, Never>(.max(2))
    (1...10).publisher.filter { $0 % 3 == 0 }.subscribe(probe)
    expectEqual(probe.values, [3, 6])
  }

  @Test func collectRequestsAsManyValuesAsItsArraysHold() {
    var requests: [Subscribers.Demand] = []
    let probe = Probe<[Int], Never>(.max(2))
    (1...10).publisher.handleEvents(receiveRequest: { requests.append($0) }).collect(3).subscribe(probe)
    expectEqual(probe.values, [[1, 2, 3], [4, 5, 6]])
    expectEqual(requests, [.max(6)])
  }

  @Test func aResultWaitsForDemand() {
    let probe = Probe<Int, Never>()
    (1...4).publisher.reduce(0, +).subscribe(probe)
    expectEqual(probe.values, [])
    expect(probe.completions.isEmpty)
    probe.subscription?.request(.max(1))
    expectEqual(probe.values, [10])
    expect(probe.isFinished)
  }

  @Test func aReplacementWaitsForDemand() {
    let probe = Probe<Int, Never>()
    Fail<Int, Broken>(error: Broken()).replaceError(with: 3).subscribe(probe)
    expect(probe.completions.isEmpty)
    probe.subscription?.request(.max(1))
    expectEqual(probe.values, [3])
    expect(probe.isFinished)
  }

  @Test func aPassthroughSubjectDropsValuesWithoutDemand() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = Probe<Int, Never>(.max(1))
    subject.subscribe(probe)
    subject.send(1)
    subject.send(2)
    probe.subscription?.request(.max(1))
    subject.send(3)
    expectEqual(probe.values, [1, 3])
  }

  @Test func aCurrentValueSubjectSendsTheLatestValueLater() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let probe = Probe<Int, Never>(.max(1))
    subject.subscribe(probe)
    subject.send(1)
    subject.send(2)
    expectEqual(probe.values, [0])
    probe.subscription?.request(.max(1))
    expectEqual(probe.values, [0, 2])
  }

  @Test func flatMapLimitsItsPublishersAndBuffersValues() {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    let probe = Probe<Int, Never>(.unlimited)
    [0, 1, 2].publisher.flatMap(maxPublishers: .max(1)) { subjects[$0] }.subscribe(probe)
    subjects[1].send(10)
    subjects[0].send(1)
    subjects[0].send(completion: .finished)
    subjects[1].send(11)
    subjects[1].send(completion: .finished)
    subjects[2].send(completion: .finished)
    expectEqual(probe.values, [1, 11])
    expect(probe.isFinished)

    let limited = Probe<Int, Never>(.max(2))
    [1, 2].publisher.flatMap { [$0, $0 * 10, $0 * 100].publisher }.subscribe(limited)
    expectEqual(limited.values.count, 2)
    limited.subscription?.request(.max(3))
    expectEqual(limited.values.count, 5)
    expect(limited.completions.isEmpty)
    limited.subscription?.request(.max(3))
    expectEqual(limited.values.sorted(), [1, 2, 10, 20, 100, 200])
    expect(limited.isFinished)
  }

  @Test func zipSendsNoMoreTuplesThanDemanded() {
    let probe = Probe<Int, Never>(.max(2))
    (1...9).publisher.zip((1...9).publisher).map { $0 * $1 }.subscribe(probe)
    expectEqual(probe.values, [1, 4])
    probe.subscription?.request(.max(1))
    expectEqual(probe.values, [1, 4, 9])
  }

  @Test func demandsAddUpWithoutOverflow() {
    expectEqual(Subscribers.Demand.max(3) + .max(4), .max(7))
    expectEqual(Subscribers.Demand.unlimited + 1, .unlimited)
    expectEqual(Subscribers.Demand.unlimited - 1, .unlimited)
    expectEqual(Subscribers.Demand.max(3) - .max(5), .none)
    expect(Subscribers.Demand.max(3) * 2 == 6)
    expectEqual(Subscribers.Demand.max(.max) + .max(.max), .unlimited)
    expect(Subscribers.Demand.max(5) > 4)
    expect(5 >= Subscribers.Demand.max(5))
    expectNil(Subscribers.Demand.unlimited.max)
    expectEqual("\(Subscribers.Demand.max(2)) \(Subscribers.Demand.unlimited)", "max(2) unlimited")
  }
}
