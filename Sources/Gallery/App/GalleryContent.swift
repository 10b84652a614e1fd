import Foundation

/// The data of the screens, read when the first of them needs it.
@MainActor
final class GalleryContent {
  private let feedPath: String
  private let packagesPath: String
  private let playgroundPath: String?
  /// Whether the Gallery runs in a window, so that content may change over time.
  let isLive: Bool
  /// Writes a line on standard error.
  let report: @Sendable (String) -> Void
  /// The clock of changes that happen by themselves.
  let clock: any Clock<Duration>
  /// Makes the Gallery's screens that need SwiftUI.
  let views: any ViewScreens
  /// The source of the data of new shops.
  var shop: ShopSource

  init(
    feedPath: String, packagesPath: String = PackagesFile.systemPath, playgroundPath: String? = nil,
    shop: ShopSource = .sample(.whole), views: any ViewScreens, isLive: Bool = false,
    clock: any Clock<Duration> = ContinuousClock(),
    report: @escaping @Sendable (String) -> Void = GalleryContent.writeToStandardError
  ) {
    self.shop = shop
    self.views = views
    self.isLive = isLive
    self.clock = clock
    self.feedPath = feedPath
    self.packagesPath = packagesPath
    self.playgroundPath = playgroundPath
    self.report = report
  }

  private(set) lazy var feed: FeedFile = {
    let feed = FeedFile(path: feedPath)
    for line in feed.report { report(line) }
    return feed
  }()

  lazy var packages: PackagesFile = {
    let packages = PackagesFile(path: packagesPath)
    for line in packages.report { report(line) }
    return packages
  }()

  /// The description file named on the command line, or an example.
  private(set) lazy var playground: DescriptionFile = readPlayground()
  private var isPlaygroundOpened = false

  private func readPlayground() -> DescriptionFile {
    let file = DescriptionFile(path: playgroundPath ?? PlaygroundExample.feed.path)
    for line in file.report(isEmpty: file.list == nil) { report(line) }
    return file
  }

  /// The list of a description, read again whenever it is saved, and when the screen is opened again.
  func makePlayground() -> PlaygroundModel {
    let file = isPlaygroundOpened ? readPlayground() : playground
    isPlaygroundOpened = true
    return PlaygroundModel(file, named: playgroundPath, isLive: isLive, clock: clock, report: report)
  }

  /// A new model of the shop's page, which has requested nothing yet.
  func makeShop() -> ShopModel {
    ShopModel(
      service: shop.makeService(folder: GalleryResources.folder, clock: clock, report: report),
      bannerClock: isLive ? clock : nil)
  }

  nonisolated static func writeToStandardError(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
