import Combine
import Expectations
import Fuzzing
import Testing

/// Random values through random chains of operators, against the same chain on arrays; with random demands.
@Suite struct RandomOperatorTests {
  private enum Link: CaseIterable {
    case double, odd, distinct, sums, dropTwo, upToFive, below, pairs, repeated, endless
  }

  @Test func randomChainsOfOperatorsAgreeWithArrays() {
    let seed = FuzzSeed.ofRun
    var random = SeededGenerator(seed: seed)
    for round in 0..<400 {
      let input = (0..<Int.random(in: 0...12, using: &random)).map { _ in Int.random(in: 0...6, using: &random) }
      let links = (0..<Int.random(in: 1...4, using: &random)).map { _ in Link.allCases.randomElement(using: &random)! }
      var publisher = input.publisher.eraseToAnyPublisher()
      var model = input
      for link in links { (publisher, model) = apply(link, publisher, model) }
      let probe = Probe<Int, Never>()
      publisher.subscribe(probe)
      var asked = 0
      while !probe.isFinished && asked < 500 {
        let more = Int.random(in: 1...4, using: &random)
        asked += more
        probe.subscription?.request(.max(more))
        expect(probe.values.count <= asked, "seed \(seed), round \(round), \(links) of \(input)")
      }
      expectEqual(probe.values, model, "seed \(seed), round \(round), \(links) of \(input)")
      expect(probe.isFinished, "seed \(seed), round \(round), \(links) of \(input)")
    }
  }

  private func apply(
    _ link: Link, _ publisher: AnyPublisher<Int, Never>, _ model: [Int]
  ) -> (AnyPublisher<Int, Never>, [Int]) {
    switch link {
    case .double: return (publisher.map { $0 * 2 }.eraseToAnyPublisher(), model.map { $0 * 2 })
    case .odd: return (publisher.filter { $0 % 2 == 1 }.eraseToAnyPublisher(), model.filter { $0 % 2 == 1 })
    case .distinct:
      var kept: [Int] = []
      for value in model where kept.last != value { kept.append(value) }
      return (publisher.removeDuplicates().eraseToAnyPublisher(), kept)
    case .sums:
      var sum = 0
      return (
        publisher.scan(0, +).eraseToAnyPublisher(),
        model.map {
          sum += $0
          return sum
        }
      )
    case .dropTwo: return (publisher.dropFirst(2).eraseToAnyPublisher(), Array(model.dropFirst(2)))
    case .upToFive: return (publisher.prefix(5).eraseToAnyPublisher(), Array(model.prefix(5)))
    case .below: return (publisher.prefix { $0 < 5 }.eraseToAnyPublisher(), Array(model.prefix { $0 < 5 }))
    case .pairs:
      let sums = stride(from: 0, to: model.count, by: 2).map { model[$0..<min($0 + 2, model.count)].reduce(0, +) }
      return (publisher.collect(2).map { $0.reduce(0, +) }.eraseToAnyPublisher(), sums)
    case .repeated:
      return (
        publisher.flatMap(maxPublishers: .max(1)) { [$0, $0 + 1].publisher }.eraseToAnyPublisher(),
        model.flatMap { [$0, $0 + 1] }
      )
    case .endless:
      return (publisher.zip((0...).publisher).map { $0 + $1 }.eraseToAnyPublisher(), model.enumerated().map { $0 + $1 })
    }
  }
}
