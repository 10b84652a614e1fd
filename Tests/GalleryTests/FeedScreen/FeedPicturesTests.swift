import Expectations
import Foundation
import Testing
import UIKit

@testable import Gallery

@MainActor
@Suite("The feed's pictures")
struct FeedPicturesTests {
  @Test("every picture of the sample feed is read, once")
  func sample() {
    var reports: [String] = []
    let feed = FeedFile(path: GalleryResources.feedPath)
    let pictures = FeedPictures(folder: feed.folder) { reports.append($0) }
    for row in feed.rows {
      let path = row.post?.avatar ?? row.ad?.picture
      let first = pictures.picture(path)
      expect(first != nil, "\(path ?? "")")
      expect(first === pictures.picture(path))
    }
    expectEqual(reports, [])
  }

  @Test("a missing and a broken picture are reported once, with their paths")
  func broken() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("no picture".utf8).write(to: folder.appendingPathComponent("broken.png"))
    var reports: [String] = []
    let pictures = FeedPictures(folder: folder) { reports.append($0) }
    for _ in 0..<2 {
      expectNil(pictures.picture("broken.png"))
      expectNil(pictures.picture("missing.png"))
      expectNil(pictures.picture(nil))
    }
    expectEqual(
      reports,
      [
        "\(folder.path)/broken.png: this is no picture that can be read",
        "\(folder.path)/missing.png: there is no such picture",
      ])
  }
}
