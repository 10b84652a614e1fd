import Foundation
import Testing
import TrestleTesting
import UIKit

/// The first screen of `Examples/Settings`, as `trestle run` pictured it; `Scripts/test-tools` says where.
@MainActor struct SettingsPictureTests {
  private static let folder = ProcessInfo.processInfo.environment["SETTINGS_PICTURES"]

  @Test(.enabled(if: folder != nil, "no pictures were made"), arguments: ["light", "dark"])
  func settingsLookLikeThis(_ look: String) throws {
    let path = try #require(Self.folder) + "/settings-\(look).png"
    let picture = try #require(UIImage(contentsOfFile: path)?.cgImage, "\(path) cannot be read")
    expectGolden(picture, "settings \(look)")
  }
}
