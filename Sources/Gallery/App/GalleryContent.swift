import Foundation

/// What the screens show, read when the first of them needs it.
@MainActor
final class GalleryContent {
  private let feedPath: String
  /// Whether somebody looks on, so that things may happen by themselves.
  let isLive: Bool
  /// Writes a line on standard error.
  let report: (String) -> Void

  init(
    feedPath: String, isLive: Bool = false, report: @escaping (String) -> Void = GalleryContent.writeToStandardError
  ) {
    self.isLive = isLive
    self.feedPath = feedPath
    self.report = report
  }

  private(set) lazy var feed: FeedFile = {
    let feed = FeedFile(path: feedPath)
    for line in feed.report { report(line) }
    return feed
  }()

  nonisolated static func writeToStandardError(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
