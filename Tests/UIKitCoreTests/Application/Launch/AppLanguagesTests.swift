import Expectations
import Foundation
import ListCore
import Testing

@testable import UIKitCore

/// The language of UIKit's own words in an app.
struct AppLanguagesTests {
  @Test func localizedAppsShowTranslatedSystemTexts() throws {
    let folder = try Folder("App_App.resources/de.lproj")
    expectEqual(folder.languages.vocabulary(for: "de_AT")[.cancel], "Abbrechen")
    expectEqual(folder.languages.vocabulary(for: "fr_FR")[.cancel], "Cancel")
    expectEqual(folder.languages.vocabulary(for: "en_US")[.cancel], "Cancel")
  }

  @Test func appsWithoutTranslationsShowEnglish() throws {
    let folder = try Folder("App_App.resources/Base.lproj")
    expect(folder.languages.all.isEmpty)
    expectEqual(folder.languages.vocabulary(for: "de_DE")[.cancel], "Cancel")
  }

  @Test func languagesOfTheMainBundleAreIncluded() throws {
    let folder = try Folder("Resources/ja.lproj")
    let languages = AppLanguages(
      folder: folder.url, resources: folder.url.appendingPathComponent("Resources"), listed: ["ko"])
    expectEqual(languages.all, ["ko", "ja"])
    expectEqual(languages.vocabulary(for: "ja_JP")[.done], "完了")
    expectEqual(languages.vocabulary(for: "ko_KR")[.done], "완료")
  }

  @Test func languagesOfStringCatalogsAreIncluded() throws {
    let folder = try Folder("App_App.resources")
    let catalog = #"""
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "Open" : { "localizations" : {
        "de" : { "stringUnit" : { "value" : "Öffnen" } } } } } }
      """#
    let bundle = folder.url.appendingPathComponent("App_App.resources")
    try Data(catalog.utf8).write(to: bundle.appendingPathComponent("Localizable.xcstrings"))
    try Data("[".utf8).write(to: bundle.appendingPathComponent("Broken.xcstrings"))
    expectEqual(folder.languages.all, ["de", "en"])
    expectEqual(folder.languages.vocabulary(for: "de_DE")[.cancel], "Abbrechen")
  }

  @Test func aFolderThatIsMissingHasNoLanguages() {
    let nowhere = URL(fileURLWithPath: "/nowhere")
    expect(AppLanguages(folder: nowhere, resources: nowhere, listed: []).all.isEmpty)
  }

  /// A folder that is removed with its owner.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init(_ path: String) throws {
      try FileManager.default.createDirectory(
        at: url.appendingPathComponent(path), withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var languages: AppLanguages { AppLanguages(folder: url, resources: nil, listed: []) }
  }
}
