import Foundation
import TextLayout
import UIKitGraphics

/// The font files that an app's property list names (`UIAppFonts`).
struct AppFontFiles {
  /// Paths below a bundle's resources.
  let names: [String]
  /// The folders of resources.
  let folders: [String]

  /// The fonts of the main bundle.
  @MainActor static var ofApp: AppFontFiles {
    AppFontFiles(
      names: SceneManifest.propertyList?["UIAppFonts"] as? [String] ?? [], folders: ResourceBundles.folders(of: nil))
  }

  /// Makes the fonts available by name. A file that is missing or has no fonts is reported and skipped.
  func register() {
    for name in names {
      let path = folders.lazy.flatMap { ["\($0)/\(name)", "\($0)/\((name as NSString).lastPathComponent)"] }
        .first(where: FileManager.default.fileExists)
      if path.map(AppFonts.add) != true { report(name, path) }
    }
  }

  private func report(_ name: String, _ path: String?) {
    let reason = path.map { "\($0) is no font" } ?? "there is no such file in \(folders.joined(separator: ", "))"
    FileHandle.standardError.write(Data("UIKit: UIAppFonts lists \(name), but \(reason).\n".utf8))
  }
}
