import Trestle
import UIKit

/// Posts page by page, with ads placed by a rule, and a row for the state of loading.
struct FeedScreen: ListScreen {
  let feed: FeedModel
  let pictures: FeedPictures

  var title: String? { "Feed" }

  var rows: RowList {
    RowList {
      RowSection("feed") {
        Rows {
          Rows(feed.arrivals) { row($0) }
          Rows(feed.pages.elements) { row($0) }
        }
        .placing(feed.ads, feed.rule.placement) { row($0) }
      }
      RowSection("phase") { phase }
    }
    .onNearEnd(within: 4) { feed.pages.loadMore() }
    .onRefresh { await feed.refresh() }
  }

  private func row(_ post: Post) -> Row<Post> {
    Row(post, in: PostCell.self) { $0.show($1, picture: pictures.picture($1.avatar)) }
  }

  private func row(_ ad: Ad) -> Row<Ad> {
    Row(ad, in: AdCell.self) { $0.show($1, picture: pictures.picture($1.picture)) }
      .onVisible { feed.count($0) }
  }

  private var phase: Rows {
    Rows {
      switch feed.pages.phase {
      case .loading where feed.pages.elements.isEmpty:
        for number in 0..<6 { Row(number, SkeletonPost()) }
      case .loadingMore: Row("more", SkeletonPost())
      case .failed, .failedMore:
        Row("failed", Self.note("That did not come. Tap to try again.")).onSelect { feed.pages.retry() }
      case .empty: Row("empty", Self.note("Nobody wrote anything"))
      case .endReached: Row("end", Self.note("You have read everything"))
      case .initial, .loading, .loaded: Rows {}
      }
    }
  }

  private static func note(_ text: String) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = text
    content.textProperties.font = FeedStyle.detail
    content.textProperties.color = .secondaryLabel
    content.textProperties.alignment = .center
    return content
  }
}
