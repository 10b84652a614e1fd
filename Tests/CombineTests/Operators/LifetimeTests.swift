import Combine
import Expectations
import Testing

/// Cancellation and release.
@Suite struct LifetimeTests {
  final class Witness {}

  @Test func cancellingReleasesObjectsHeldByClosures() {
    let subject = PassthroughSubject<Int, Never>()
    weak var gone: Witness?
    var token: AnyCancellable?
    do {
      let witness = Witness()
      gone = witness
      token = subject.map { _ in _ = witness }.filter {
        _ = witness; return true
      }
      .sink(receiveCompletion: { _ in _ = witness }, receiveValue: { _ = witness })
    }
    expect(gone != nil)
    token?.cancel()
    expectNil(gone)
  }

  @Test func completionReleasesObjectsHeldByClosures() {
    let subject = PassthroughSubject<Int, Never>()
    weak var gone: Witness?
    var token: AnyCancellable?
    do {
      let witness = Witness()
      gone = witness
      token = subject.sink { _ in _ = witness }
    }
    subject.send(completion: .finished)
    expectNil(gone)
    token?.cancel()
  }

  @Test func releasingTheTokenCancels() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var tokens: Set<AnyCancellable> = []
    subject.sink { seen.append($0) }.store(in: &tokens)
    var list: [AnyCancellable] = []
    subject.sink { seen.append($0 * 10) }.store(in: &list)
    subject.send(1)
    expectEqual(seen, [1, 10])
    tokens.removeAll()
    subject.send(2)
    expectEqual(seen, [1, 10, 20])
    list = []
    subject.send(3)
    expectEqual(seen, [1, 10, 20])
  }

  @Test func assignRetainsItsObjectUntilTheTokenIsReleased() {
    final class Label { var text = "" }
    let subject = CurrentValueSubject<String, Never>("a")
    weak var gone: Label?
    var token: AnyCancellable?
    do {
      let label = Label()
      gone = label
      token = subject.assign(to: \.text, on: label)
    }
    subject.send("b")
    expectEqual(gone?.text, "b")
    token?.cancel()
    expectNil(gone)
  }

  @Test func aModelThatObservesItselfWeaklyIsReleased() {
    final class Model: ObservableObject {
      @Published var text = ""
      var count = 0
      var tokens: Set<AnyCancellable> = []
      init() { $text.dropFirst().sink { [weak self] in self?.count += $0.count }.store(in: &tokens) }
    }
    weak var gone: Model?
    do {
      let model = Model()
      gone = model
      model.text = "abc"
      expectEqual(model.count, 3)
    }
    expectNil(gone)
  }

  @Test func cancellingDuringReceiveEndsTheValues() {
    var seen: [Int] = []
    var token: AnyCancellable?
    let subject = PassthroughSubject<Int, Never>()
    token = subject.sink {
      seen.append($0)
      if $0 == 2 { token?.cancel() }
    }
    for number in 1...4 { subject.send(number) }
    expectEqual(seen, [1, 2])
  }

  @Test func sendingDuringReceiveNests() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let first = subject.sink { if $0 == 1 { subject.send(2) } }
    let second = subject.sink { seen.append($0) }
    subject.send(1)
    expectEqual(seen, [2, 1])
    withExtendedLifetime((first, second)) {}
  }

  @Test func sendingWithinClosuresOfOperatorsNests() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let token = subject.scan(0) { sum, value in
      if value == 1 { subject.send(10) }
      return sum + value
    }.removeDuplicates().combineLatest(Just(5)).sink { seen.append($0.0) }
    subject.send(1)
    expectEqual(seen, [10, 1])
    token.cancel()
  }

  @Test func anErrorOfOneSourceCancelsTheOthers() {
    let (first, second) = (PassthroughSubject<Int, Broken>(), PassthroughSubject<Int, Broken>())
    var cancelled = 0
    let watched = second.handleEvents(receiveCancel: { cancelled += 1 })
    for publisher in [
      first.merge(with: watched).map { _ in }.eraseToAnyPublisher(),
      first.combineLatest(watched).map { _ in }.eraseToAnyPublisher(),
      first.zip(watched).map { _ in }.eraseToAnyPublisher(),
    ] {
      let source = Probe<Void, Broken>(.unlimited)
      publisher.subscribe(source)
      _ = source
    }
    first.send(completion: .failure(Broken()))
    expectEqual(cancelled, 3)
  }

  @Test func aFutureStartsAtOnceAndKeepsItsResult() {
    var promise: Future<Int, Never>.Promise?
    var begun = 0
    let future = Future<Int, Never> {
      begun += 1
      promise = $0
    }
    expectEqual(begun, 1)
    let early = Probe<Int, Never>(.unlimited)
    future.subscribe(early)
    expectEqual(early.values, [])
    promise?(.success(3))
    promise?(.success(4))
    expectEqual(early.values, [3])
    expect(early.isFinished)
    let late = Probe<Int, Never>(.unlimited)
    future.subscribe(late)
    expectEqual(late.values, [3])
    expectEqual(begun, 1)
  }

  @Test func subjectsCompleteOnceAndCompleteLateSubscribers() {
    let subject = CurrentValueSubject<Int, Broken>(1)
    let early = Probe<Int, Broken>(.unlimited)
    subject.subscribe(early)
    subject.send(completion: .failure(Broken(number: 1)))
    subject.send(completion: .finished)
    subject.send(2)
    expectEqual(early.values, [1])
    expectEqual(early.error, Broken(number: 1))
    expectEqual(subject.value, 1)
    let late = Probe<Int, Broken>(.unlimited)
    subject.subscribe(late)
    expectEqual(late.values, [])
    expectEqual(late.error, Broken(number: 1))
  }
}
