import Foundation

/// The data of the screens, read when the first of them needs it.
@MainActor
final class GalleryContent {
  private let feedPath: String
  /// Whether somebody looks on, so that things may happen by themselves.
  let isLive: Bool
  /// Writes a line on standard error.
  let report: @Sendable (String) -> Void
  /// Says when what comes by itself comes.
  let clock: any Clock<Duration>
  /// Where the data come from of shops that are made.
  var shop: ShopSource

  init(
    feedPath: String, shop: ShopSource = .sample(.whole), isLive: Bool = false,
    clock: any Clock<Duration> = ContinuousClock(),
    report: @escaping @Sendable (String) -> Void = GalleryContent.writeToStandardError
  ) {
    self.shop = shop
    self.isLive = isLive
    self.clock = clock
    self.feedPath = feedPath
    self.report = report
  }

  private(set) lazy var feed: FeedFile = {
    let feed = FeedFile(path: feedPath)
    for line in feed.report { report(line) }
    return feed
  }()

  /// The page of a shop, nothing of which was asked for yet.
  func makeShop() -> ShopModel {
    ShopModel(
      service: shop.makeService(folder: GalleryResources.folder, clock: clock, report: report),
      bannerClock: isLive ? clock : nil)
  }

  nonisolated static func writeToStandardError(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
