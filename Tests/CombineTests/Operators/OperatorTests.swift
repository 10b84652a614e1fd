import Combine
import Expectations
import Foundation
import Testing

/// Each operator on a few values, as the documentation has it.
@Suite struct OperatorTests {
  private func values<P: Publisher>(_ publisher: P) -> [P.Output] {
    let probe = Probe<P.Output, P.Failure>(.unlimited)
    publisher.subscribe(probe)
    expect(probe.isFinished)
    return probe.values
  }

  private func failure<P: Publisher>(_ publisher: P) -> (values: [P.Output], error: P.Failure?) {
    let probe = Probe<P.Output, P.Failure>(.unlimited)
    publisher.subscribe(probe)
    return (probe.values, probe.error)
  }

  private let numbers = [1, 2, 3, 4, 5].publisher

  @Test func transformingOperatorsSendTransformedValues() throws {
    struct City { var name: String, size: Int }
    expectEqual(values(numbers.map { $0 * 2 }), [2, 4, 6, 8, 10])
    expectEqual(values(numbers.map { $0 * 2 }.map { "\($0)" }), ["2", "4", "6", "8", "10"])
    let cities = [City(name: "Bern", size: 3), City(name: "Oslo", size: 7)].publisher
    expectEqual(values(cities.map(\.name)), ["Bern", "Oslo"])
    expectEqual(values(cities.map(\.name, \.size)).map { "\($0.0)\($0.1)" }, ["Bern3", "Oslo7"])
    expectEqual(values(cities.map(\.name, \.size, \.name.count)).map { $0.2 }, [4, 4])
    let tried = failure(numbers.tryMap { if $0 == 3 { throw Broken(number: 3) } else { $0 } })
    expectEqual(tried.values, [1, 2])
    expectEqual(tried.error as? Broken, Broken(number: 3))
    expectEqual(values(["1", "x", "3"].publisher.compactMap { Int($0) }), [1, 3])
    expect(failure(["1", "x"].publisher.tryCompactMap { _ -> Int? in throw Broken() }).error is Broken)
    expectEqual(values(numbers.scan(0, +)), [1, 3, 6, 10, 15])
    expectEqual(failure(numbers.tryScan(0) { if $1 == 3 { throw Broken() } else { $0 + $1 } }).values, [1, 3])
    expectEqual(values([1, nil, 3].publisher.replaceNil(with: 0)), [1, 0, 3])
    struct Note: Codable, Equatable { var text: String }
    let coded = Just(Note(text: "a")).encode(encoder: JSONEncoder()).decode(type: Note.self, decoder: JSONDecoder())
    expectEqual(failure(coded).values, [Note(text: "a")])
    expect(failure(Just(Data()).decode(type: Note.self, decoder: JSONDecoder())).error is DecodingError)
    expectEqual(
      failure(
        Just(Note(text: "b")).encode(encoder: PropertyListEncoder())
          .decode(type: Note.self, decoder: PropertyListDecoder())
      ).values, [Note(text: "b")])
  }

  @Test func filteringOperatorsDropValues() {
    expectEqual(values(numbers.filter { $0 % 2 == 1 }), [1, 3, 5])
    expectEqual(failure(numbers.tryFilter { if $0 == 4 { throw Broken() } else { $0 > 1 } }).values, [2, 3])
    expectEqual(values([1, 1, 2, 2, 1].publisher.removeDuplicates()), [1, 2, 1])
    expectEqual(values([1, 3, 2, 4].publisher.removeDuplicates { $0 % 2 == $1 % 2 }), [1, 2])
    expectEqual(failure([1, 1].publisher.tryRemoveDuplicates { _, _ in throw Broken() }).values, [1])
    expectEqual(values(numbers.dropFirst()), [2, 3, 4, 5])
    expectEqual(values(numbers.dropFirst(9)), [])
    expectEqual(values(numbers.drop { $0 < 3 }), [3, 4, 5])
    expect(failure(numbers.tryDrop { _ in throw Broken() }).error is Broken)
    expectEqual(values(numbers.prefix(2)), [1, 2])
    expectEqual(values(numbers.prefix(0)), [])
    expectEqual(values(numbers.prefix { $0 < 3 }), [1, 2])
    expectEqual(failure(numbers.tryPrefix { if $0 == 3 { throw Broken() } else { true } }).values, [1, 2])
    expectEqual(values(numbers.output(at: 2)), [3])
    expectEqual(values(numbers.output(in: 1...2)), [2, 3])
    expectEqual(values(numbers.output(in: 3...)), [4, 5])
    expectEqual(values(Empty<Int, Never>().replaceEmpty(with: 7)), [7])
    expectEqual(values(Just(1).replaceEmpty(with: 7)), [1])
    expectEqual(values(numbers.ignoreOutput()), [])
  }

