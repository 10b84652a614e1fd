import Observation
import Trestle
import UIKit

struct Post: Identifiable, Equatable {
  var id: Int
  var text: String
}

/// Ads have numbers of their own: an ad 1 and a post 1 are different rows.
struct Ad: Identifiable, Equatable {
  var id: Int
  var sponsor: String
}

final class PostCell: UITableViewCell {
  private(set) var post: Post?

  func show(_ post: Post) {
    self.post = post
    textLabel?.text = post.text
    textLabel?.numberOfLines = 0
  }
}

final class AdCell: UITableViewCell {
  func show(_ ad: Ad) { textLabel?.text = ad.sponsor }
}

@MainActor @Observable
final class FeedModel {
  var posts: [Post] = []
  var ads: [Ad] = []
  /// Two posts from the top on, then each four.
  var placement = Placement.every(4, from: 2)
  var opened: [Int] = []
  var impressions: [Int: Int] = [:]

  func delete(_ post: Post) { posts.removeAll { $0.id == post.id } }
}

/// Posts and ads, each stream of its own type.
struct FeedContents: ListScreen {
  let feed: FeedModel

  var rows: RowList {
    RowSection("feed") {
      Rows(feed.posts) { post in
        Row(post, in: PostCell.self) { cell, post in cell.show(post) }
          .onSelect { feed.opened.append($0.id) }
          .onDelete { feed.delete($0) }
      }
      .placing(ads, feed.placement)
    }
  }

  private var ads: Rows {
    Rows(feed.ads) { ad in
      Row(ad, in: AdCell.self) { $0.show($1) }
        .onDisplay { feed.impressions[$0.id, default: 0] += 1 }
    }
  }
}
