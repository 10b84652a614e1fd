import Expectations
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Fonts that an app brings along.
@MainActor
struct AppFontFilesTests {
  /// A folder with a font file that no machine has: the system font under another name.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init(family: String) throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      var font = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/Inter-Regular.otf"))
      // Names of fonts are in two bytes a letter.
      var start = font.startIndex
      while let place = font.range(of: Self.bytes("Inter"), in: start..<font.endIndex) {
        font.replaceSubrange(place, with: Self.bytes(family))
        start = place.upperBound
      }
      try font.write(to: url.appendingPathComponent("Own.otf"))
      try Data("no font".utf8).write(to: url.appendingPathComponent("Broken.ttf"))
    }

    private static func bytes(_ text: String) -> Data {
      Data(text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  @Test func aRegisteredAppFontIsFoundByName() throws {
    let folder = try Folder(family: "Qnter")
    expectNil(UIFont(name: "Qnter", size: 17))
    AppFontFiles(names: ["Fonts/Own.otf"], folders: ["/nowhere", folder.url.path]).register()
    let font = try require(UIFont(name: "Qnter", size: 17))
    expectEqual(font.familyName, "Qnter")
    expect(UIFont.familyNames.contains("Qnter"))
    let label = UILabel()
    label.font = font
    label.text = "Own"
    expect(label.intrinsicContentSize.width > 20)
  }

  @Test func brokenFontFilesAreReportedAndSkipped() throws {
    let folder = try Folder(family: "Xnter")
    AppFontFiles(names: ["Broken.ttf", "Missing.ttf", "Own.otf"], folders: [folder.url.path]).register()
    expect(UIFont(name: "Xnter", size: 17) != nil)
  }
}
