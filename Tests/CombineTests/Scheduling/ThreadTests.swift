import Combine
import Expectations
import Foundation
import Testing

/// Senders on several threads.
@Suite struct ThreadTests {
  @Test func valuesFromManyThreadsReachASinkSerially() {
    let subject = PassthroughSubject<Int, Never>()
    let other = PassthroughSubject<Int, Never>()
    var (sum, count, merged, latest) = (0, 0, 0, 0)
    let tokens = [
      subject.sink {
        sum += $0
        count += 1
      },
      subject.merge(with: other).sink { _ in merged += 1 },
      subject.combineLatest(other).sink { _ in latest += 1 },
    ]
    nonisolated(unsafe) let (sender, second) = (subject, other)
    DispatchQueue.concurrentPerform(iterations: 8) { index in
      for number in 1...500 { if index % 2 == 0 { sender.send(number) } else { second.send(number) } }
    }
    expectEqual(count, 2000)
    expectEqual(sum, 4 * 500 * 501 / 2)
    expectEqual(merged, 4000)
    expect(latest >= 2000)
    withExtendedLifetime(tokens) {}
  }

  @Test func cancellingWhileOthersSendIsSafe() {
    for _ in 0..<50 {
      let subject = CurrentValueSubject<Int, Never>(0)
      nonisolated(unsafe) let token = subject.map { $0 + 1 }.removeDuplicates().sink { _ in }
      nonisolated(unsafe) let sender = subject
      DispatchQueue.concurrentPerform(iterations: 4) { index in
        if index == 3 { token.cancel() } else { for number in 0..<50 { sender.send(number) } }
      }
    }
    let subject = CurrentValueSubject<Int, Never>(0)
    nonisolated(unsafe) let sender = subject
    DispatchQueue.concurrentPerform(iterations: 4) { index in sender.send(index + 1) }
    expect((1...4).contains(subject.value))
  }

  @Test func valuesAreAwaitedOneByOne() async throws {
    var seen: [Int] = []
    for await value in [1, 2, 3].publisher.values { seen.append(value) }
    expectEqual(seen, [1, 2, 3])
    let broken = [1].publisher.setFailureType(to: Broken.self).append(Fail(error: Broken(number: 5)))
    var before: [Int] = []
    await #expect(throws: Broken(number: 5)) {
      for try await value in broken.values { before.append(value) }
    }
    expectEqual(before, [1])
    expect(await Future<Int, Never> { $0(.success(6)) }.value == 6)
    await #expect(throws: Broken()) { try await Future<Int, Broken> { $0(.failure(Broken())) }.value }
  }

  @Test func notificationsAreSentUntilCancelled() {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    let object = NSObject()
    var seen: [String] = []
    let token = center.publisher(for: name, object: object).map { $0.userInfo?["key"] as? String ?? "" }
      .sink { seen.append($0) }
    center.post(name: name, object: object, userInfo: ["key": "a"])
    center.post(name: name, object: nil, userInfo: ["key": "b"])
    token.cancel()
    center.post(name: name, object: object, userInfo: ["key": "c"])
    expectEqual(seen, ["a"])
    expectEqual(center.publisher(for: name), center.publisher(for: name))
    expect(center.publisher(for: name) != center.publisher(for: name, object: object))
  }
}
