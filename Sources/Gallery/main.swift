import Foundation

let feed = FeedFile(path: CommandLine.arguments.dropFirst().first ?? GalleryResources.feedPath)
for line in feed.report {
  FileHandle.standardError.write(Data((line + "\n").utf8))
}
print("\(feed.rows.count) rows")
exit(feed.rows.isEmpty ? 2 : 0)
