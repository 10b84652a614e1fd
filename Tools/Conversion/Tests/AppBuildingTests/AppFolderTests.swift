import Foundation
import Testing

@testable import AppBuilding

/// The files of an app on disk.
struct AppFolderTests {
  @Test func sourcesAndResourcesAreFoundInAllFolders() throws {
    let folder = try Folder([
      "App.swift", "Screens/List.swift", "Screens/Main.storyboard", "Assets.xcassets/Contents.json",
      "de.lproj/Main.strings", "Info.plist", "Data/teas.json", "AppTests/ListTests.swift", "Pods/Pod.swift",
      "Package.swift", "Bridge/Old.m",
    ])
    let app = try AppFolder(folder.url)
    #expect(names(app.sources) == ["App.swift", "List.swift"])
    #expect(names(app.resources) == ["Assets.xcassets", "Main.storyboard", "de.lproj", "teas.json"])
    #expect(app.propertyList?.lastPathComponent == "Info.plist" && names(app.leftOut) == ["Old.m"])
    #expect(app.buildFolder.path == folder.url.path + "/.trestle" && app.hasMainStoryboard)
  }

  @Test func aFileIsAnAppOfItsOwn() throws {
    let folder = try Folder(["Tea List.swift", "Other.swift"])
    let app = try AppFolder(folder.url.appendingPathComponent("Tea List.swift"))
    #expect(names(app.sources) == ["Tea List.swift"] && app.module == "Tea_List")
    #expect(app.buildFolder.path == folder.url.path + "/.trestle" && !app.hasMainStoryboard)
  }

  @Test func aRelativePathIsBuiltBesideItsFile() throws {
    let folder = try Folder(["Tea.swift"])
    let base = URL(fileURLWithPath: folder.url.path, isDirectory: true)
    let app = try AppFolder(URL(fileURLWithPath: "Tea.swift", relativeTo: base))
    #expect(app.buildFolder.path == folder.url.path + "/.trestle")
  }

  @Test func aPathWithoutSourcesIsAFault() throws {
    let folder = try Folder(["Info.plist"])
    #expect(throws: AppFault.self) { try AppFolder(folder.url) }
    #expect(throws: AppFault.self) { try AppFolder(folder.url.appendingPathComponent("missing")) }
  }

  @Test(arguments: [("App", "App"), ("My App", "My_App"), ("2048", "_2048"), ("Tea-List", "Tea_List"), ("", "_")])
  func aModuleHasANameThatSwiftAllows(name: String, module: String) {
    #expect(AppFolder.identifier(name) == module)
  }

  private func names(_ urls: [URL]) -> [String] { urls.map(\.lastPathComponent).sorted() }

  /// A folder with empty files, removed with its owner.
  private final class Folder {
    let url: URL

    init(_ files: [String]) throws {
      url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).standardizedFileURL
      for file in files {
        let file = url.appendingPathComponent(file)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: file)
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }
}
