import Expectations
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

/// A supplier whose answers are given by hand, behind a library that calls back.
@MainActor
final class HandSupplier: AdSupplier {
  struct NoAd: Error {}

  private var waiting: [CheckedContinuation<Ad, any Error>] = []
  private(set) var requests = 0
  private(set) var preloads: [Int] = []
  var lifetime: Duration?

  func next() async throws -> Ad {
    requests += 1
    return try await withCheckedThrowingContinuation { waiting.append($0) }
  }

  func preload(_ count: Int) { preloads.append(count) }
  func lifetime(of ad: Ad) -> Duration? { lifetime }

  var isAsked: Bool { !waiting.isEmpty }
  func answer(_ id: Int) { waiting.removeFirst().resume(returning: Ad(id: id, sponsor: "ad \(id)")) }
  func fail() { waiting.removeFirst().resume(throwing: NoAd()) }
}

@MainActor @Suite("A stock of ads")
struct AdStockTests {
  private let supplier = HandSupplier()
  private let clock = ManualClock()

  private func makeStock(ahead: Int = 2, pause: Duration = .zero) -> AdStock<Ad> {
    AdStock(
      supplier, ahead: ahead, backOff: BackOff(pause: pause, first: .seconds(2), longest: .seconds(10)), clock: clock)
  }

  private func answer(_ id: Int) async throws {
    try require(await waitUntil { supplier.isAsked })
    supplier.answer(id)
  }

  private func failures(_ stock: AdStock<Ad>) -> Int? {
    if case .failed(_, let failures) = stock.status { failures } else { nil }
  }

  @Test("asks for one ad at a time until enough are at hand, and for another one when one is shown")
  func preloading() async throws {
    let stock = makeStock()
    await yieldToTasks()
    expectEqual(supplier.requests, 0, "nothing was started")
    stock.start()
    stock.start()
    try await answer(1)
    try require(await waitUntil { stock.ads.count == 1 })
    try await answer(2)
    try require(await waitUntil { stock.ads.count == 2 })
    await yieldToTasks()
    expect(supplier.requests == 2 && "\(stock.status)" == "idle")
    expectEqual(supplier.preloads, [2, 1], "each time what is missing")
    stock.didShow(1)
    stock.didShow(1)
    try await answer(3)
    try require(await waitUntil { stock.ads.map(\.id) == [1, 2, 3] })
    await yieldToTasks()
    expectEqual(supplier.requests, 3)
  }

  @Test("waits after a failure, longer each time, and not after a success")
  func backOff() async throws {
    let stock = makeStock(ahead: 1)
    stock.start()
    for (number, delay) in [2, 4, 8, 10, 10].enumerated() {
      try require(await waitUntil { supplier.isAsked })
      supplier.fail()
      try require(await waitUntil { failures(stock) == number + 1 })
      try require(await clock.waitForSleepers(1))
      clock.advance(by: .seconds(delay) - .milliseconds(1))
      await yieldToTasks()
      expectEqual(supplier.requests, number + 1, "after \(number + 1) failures")
      clock.advance(by: .milliseconds(1))
    }
    try await answer(1)
    try require(await waitUntil { stock.ads.count == 1 })
    stock.didShow(1)
    try require(await waitUntil { supplier.isAsked })
    supplier.fail()
    try require(await waitUntil { failures(stock) == 1 }, "counted anew")
  }

  @Test("waits between two ads where a pause is asked for")
  func pause() async throws {
    let stock = makeStock(pause: .seconds(5))
    stock.start()
    try await answer(1)
    try require(await clock.waitForSleepers(1))
    expect("\(stock.status)" == "pausing" && supplier.requests == 1)
    clock.advance(by: .seconds(5))
    try require(await waitUntil { supplier.requests == 2 })
  }

  @Test("an ad that waited too long is discarded, one that was shown is kept")
  func expiry() async throws {
    supplier.lifetime = .seconds(60)
    let stock = makeStock()
    stock.start()
    try await answer(1)
    try await answer(2)
    try require(await clock.waitForSleepers(2))
    stock.didShow(1)
    try await answer(3)
    try require(await waitUntil { stock.ads.count == 3 })
    try require(await clock.waitForSleepers(2), "those of 2 and 3")
    clock.advance(by: .seconds(60))
    try require(await waitUntil { stock.ads.map(\.id) == [1] })
    try await answer(4)
    try require(await waitUntil { stock.ads.map(\.id) == [1, 4] })
  }

  @Test("a repeated ad counts as a failure")
  func repeated() async throws {
    let stock = makeStock()
    stock.start()
    try await answer(1)
    try await answer(1)
    try require(await waitUntil { failures(stock) == 1 })
    expectEqual(stock.ads.map(\.id), [1])
    guard case .failed(let error, _) = stock.status else {
      Issue.record("the stock is \(stock.status)")
      return
    }
    expectEqual(error as? AdStockError, .repeatedAd)
  }

  @Test("ads can be discarded, one and all; an answer to an earlier request is ignored")
  func renewal() async throws {
    let stock = makeStock()
    stock.start()
    try await answer(1)
    try await answer(2)
    try require(await waitUntil { stock.ads.count == 2 })
    stock.discard(1)
    expectEqual(stock.ads.map(\.id), [2])
    try require(await waitUntil { supplier.isAsked })
    stock.renew()
    expect(stock.ads.isEmpty)
    try require(await waitUntil { supplier.requests == 4 })
    supplier.answer(3)
    try await answer(4)
    try require(await waitUntil { stock.ads.map(\.id) == [4] })
  }

  @Test("a released stock requests nothing more")
  func lifeTime() async throws {
    weak var gone: AdStock<Ad>?
    do {
      let stock = makeStock()
      gone = stock
      stock.start()
      try require(await waitUntil { supplier.isAsked })
      supplier.fail()
      try require(await clock.waitForSleepers(1))
    }
    try require(await waitUntil { gone == nil && clock.sleeperCount == 0 })
  }
}
