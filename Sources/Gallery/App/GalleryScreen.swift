import UIKit

/// The screens of the Gallery, each a list on real data.
enum GalleryScreen: String, CaseIterable {
  case feed
  case editing

  var title: String {
    switch self {
    case .feed: "Feed"
    case .editing: "Editing"
    }
  }

  /// What the screen shows, in a line.
  var summary: String {
    switch self {
    case .feed: "Posts, with ads among them"
    case .editing: "Swipe actions, edit mode, rows put in order"
    }
  }

  /// The symbol beside the title.
  var symbol: String {
    switch self {
    case .feed: "bubble.left"
    case .editing: "list.bullet"
    }
  }

  @MainActor
  func makeViewController(_ content: GalleryContent) -> UIViewController {
    switch self {
    case .feed: FeedViewController(feed: content.feed, report: content.report)
    case .editing: EditingViewController()
    }
  }
}
