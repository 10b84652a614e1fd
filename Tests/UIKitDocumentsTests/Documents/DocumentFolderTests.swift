import Expectations
import Foundation
import Testing

@testable import UIKitDocuments
@testable import UIKitGraphics

/// Reading folders, and putting files into them.
@Suite struct DocumentFolderTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("folder-\(UUID().uuidString)")

  private func make(_ names: [String], folders: [String] = []) throws {
    let files = FileManager.default
    for name in folders + [""] {
      try files.createDirectory(at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    for name in names { try Data(name.utf8).write(to: folder.appendingPathComponent(name)) }
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  @Test func foldersComeFirstAndNumbersInOrder() throws {
    defer { remove() }
    try make(["b.txt", "note 10.txt", "note 9.txt", ".hidden"], folders: ["Z", "a"])
    let entries = DocumentFolder.read(folder)
    expectEqual(entries.map(\.url.lastPathComponent), ["a", "Z", "b.txt", "note 9.txt", "note 10.txt"])
    expect(entries.map(\.isFolder) == [true, true, false, false, false] && entries[2].size == 5)
    expect(entries.allSatisfy { $0.changed != nil })
  }

  @Test func anUnreadableFolderIsReportedAndEmpty() {
    let messages = Messages()
    DataLog.$receiver.withValue(MessageReceiver { messages.add($0) }) {
      expectEqual(DocumentFolder.read(folder.appendingPathComponent("none")), [])
    }
    expect(messages.all.count == 1 && messages.all[0].contains("none cannot be read"))
  }

  @Test func aTakenFileNameGetsANumber() throws {
    defer { remove() }
    try make(["note.txt", "README"], folders: ["inner"])
    let inner = folder.appendingPathComponent("inner")
    let note = folder.appendingPathComponent("note.txt")
    for name in ["note.txt", "note 2.txt", "note 3.txt"] {
      expectEqual(try DocumentFolder.put(note, into: inner, asCopy: true).lastPathComponent, name)
    }
    let readMe = folder.appendingPathComponent("README")
    expectEqual(try DocumentFolder.put(readMe, into: folder, asCopy: true).lastPathComponent, "README 2")
    expectEqual(try DocumentFolder.put(note, into: folder, asCopy: false), note, "it is there already")
    expectEqual(try DocumentFolder.put(note, into: inner, asCopy: false).lastPathComponent, "note 4.txt")
    expect(!FileManager.default.fileExists(atPath: note.path))
    #expect(throws: (any Error).self) { try DocumentFolder.put(note, into: inner, asCopy: false) }
  }
}

private final class Messages: @unchecked Sendable {
  private let lock = NSLock()
  private var texts: [String] = []
  var all: [String] { lock.withLock { texts } }
  func add(_ text: String) { lock.withLock { texts.append(text) } }
}
