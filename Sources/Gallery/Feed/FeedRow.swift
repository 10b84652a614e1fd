/// A row of the feed: one of two models, distinguished by type.
enum FeedRow: Hashable, Sendable {
  case post(Post)
  case ad(Ad)

  /// The rows of a feed in the order shown: every post, and the ads that fit among them.
  ///
  /// Ads are taken from the front of `ads`, in order, for the positions of `adIndexes(postCount:adCount:)`.
  /// - Complexity: O(n) in the number of posts; call it when the data changes, never for a row.
  static func rows(posts: [Post], ads: [Ad]) -> [FeedRow] {
    let indexes = adIndexes(postCount: posts.count, adCount: ads.count)
    var rows: [FeedRow] = []
    rows.reserveCapacity(posts.count + indexes.count)
    var nextPost = 0
    for (adIndex, ad) in zip(indexes, ads) {
      while rows.count < adIndex {
        rows.append(.post(posts[nextPost]))
        nextPost += 1
      }
      rows.append(.ad(ad))
    }
    rows.append(contentsOf: posts[nextPost...].map(FeedRow.post))
    return rows
  }

  /// The indexes of ads in the finished list.
  ///
  /// Fewer than four posts: one ad after the last post. Otherwise one ad at index 2 and one at the end. With fewer ads
  /// than that needs: none at all.
  /// - Complexity: O(1).
  static func adIndexes(postCount: Int, adCount: Int) -> [Int] {
    let wanted = postCount < 4 ? [postCount] : [2, postCount + 1]
    return adCount >= wanted.count ? wanted : []
  }
}
