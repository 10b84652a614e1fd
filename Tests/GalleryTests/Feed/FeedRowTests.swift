import Expectations
import Testing

@testable import Gallery

@Suite("Merging posts and ads")
struct FeedRowTests {
  @Test(
    "ads are placed by the numbers of posts and ads",
    arguments: [
      // posts, ads, places
      (0, 0, []), (0, 1, [0]), (0, 5, [0]),
      (1, 0, []), (1, 1, [1]), (1, 2, [1]),
      (3, 0, []), (3, 1, [3]), (3, 8, [3]),
      (4, 0, []), (4, 1, []), (4, 2, [2, 5]), (4, 8, [2, 5]),
      (5, 1, []), (5, 2, [2, 6]),
      (40, 1, []), (40, 8, [2, 41]),
    ] as [(Int, Int, [Int])])
  func places(posts: Int, ads: Int, expected: [Int]) {
    expectEqual(FeedRow.adIndexes(postCount: posts, adCount: ads), expected)
  }

  @Test("every small feed keeps its posts in order and its ads at the stated places")
  func exhaustive() {
    for postCount in 0...12 {
      for adCount in 0...4 {
        let posts = (0..<postCount).map(Post.sample)
        let ads = (0..<adCount).map(Ad.sample)
        let rows = FeedRow.rows(posts: posts, ads: ads)
        let places = FeedRow.adIndexes(postCount: postCount, adCount: adCount)
        let world = "\(postCount) posts, \(adCount) ads"
        expectEqual(rows.compactMap(\.post), posts, "\(world)")
        expectEqual(rows.compactMap(\.ad), Array(ads.prefix(places.count)), "\(world)")
        expectEqual(rows.indices.filter { rows[$0].ad != nil }, places, "\(world)")
        if postCount > 0, !places.isEmpty {
          expect(rows.last?.ad != nil, "\(world): an ad closes the list")
        }
      }
    }
  }

  @Test("a post and an ad of one id are two rows")
  func identity() {
    var post = Post.sample(1)
    post.id = "1"
    var ad = Ad.sample(1)
    ad.id = "1"
    expectEqual(Set(FeedRow.rows(posts: [post], ads: [ad])).count, 2)
  }

  @Test("the same input gives the same rows")
  func pure() {
    let posts = (0..<9).map(Post.sample)
    let ads = (0..<3).map(Ad.sample)
    expectEqual(FeedRow.rows(posts: posts, ads: ads), FeedRow.rows(posts: posts, ads: ads))
  }
}

extension FeedRow {
  var post: Post? {
    if case .post(let post) = self { post } else { nil }
  }

  var ad: Ad? {
    if case .ad(let ad) = self { ad } else { nil }
  }
}

extension Post {
  static func sample(_ number: Int) -> Post {
    Post(id: "p\(number)", author: "Author \(number)", avatar: nil, state: "now", text: "Text \(number)")
  }
}

extension Ad {
  static func sample(_ number: Int) -> Ad {
    Ad(id: "a\(number)", sponsor: "Sponsor \(number)", hint: "Ad", text: "Text \(number)", picture: nil)
  }
}