  @Test func reducingOperatorsSendTheirResult() {
    expectEqual(values(numbers.reduce(0, +)), [15])
    expect(failure(numbers.tryReduce(0) { _, _ in throw Broken() }).error is Broken)
    expectEqual(values(numbers.collect()), [[1, 2, 3, 4, 5]])
    expectEqual(values(numbers.collect(2)), [[1, 2], [3, 4], [5]])
    expectEqual(values(Empty<Int, Never>().collect()), [[]])
    expectEqual(values(numbers.count()), [5])
    expectEqual(values(numbers.first()), [1])
    expectEqual(values(numbers.first { $0 > 3 }), [4])
    expectEqual(values(numbers.first { $0 > 9 }), [])
    expect(failure(numbers.tryFirst { _ in throw Broken() }).error is Broken)
    expectEqual(values(numbers.last()), [5])
    expectEqual(values(numbers.last { $0 < 3 }), [2])
    expect(failure(numbers.tryLast { _ in throw Broken() }).error is Broken)
    expectEqual(values(numbers.contains(3)), [true])
    expectEqual(values(numbers.contains { $0 > 5 }), [false])
    expect(failure(numbers.tryContains { _ in throw Broken() }).error is Broken)
    expectEqual(values(numbers.allSatisfy { $0 > 0 }), [true])
    expectEqual(values(numbers.allSatisfy { $0 > 1 }), [false])
    expect(failure(numbers.tryAllSatisfy { _ in throw Broken() }).error is Broken)
    expectEqual(values([2, 9, 4].publisher.min()), [2])
    expectEqual(values([2, 9, 4].publisher.max()), [9])
    expectEqual(values(["aa", "b", "ccc"].publisher.max { $0.count < $1.count }), ["ccc"])
    expectEqual(values(["aa", "b", "ccc"].publisher.min { $0.count < $1.count }), ["b"])
    expect(failure([1, 2].publisher.tryMax { _, _ in throw Broken() }).error is Broken)
    expect(failure([1, 2].publisher.tryMin { _, _ in throw Broken() }).error is Broken)
  }

  @Test func errorOperatorsReplaceCatchAndRetry() {
    let broken = Fail<Int, Broken>(error: Broken(number: 1))
    expectEqual(
      values(numbers.setFailureType(to: Broken.self).append(broken).replaceError(with: 9)), [1, 2, 3, 4, 5, 9])
    expectEqual(values(broken.catch { Just($0.number + 1) }), [2])
    expectEqual(
      failure(broken.tryCatch { error -> Just<Int> in throw Broken(number: error.number + 5) }).error as? Broken,
      Broken(number: 6))
    expectEqual(failure(broken.tryCatch { Just($0.number) }).values, [1])
    expectEqual(failure(broken.mapError { Broken(number: $0.number * 10) }).error, Broken(number: 10))
    expectEqual(values(numbers.assertNoFailure()), [1, 2, 3, 4, 5])
    var attempts = 0
    let flaky = Deferred { () -> AnyPublisher<Int, Broken> in
      attempts += 1
      return attempts < 3
        ? Fail(error: Broken()).eraseToAnyPublisher() : Just(7).setFailureType(to: Broken.self).eraseToAnyPublisher()
    }
    expectEqual(failure(flaky.retry(1)).error, Broken())
    expectEqual(attempts, 2)
    attempts = 0
    expectEqual(values(flaky.retry(5)), [7])
    expectEqual(attempts, 3)
  }

  @Test func combiningOperatorsJoinValues() {
    expectEqual(values(numbers.append(6, 7)), [1, 2, 3, 4, 5, 6, 7])
    expectEqual(values(numbers.append([8])), [1, 2, 3, 4, 5, 8])
    expectEqual(values(numbers.append(Just(0))), [1, 2, 3, 4, 5, 0])
    expectEqual(values(numbers.prepend(0)), [0, 1, 2, 3, 4, 5])
    expectEqual(values(numbers.prepend([-1, 0])), [-1, 0, 1, 2, 3, 4, 5])
    expectEqual(values(numbers.prepend(Just(9))), [9, 1, 2, 3, 4, 5])
    expectEqual(values(numbers.flatMap { Array(repeating: $0, count: $0 % 3).publisher }), [1, 2, 2, 4, 5, 5])
    expectEqual(values([[1, 2], [3]].publisher.map { $0.publisher }.switchToLatest()), [1, 2, 3])
    expectEqual(values(numbers.zip(["a", "b"].publisher)).map { "\($0.0)\($0.1)" }, ["1a", "2b"])
    expectEqual(values(numbers.zip(numbers, numbers) { $0 + $1 + $2 }), [3, 6, 9, 12, 15])
    expectEqual(values(Publishers.Zip4(numbers, numbers, numbers, Just(1))).map { $0.0 + $0.3 }, [2])
    expectEqual(values(Just(1).merge(with: Just(2), Just(3))).sorted(), [1, 2, 3])
    expectEqual(values(Publishers.MergeMany([Just(1), Just(2)])), [1, 2])
    expectEqual(values(Publishers.MergeMany([Just<Int>]())), [])
    expectEqual(
      values(Publishers.Merge8(Just(1), Just(2), Just(3), Just(4), Just(5), Just(6), Just(7), Just(8))),
      [1, 2, 3, 4, 5, 6, 7, 8])
  }

  @Test func optionalsResultsAndRecordsPublishTheirValues() {
    expectEqual(values(Optional(3).publisher), [3])
    expectEqual(values(Int?.none.publisher), [])
    expectEqual(failure(Result<Int, Broken>.failure(Broken(number: 4)).publisher).error, Broken(number: 4))
    expectEqual(failure(Result<Int, Broken>.success(4).publisher).values, [4])
    let record = Record<Int, Broken> {
      $0.receive(1)
      $0.receive(completion: .failure(Broken(number: 2)))
    }
    expectEqual(failure(record).values, [1])
    expectEqual(failure(record).error, Broken(number: 2))
    let silent = Probe<Int, Never>(.unlimited)
    Empty<Int, Never>(completeImmediately: false).subscribe(silent)
    expect(silent.completions.isEmpty)
  }
}
