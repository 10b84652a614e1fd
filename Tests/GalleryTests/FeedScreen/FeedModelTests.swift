import Expectations
import Testing
import TrestleTesting

@testable import Gallery
@testable import Trestle

@MainActor @Suite("The feed's model")
struct FeedModelTests {
  private let clock = ManualClock()

  private func makeFeed(posts: Int = 30) -> FeedModel {
    FeedModel(
      posts: (1...posts).map { Post(id: "\($0)", author: "A", avatar: nil, state: "now", text: "text \($0)") },
      ads: (1...2).map { Ad(id: "x\($0)", sponsor: "S\($0)", hint: "Ad", text: "", picture: nil) }, clock: clock)
  }

  @Test("pages come to the end")
  func pages() async throws {
    let feed = makeFeed()
    feed.pages.reload()
    for count in [12, 24, 30] {
      try require(await clock.waitForSleepers(1))
      clock.advance(by: FeedModel.pageDelay)
      try require(await waitUntil { feed.pages.elements.count == count })
      feed.pages.loadMore()
    }
    expectEqual("\(feed.pages.phase)", "endReached")
    expectEqual(feed.pages.elements.map(\.id), (1...30).map { "\($0)" })
  }

  @Test("ads are served over and over, each under a number of its own")
  func ads() async throws {
    let feed = makeFeed()
    feed.ads.start()
    for count in 1...4 {
      try require(
        await waitUntil {
          clock.advance(by: .milliseconds(150)); return feed.ads.ads.count == count
        })
      feed.ads.didShow("\(count)")
    }
    expectEqual(feed.ads.ads.prefix(4).map(\.id), ["1", "2", "3", "4"])
    expectEqual(feed.ads.ads.prefix(4).map(\.sponsor), ["S1", "S2", "S1", "S2"])
  }

  @Test("every second request fails if the user wants so, and is retried later")
  func failures() async throws {
    let feed = makeFeed()
    feed.supplier.mood = .failing
    feed.ads.start()
    try require(await clock.waitForSleepers(1))
    clock.advance(by: .milliseconds(150))
    try require(await waitUntil { feed.ads.ads.count == 1 })
    try require(await clock.waitForSleepers(2), "that of its life time, and the request")
    clock.advance(by: .milliseconds(150))
    try require(await waitUntil { if case .failed = feed.ads.status { true } else { false } })
    try require(await clock.waitForSleepers(2))
    clock.advance(by: .seconds(2))
    try require(
      await waitUntil {
        clock.advance(by: .milliseconds(150)); return feed.ads.ads.count == 2
      })
  }

  @Test("posts arrive while the user reads, newest first, up to a limit")
  func arrivals() async throws {
    let feed = makeFeed()
    feed.isReceiving = true
    try require(await clock.waitForSleepers(1))
    clock.advance(by: FeedModel.arrivalPause)
    try require(await waitUntil { feed.arrivals.count == 1 })
    try require(await clock.waitForSleepers(1))
    clock.advance(by: FeedModel.arrivalPause)
    try require(await waitUntil { feed.arrivals.map(\.id) == ["new-2", "new-1"] })
    feed.isReceiving = false
    try require(await waitUntil { clock.sleeperCount == 0 })
    for _ in 0..<100 { feed.receive() }
    expectEqual(feed.arrivals.count, FeedModel.mostArrivals)
    expectEqual(Set(feed.arrivals.map(\.id)).count, feed.arrivals.count)
  }

  @Test("refreshing waits for the first page, and something was written meanwhile")
  func refreshing() async throws {
    let feed = makeFeed()
    let task = Task { await feed.refresh() }
    try require(await clock.waitForSleepers(1))
    expect(feed.arrivals.isEmpty)
    clock.advance(by: FeedModel.pageDelay)
    await task.value
    expect(feed.pages.elements.count == 12 && feed.arrivals.count == 1)
  }
}
