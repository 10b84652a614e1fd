import Expectations
import Foundation
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct AsyncImageTests {
  private func picture() throws -> URL {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
    }
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "AsyncImage-\(UInt64.random(in: 0 ... .max)).png")
    try require(image.pngData()).write(to: url)
    return url
  }

  @Test func anImageReplacesThePlaceholderOnceLoaded() async throws {
    let url = try picture()
    defer { try? FileManager.default.removeItem(at: url) }
    let hosted = Hosted(
      AsyncImage(url: url, scale: 2) { image in
        image.resizable().frame(width: 40, height: 20)
      } placeholder: {
        Text("loading")
      })
    expectEqual(hosted.texts, ["loading"])
    try await hosted.screen.settle { hosted.texts.isEmpty }
    let view = try require(hosted.views.first as? UIImageView)
    expect(view.frame.size == CGSize(width: 40, height: 20) && view.image?.scale == 2)
  }

  @Test func aFileThatIsNotAnImageIsAFailure() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "AsyncImage-\(UInt64.random(in: 0 ... .max)).txt")
    try Data("no picture".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    func screen(_ url: URL?) -> Hosted<AsyncImage<Text>> {
      Hosted(
        AsyncImage(url: url) { phase in
          phase.error.map {
            Text("failed: \("\($0)".hasSuffix("is no picture that can be read") ? "no picture" : "other")")
          }
            ?? Text(phase.image == nil ? "empty" : "there")
        })
    }
    let broken = screen(url)
    try await broken.screen.settle { broken.texts != ["empty"] }
    expectEqual(broken.texts, ["failed: no picture"])
    let missing = screen(URL(fileURLWithPath: "/nowhere/at/all.png"))
    try await missing.screen.settle { missing.texts != ["empty"] }
    expectEqual(missing.texts, ["failed: other"])
    // Nobody listens there; without the network's library the answer is an error, too.
    let unreachable = screen(URL(string: "http://127.0.0.1:1/picture.png"))
    try await unreachable.screen.settle { unreachable.texts != ["empty"] }
    expectEqual(unreachable.texts, ["failed: other"])
    expectEqual(screen(nil).texts, ["empty"])
  }

  @Test func withoutContentAnAsyncImageIsAGreyPlaceholder() {
    let hosted = Hosted(AsyncImage(url: nil).frame(width: 30, height: 30), width: 60, height: 60)
    expect(hosted.frames.first?.size == CGSize(width: 30, height: 30) && hosted.views.first is UIImageView)
  }
}
