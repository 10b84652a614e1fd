import Foundation
import Testing

@testable import AppBuilding

/// The files of a folder by their use.
struct FolderContentsTests {
  @Test func filesAreToldApartByTheirKinds() throws {
    let folder = try Folder([
      "A.swift", "B/C.swift", "B/Old.m", "Model.xcdatamodeld/contents", "Assets.xcassets/A.imageset/a.png", "README.md",
      "App-Info.plist", "fr.lproj/Main.strings", "B/fr.lproj/Other.strings", ".hidden/X.swift", "font.ttf",
      "Kit.xcframework/Kit.swift",
    ])
    let contents = FolderContents(folder.url)
    #expect(names(contents.sources) == ["A.swift", "C.swift"])
    #expect(names(contents.leftOut) == ["Kit.xcframework", "Model.xcdatamodeld", "Old.m"])
    #expect(
      Set(contents.resources.map(\.path))
        == ["Assets.xcassets", "fr.lproj/Main.strings", "fr.lproj/Other.strings", "font.ttf"])
    #expect(contents.propertyList == nil)
  }

  @Test func aFolderThatContainsItselfIsReadToAnEnd() throws {
    let folder = try Folder(["A.swift"])
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("again"), withDestinationURL: folder.url)
    #expect(FolderContents(folder.url).sources.count < 100)
  }
}
