import Expectations
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import ReadmePictures

@MainActor @Suite("The pictures of the README and the tutorials")
struct ReadmeStripTests {
  private static let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Documentation/Pictures")
    .standardized

  @Test("match the screens, are drawn with equal bytes twice, and are small files")
  func pictures() async throws {
    for strip in ReadmeStrip.all {
      let data = try require(try await strip.data())
      expectEqual(try await strip.data(), data)
      expect(data.count < 350_000)
      let file = Self.folder.appendingPathComponent(strip.file)
      let kept = try require(UIImage(contentsOfFile: file.path)?.cgImage, "run `make pictures`")
      let actual = try require(UIImage(data: data)?.cgImage)
      if let difference = pictureDifference(expected: kept, actual: actual) {
        Issue.record("\(file.lastPathComponent): \(difference); run `make pictures` and look at it")
      }
    }
  }
}
