import UIKit

/// The screens of the Gallery, each a list on real data.
enum GalleryScreen: String, CaseIterable {
  case feed
  case plainFeed = "feed-plain"
  case news
  case product
  case shop
  case plainShop = "shop-plain"
  case settings
  case plainSettings = "settings-plain"
  case contacts
  case browse
  case outline
  case packages
  case playground
  case notes
  case habits
  case editing
  case updates
  case fuzzer

  var title: String {
    switch self {
    case .feed: "Feed"
    case .plainFeed: "Feed on a table view"
    case .news: "News"
    case .product: "Product"
    case .shop: "Shop"
    case .plainShop: "Shop on a collection view"
    case .settings: "Settings"
    case .plainSettings: "Settings on a table view"
    case .contacts: "Contacts"
    case .browse: "Browse"
    case .outline: "Outline"
    case .packages: "Packages"
    case .playground: "Playground"
    case .notes: "Notes"
    case .habits: "Habits"
    case .editing: "Editing"
    case .updates: "Updates"
    case .fuzzer: "Fuzzer"
    }
  }

  /// A line that describes the screen.
  var summary: String {
    switch self {
    case .feed: "Posts as they come, with ads among them"
    case .plainFeed: "Data source and delegate by hand, cells that size themselves"
    case .news: "Cells filled in four ways"
    case .product: "Blocks that come and go with the data"
    case .shop: "A page in parts that come one by one, or fail"
    case .plainShop: "Diffable sections in a compositional layout"
    case .settings: "Rows from an enum, switches, pages"
    case .plainSettings: "Every row by its index path"
    case .contacts: "Searched as one types, by initials"
    case .browse: "Shelves, a list and a grid in one collection view"
    case .outline: "A sidebar of folders that open and close"
    case .packages: "Those of this machine, with a page for each"
    case .playground: "A list from a file, shown as you save it"
    case .notes: "A list beside a text, tabs on a narrow window"
    case .habits: "Views as values, a list by SwiftUI"
    case .editing: "Swipe actions, edit mode, rows put in order"
    case .updates: "Random batches, every row animation"
    case .fuzzer: "Random operations, checked one by one"
    }
  }

  /// The symbol beside the title.
  var symbol: String {
    switch self {
    case .feed: "bubble.left"
    case .plainFeed: "bubble.left"
    case .news: "newspaper"
    case .product: "bag"
    case .shop, .plainShop: "cart"
    case .settings: "gearshape"
    case .plainSettings: "gearshape"
    case .contacts: "person.crop.circle"
    case .browse: "square.grid.2x2"
    case .outline: "folder"
    case .packages: "shippingbox"
    case .playground: "curlybraces"
    case .notes: "note.text"
    case .habits: "checkmark.circle"
    case .editing: "list.bullet"
    case .updates: "arrow.clockwise"
    case .fuzzer: "bolt"
    }
  }

  @MainActor
  func makeViewController(_ content: GalleryContent) -> UIViewController {
    switch self {
    case .feed:
      FeedViewController(
        feed: FeedModel(posts: content.feed.posts, ads: content.feed.ads, clock: content.clock),
        pictures: FeedPictures(folder: content.feed.folder, report: content.report), isLive: content.isLive)
    case .plainFeed: PlainFeedViewController(feed: content.feed, report: content.report)
    case .news: content.views.makeNews()
    case .shop: ShopViewController(shop: content.makeShop())
    case .plainShop: PlainShopViewController(shop: content.makeShop())
    case .product: ProductViewController(folder: content.feed.folder, report: content.report)
    case .settings: SettingsViewController()
    case .plainSettings: PlainSettingsViewController()
    case .contacts: ContactsViewController()
    case .browse: BrowseViewController(pictures: FeedPictures(folder: content.feed.folder, report: content.report))
    case .outline: OutlineViewController()
    case .packages: PackagesViewController(content.packages)
    case .playground: PlaygroundViewController(content.makePlayground())
    case .notes: NotesViewController()
    case .habits: content.views.makeHabits()
    case .editing: EditingViewController()
    case .updates: UpdatesViewController()
    case .fuzzer: FuzzerViewController()
    }
  }
}
