import Foundation
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

// Example: timeline
struct Timeline: ListScreen {
  let posts: PagedList<Post, Int>

  var rows: RowList {
    RowList {
      Rows(posts.elements) { post in Row(post, in: PostCell.self) { $0.show($1) } }
      switch posts.phase {
      case .initial, .loaded: Rows {}
      case .loading, .loadingMore: Row("loading", text: "One moment")
      case .failed, .failedMore: Row("failed", text: "Try again").onSelect { posts.retry() }
      case .empty: Row("empty", text: "Nothing here")
      case .endReached: Row("end", text: "That is all")
      }
    }
    .onNearEnd(within: 5) { posts.loadMore() }
    .onRefresh { await posts.refresh() }
  }
}
// End of example

struct DecodedPost: Decodable { var text: String }
struct DecodedOffer: Decodable { var price: Int }
enum FeedItem {
  case post(DecodedPost)
  case offer(DecodedOffer)
}

@MainActor @Suite("The examples of loaded data")
struct DataExamples {
  @Test("load page by page, to the end", .runs("timeline"))
  func pages() async throws {
    let posts = PagedList<Post, Int> { page in
      let page = page ?? 0
      return ListPage((0..<3).map { Post(id: page * 3 + $0, text: "\(page).\($0)") }, next: page == 0 ? 1 : nil)
    }
    let timeline = ListViewController(Timeline(posts: posts))
    let screen = MountedScreen(timeline)
    await posts.refresh()
    try await screen.settle {
      if case .endReached = posts.phase { timeline.tableView.visibleCells.count == 7 } else { false }
    }
    let texts = timeline.tableView.visibleCells.map { cell in
      (cell as? PostCell)?.post?.text ?? (cell.contentConfiguration as? UIListContentConfiguration)?.text
    }
    #expect(texts == ["0.0", "0.1", "0.2", "1.0", "1.1", "1.2", "That is all"])
  }

  @Test("decode an array of several kinds", .runs("decoder"))
  func decoding() throws {
    let data = Data(#"[{"type": "post", "text": "a"}, {"type": "poll"}, {"type": "offer", "price": 3}]"#.utf8)
    // Example: decoder
    let decoder = MixedDecoder<FeedItem>(kindKey: "type")
      .kind("post", DecodedPost.self) { .post($0) }
      .kind("offer", DecodedOffer.self) { .offer($0) }
    let feed = try decoder.decode(data)
    // End of example
    guard case .post(let post) = feed.elements.first, case .offer(let offer) = feed.elements.last else {
      Issue.record("\(feed.elements)")
      return
    }
    #expect(post.text == "a" && offer.price == 3)
    #expect(feed.problems.map(\.index) == [1])
  }
}
