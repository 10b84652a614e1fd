import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitDocuments

@MainActor struct FileWrapperTests {
  private let place: UIDocumentTests.Place

  init() throws { place = try UIDocumentTests.Place() }

  @Test func aFileWrapperReadsAndWritesItsContents() throws {
    let file = FileWrapper(regularFileWithContents: Data("text".utf8))
    expect(file.isRegularFile && !file.isDirectory && file.fileWrappers == nil && file.filename == nil)
    try file.write(to: place.file("a.txt"), options: [.atomic, .withNameUpdating], originalContentsURL: nil)
    expect(place.text("a.txt") == "text" && file.filename == "a.txt")
    let read = try FileWrapper(url: place.file("a.txt"), options: .immediate)
    expect(read.regularFileContents == Data("text".utf8) && read.preferredFilename == "a.txt")
    #expect(throws: (any Error).self) { try FileWrapper(url: place.file("none.txt")) }
  }

  @Test func aDirectoryWrapperHasFilesByName() throws {
    let folder = FileWrapper(directoryWithFileWrappers: ["a.txt": FileWrapper(regularFileWithContents: Data("a".utf8))])
    expect(folder.fileWrappers?["a.txt"]?.preferredFilename == "a.txt" && folder.regularFileContents == nil)
    expectEqual(folder.addRegularFile(withContents: Data("b".utf8), preferredFilename: "b.txt"), "b.txt")
    let second = FileWrapper(regularFileWithContents: Data("c".utf8))
    second.preferredFilename = "b.txt"
    let name = folder.addFileWrapper(second)
    expect(name != "b.txt" && folder.keyForChildFileWrapper(second) == name)
    folder.removeFileWrapper(second)
    expectNil(folder.keyForChildFileWrapper(second))
    let inner = FileWrapper(directoryWithFileWrappers: [:])
    inner.preferredFilename = "inner"
    folder.addFileWrapper(inner)
    try folder.write(to: place.file("folder"), originalContentsURL: nil)
    expectEqual(place.text("folder/b.txt"), "b")
    let read = FileWrapper(regularFileWithContents: Data())
    try read.read(from: place.file("folder"))
    expectEqual(read.fileWrappers.map { Set($0.keys) }, ["a.txt", "b.txt", "inner"])
    expect(read.fileWrappers?["inner"]?.isDirectory == true && read.filename == "folder")
  }

  /// A link may lead to a folder around it.
  @Test func linksAreNotFollowed() throws {
    let folder = FileWrapper(directoryWithFileWrappers: ["a.txt": FileWrapper(regularFileWithContents: Data("a".utf8))])
    let link = FileWrapper(symbolicLinkWithDestinationURL: URL(fileURLWithPath: ".", relativeTo: nil))
    link.preferredFilename = "around"
    folder.addFileWrapper(link)
    for _ in 0..<2 { try folder.write(to: place.file("folder"), originalContentsURL: nil) }
    let read = try FileWrapper(url: place.file("folder"))
    let around = try require(read.fileWrappers?["around"])
    expect(around.isSymbolicLink && !around.isDirectory && !around.isRegularFile && around.regularFileContents == nil)
    expectEqual(
      around.symbolicLinkDestinationURL?.standardizedFileURL.path, place.file("folder").standardizedFileURL.path)
    expect(read.symbolicLinkDestinationURL == nil && read.fileWrappers?.count == 2)
  }

  private final class Album: UIDocument {
    var pages: [String: String] = [:]

    override func contents(forType typeName: String) throws -> Any {
      FileWrapper(
        directoryWithFileWrappers: pages.mapValues { FileWrapper(regularFileWithContents: Data($0.utf8)) })
    }

    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      guard let folder = contents as? FileWrapper else { throw CocoaError(.fileReadCorruptFile) }
      pages = (folder.fileWrappers ?? [:]).compactMapValues {
        $0.regularFileContents.map { String(decoding: $0, as: UTF8.self) }
      }
    }
  }

  @Test func aDocumentMayBeADirectoryWrapper() async throws {
    let album = Album(fileURL: place.file("Trip.album"))
    album.pages = ["1": "beach", "2": "hills"]
    expect(await album.save(to: album.fileURL, for: .forCreating))
    expectEqual(place.text("Trip.album/2"), "hills")
    album.pages["2"] = nil
    expect(await album.save(to: album.fileURL, for: .forOverwriting))
    let opened = Album(fileURL: album.fileURL)
    expect(await opened.open() && opened.pages == ["1": "beach"])
  }
}
