import Combine
import Expectations
import Testing

/// Operators on several sources that send in turn.
@Suite struct CombiningTests {
  @Test func combineLatestSendsOnceEachSourceHasAndThenAtEachChange() {
    let (name, age) = (PassthroughSubject<String, Never>(), CurrentValueSubject<Int, Never>(1))
    let probe = Probe<String, Never>(.unlimited)
    name.combineLatest(age) { "\($0)\($1)" }.subscribe(probe)
    expectEqual(probe.values, [])
    name.send("a")
    age.send(2)
    name.send("b")
    expectEqual(probe.values, ["a1", "a2", "b2"])
    age.send(completion: .finished)
    name.send("c")
    expectEqual(probe.values.last, "c2")
    expect(!probe.isFinished)
    name.send(completion: .finished)
    expect(probe.isFinished)
  }

  @Test func combineLatestFinishesWhenASourceFinishesWithoutAValue() {
    let other = PassthroughSubject<Int, Never>()
    let probe = Probe<Int, Never>(.unlimited)
    Empty<Int, Never>().combineLatest(other).map(+).subscribe(probe)
    expect(probe.isFinished)
  }

  @Test func combineLatestTakesThreeAndFourSources() {
    let subjects = (1...4).map { CurrentValueSubject<Int, Never>($0) }
    let three = Probe<Int, Never>(.unlimited)
    subjects[0].combineLatest(subjects[1], subjects[2]) { $0 * 100 + $1 * 10 + $2 }.subscribe(three)
    let four = Probe<Int, Never>(.unlimited)
    Publishers.CombineLatest4(subjects[0], subjects[1], subjects[2], subjects[3])
      .map { $0.0 * 1000 + $0.1 * 100 + $0.2 * 10 + $0.3 }.subscribe(four)
    subjects[1].send(7)
    expectEqual(three.values, [123, 173])
    expectEqual(four.values, [1234, 1734])
  }

  @Test func zipPairsValuesAndFinishesWhenNoPairIsPossible() {
    let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let probe = Probe<String, Never>(.unlimited)
    left.zip(right) { "\($0)\($1)" }.subscribe(probe)
    left.send(1)
    left.send(2)
    right.send("a")
    expectEqual(probe.values, ["1a"])
    left.send(completion: .finished)
    expect(!probe.isFinished)
    right.send("b")
    expectEqual(probe.values, ["1a", "2b"])
    expect(probe.isFinished)
  }

  @Test func switchToLatestReceivesOnlyFromTheLastPublisher() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let inner = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    let probe = Probe<Int, Never>(.unlimited)
    outer.switchToLatest().subscribe(probe)
    outer.send(inner[0])
    inner[0].send(1)
    outer.send(inner[1])
    inner[0].send(2)
    inner[1].send(3)
    outer.send(completion: .finished)
    expect(!probe.isFinished)
    inner[1].send(completion: .finished)
    expectEqual(probe.values, [1, 3])
    expect(probe.isFinished)
  }

  @Test func prefixAndDropUntilOutputFollowAnotherPublisher() {
    let (values, signal) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    let until = Probe<Int, Never>(.unlimited)
    values.prefix(untilOutputFrom: signal).subscribe(until)
    let after = Probe<Int, Never>(.unlimited)
    values.drop(untilOutputFrom: signal).subscribe(after)
    values.send(1)
    signal.send()
    values.send(2)
    expectEqual(until.values, [1])
    expect(until.isFinished)
    expectEqual(after.values, [2])
    expect(after.completions.isEmpty)
  }

  @Test func shareSubscribesOnceAndCancelsWithTheLast() {
    var (subscriptions, cancellations) = (0, 0)
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(
      receiveSubscription: { _ in subscriptions += 1 }, receiveCancel: { cancellations += 1 }
    ).share()
    var seen: [Int] = []
    let first = shared.sink { seen.append($0) }
    let second = shared.sink { seen.append($0 * 10) }
    subject.send(1)
    expectEqual(seen, [1, 10])
    first.cancel()
    expectEqual(cancellations, 0)
    second.cancel()
    expect((subscriptions, cancellations) == (1, 1))
  }

  @Test func aConnectablePublisherWaitsForConnect() {
    let connectable = [1, 2].publisher.makeConnectable()
    let probes = [Probe<Int, Never>(.unlimited), Probe<Int, Never>(.unlimited)]
    for probe in probes { connectable.subscribe(probe) }
    expectEqual(probes[0].values, [])
    let connection = connectable.connect()
    expectEqual(probes.map(\.values), [[1, 2], [1, 2]])
    connection.cancel()

    let subject = PassthroughSubject<Int, Never>()
    let multicast = Just(5).multicast(subject: subject)
    let probe = Probe<Int, Never>(.unlimited)
    multicast.subscribe(probe)
    _ = multicast.connect()
    expectEqual(probe.values, [5])
  }

  @Test func printWritesEachEvent() {
    final class Lines: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let lines = Lines()
    let token = (1...2).publisher.print("numbers", to: lines).sink { _ in }
    expectEqual(
      lines.text,
      """
      numbers: receive subscription: (1...2)
      numbers: request unlimited
      numbers: receive value: (1)
      numbers: receive value: (2)
      numbers: receive finished

      """)
    token.cancel()
  }

  @Test func aSubjectForwardsThePublisherItSubscribesTo() {
    let (source, subject) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    let token = source.subscribe(subject)
    source.send(4)
    expectEqual(subject.value, 4)
    token.cancel()
    source.send(5)
    expectEqual(subject.value, 4)
  }
}
