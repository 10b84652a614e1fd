import Testing
import TrestleTesting
import UIKit

@testable import Trestle

// Example: slow supplier
final class SlowAds: AdSupplier {
  private let clock: any Clock<Duration>
  private var count = 0

  init(clock: any Clock<Duration>) { self.clock = clock }

  func next() async throws -> Ad {
    try await clock.sleep(for: .seconds(2))
    count += 1
    return Ad(id: count, sponsor: "ad \(count)")
  }
}
// End of example

// Example: stories with ads
struct StoriesScreen: ListScreen {
  let stories: [Post]
  let stock: AdStock<Ad>

  var rows: RowList {
    Rows(stories) { story in Row(story, in: PostCell.self) { $0.show($1) } }
      .placing(stock, .every(10, from: 3)) { ad in Row(ad, in: AdCell.self) { $0.show($1) } }
  }
}
// End of example

@MainActor @Suite("The tutorial of late ads")
struct LateAdExamples {
  @Test("keeps what is read where it is", .runs("slow supplier", "stories with ads", "late ads under test"))
  func late() async throws {
    // Example: late ads under test
    let clock = ManualClock()
    let stock = AdStock(SlowAds(clock: clock), clock: clock)
    let stories = (1...40).map { Post(id: $0, text: "Story \($0)") }
    let list = ListViewController(StoriesScreen(stories: stories, stock: stock))
    let screen = MountedScreen(list)
    try screen.settle()
    let before = screen.picture

    stock.start()
    await clock.waitForSleepers(1)
    clock.advance(by: .seconds(2))
    try await screen.settle { list.tableView.numberOfRows(inSection: 0) == 41 }
    #expect(pictureDifference(expected: before, actual: screen.picture) == nil)

    try screen.scroll(.down, from: .label("Story 1"))
    try screen.settle()
    #expect(screen.accessibility.contains("ad 1"))
    // End of example
  }
}
