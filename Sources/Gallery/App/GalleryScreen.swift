import UIKit

/// The screens of the Gallery, each a list on real data.
enum GalleryScreen: String, CaseIterable {
  case feed

  var title: String {
    switch self {
    case .feed: "Feed"
    }
  }

  /// What the screen shows, in a line.
  var summary: String {
    switch self {
    case .feed: "Posts, with ads among them"
    }
  }

  /// The symbol beside the title.
  var symbol: String {
    switch self {
    case .feed: "bubble.left"
    }
  }

  @MainActor
  func makeViewController(_ content: GalleryContent) -> UIViewController {
    switch self {
    case .feed: FeedViewController(feed: content.feed, report: content.report)
    }
  }
}
