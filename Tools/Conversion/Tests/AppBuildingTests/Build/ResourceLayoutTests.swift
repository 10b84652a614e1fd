import Foundation
import Testing

@testable import AppBuilding

/// Resources beside a program.
struct ResourceLayoutTests {
  @Test func resourcesAreLinkedAndThoseOfBeforeAreGone() throws {
    let sources = try Folder(["a.txt", "de.lproj/A.strings", "A/Assets.xcassets/x", "B/Assets.xcassets/x"])
    let place = try Folder(["Program"])
    let layout = ResourceLayout(folder: place.url)
    func resource(_ file: String, _ path: String) -> Resource {
      Resource(sources.url.appendingPathComponent(file), path: path)
    }
    try layout.layOut([
      resource("a.txt", "a.txt"), resource("de.lproj/A.strings", "de.lproj/A.strings"),
      resource("A/Assets.xcassets", "Assets.xcassets"), resource("B/Assets.xcassets", "Assets.xcassets"),
      resource("de.lproj/A.strings", "a.txt"),
    ])
    #expect(try entries(place) == ["Assets-2.xcassets", "Assets.xcassets", "Program", "a.txt", "de.lproj"])
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: place.path("a.txt"))
    #expect(link == sources.path("a.txt"))
    try layout.layOut([resource("a.txt", "b.txt")])
    #expect(try entries(place) == ["Program", "b.txt"])
  }

  private func entries(_ folder: Folder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
  }
}
