import Expectations
import Testing
import UIKit

@testable import Trestle

@MainActor @Suite("Rows placed among others")
struct PlacementTests {
  private func list(_ posts: some Sequence<Int>, _ ads: some Sequence<Int>, _ placement: Placement) -> RowList {
    RowList {
      RowSection("feed") {
        Rows(posts.map { Post(id: $0, text: "p\($0)") }) { post in
          Row(post, in: PostCell.self) { $0.show($1) }.height(.fixed(44))
        }
        .placing(
          Rows(ads.map { Ad(id: $0, sponsor: "ad \($0)") }) { ad in
            Row(ad, in: AdCell.self) { $0.show($1) }.height(.fixed(44))
          }, placement)
      }
    }
  }

  private func names(_ shown: ShownList) -> [String] {
    (0..<shown.identities.rowCount).map { shown.identity(at: .init(section: 0, row: $0)).description }
  }

  @Test("one rule places one stream among another")
  func oneLine() {
    let placement = Placement.fewer(than: 4, .end, otherwise: [.at(2), .end]).allOrNone()
    expectEqual(names(ShownList(list(1...3, 1...5, placement))), ["Post 1", "Post 2", "Post 3", "Ad 1"])
    expectEqual(
      names(ShownList(list(1...4, 1...5, placement))), ["Post 1", "Post 2", "Ad 1", "Post 3", "Post 4", "Ad 2"])
    expectEqual(names(ShownList(list(1...4, 1...1, placement))), ["Post 1", "Post 2", "Post 3", "Post 4"])
    expectEqual(names(ShownList(list([Int](), [Int](), placement))), [])
    let behind = Placement.after(RowIdentity(Post.self, id: 3))
    expectEqual(names(ShownList(list(1...4, 1...5, behind))), ["Post 1", "Post 2", "Post 3", "Ad 1", "Post 4"])
  }

  @Test("an ad keeps its place among the posts, and its cell; a failed one leaves no gap")
  func stability() throws {
    let scene = ListScene()
    let every = Placement.every(3, from: 2)
    try scene.show(list(1...6, 1...2, every))
    expectEqual(scene.texts, ["p1", "p2", "ad 1", "p3", "p4", "p5", "ad 2", "p6"])
    let cells = scene.table.visibleCells
    try scene.show(list(-1...6, 1...2, every), animated: true)
    expectEqual(scene.texts, ["p-1", "p0", "p1", "p2", "ad 1", "p3", "p4", "p5", "ad 2", "p6"])
    expectEqual(Array(scene.table.visibleCells.dropFirst(2)), cells)
    try scene.show(list(-1...6, [2], every), animated: true)
    expectEqual(scene.texts, ["p-1", "p0", "p1", "p2", "p3", "p4", "p5", "ad 2", "p6"])
    try scene.show(list(-1...6, [2, 3], every), animated: true)
    expectEqual(scene.texts, ["p-1", "p0", "p1", "p2", "ad 3", "p3", "p4", "p5", "ad 2", "p6"])
    scene.expectSound()
  }

  @Test("an ad at the end keeps its place when a page is appended")
  func pages() throws {
    let scene = ListScene()
    try scene.show(list(1...3, 1...2, .end))
    try scene.show(list(1...6, 1...2, .end), animated: true)
    expectEqual(scene.texts, ["p1", "p2", "p3", "ad 1", "p4", "p5", "p6"])
    try scene.show(list(4...6, 1...2, .end), animated: true)
    expectEqual(scene.texts, ["ad 1", "p4", "p5", "p6"], "it stands before the post that was behind it")
    try scene.show(list(7...8, 1...2, .end), animated: true)
    expectEqual(scene.texts, ["p7", "p8", "ad 1"], "other posts are another end")
    scene.expectSound()
  }

  @Test("an ad returns to its place when its section is expanded again")
  func collapsing() throws {
    func feed(_ posts: ClosedRange<Int>, isCollapsed: Bool) -> RowList {
      var feed = list(posts, 1...2, .every(3, from: 2))
      feed.sections[0] = feed.sections[0].header("Feed").collapsible(isCollapsed) {}
      return feed
    }
    let scene = ListScene()
    try scene.show(feed(1...6, isCollapsed: false))
    try scene.show(feed(1...6, isCollapsed: true), animated: true)
    expect(scene.texts.isEmpty && scene.table.numberOfSections == 1)
    try scene.show(feed(0...6, isCollapsed: true), animated: true)
    try scene.show(feed(0...6, isCollapsed: false), animated: true)
    expectEqual(scene.texts, ["p0", "p1", "p2", "ad 1", "p3", "p4", "p5", "ad 2", "p6"])
    scene.expectSound()
  }

  @Test("changed rules place the ads again")
  func otherRules() throws {
    let scene = ListScene()
    try scene.show(list(1...4, 1...3, .every(2, from: 1)))
    expectEqual(scene.texts, ["p1", "ad 1", "p2", "p3", "ad 2", "p4"])
    try scene.show(list(1...4, 1...3, [.at(0), .end]), animated: true)
    expectEqual(scene.texts, ["ad 1", "p1", "p2", "p3", "p4", "ad 2"])
    scene.expectSound()
  }

  @Test("a late ad is inserted above the visible rows without moving them")
  func lateAd() throws {
    let scene = ListScene()
    let every = Placement.every(20, from: 3)
    try scene.show(list(0..<200, [Int](), every))
    scene.table.contentOffset.y = 44 * 100
    try scene.screen.settle()
    let top = scene.top(of: 104)
    try scene.show(list(0..<200, 1...3, every), animated: true)
    expectEqual(scene.table.numberOfRows(inSection: 0), 203)
    expectEqual(scene.top(of: 104), top)
  }
}
