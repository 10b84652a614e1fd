import Expectations
import Foundation
import Stage
import Testing
import UIKit

@testable import UIKitDocuments

/// Documents in files, from their creation to their end.
@MainActor
@Suite(.serialized)
struct UIDocumentTests {
  final class Note: UIDocument {
    var text = ""
    var calls: [String] = []
    var errors: [any Error] = []
    var hasContents = true

    override func contents(forType typeName: String) throws -> Any {
      calls.append("contents \(typeName)")
      guard hasContents else { throw CocoaError(.fileWriteUnknown) }
      return Data(text.utf8)
    }

    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      calls.append("load \(typeName ?? "-")")
      guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
      text = String(decoding: data, as: UTF8.self)
    }

    override func disableEditing() { calls.append("disable") }
    override func enableEditing() { calls.append("enable") }

    override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
      errors.append(error)
      finishedHandlingError(error, recovered: false)
    }
  }

  /// A folder that is removed at the end.
  final class Place {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }

    func file(_ name: String) -> URL { url.appendingPathComponent(name) }
    func text(_ name: String) -> String? { try? String(contentsOf: file(name), encoding: .utf8) }
    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() }
  }

  let place: Place

  init() throws { place = try Place() }

  @Test func aDocumentIsCreatedSavedAndOpened() async throws {
    let note = Note(fileURL: place.file("Shopping.txt"))
    expect(note.documentState == .closed && note.localizedName == "Shopping")
    expect(note.fileType == "public.plain-text" && note.fileModificationDate == nil)
    note.text = "milk"
    expect(await note.save(to: note.fileURL, for: .forCreating))
    expect(note.documentState == .normal && place.text("Shopping.txt") == "milk")
    expect(note.calls == ["contents public.plain-text"] && note.fileModificationDate != nil)
    expectEqual(place.names, ["Shopping.txt"], "nothing else is left")
    expect(await note.close())
    expectEqual(note.documentState, .closed)

    let other = Note(fileURL: place.file("Shopping.txt"))
    expect(await other.open())
    expect(other.text == "milk" && other.documentState == .normal && other.calls == ["load public.plain-text"])
  }

  @Test func completionHandlersAreCalledAtTheEnd() async throws {
    try Data("old".utf8).write(to: place.file("A.txt"))
    let note = Note(fileURL: place.file("A.txt"))
    let isOpen = await withCheckedContinuation { done in note.open { done.resume(returning: $0) } }
    expect(isOpen && note.text == "old" && note.documentState == .normal)
    try Data("other".utf8).write(to: place.file("A.txt"))
    try note.read(from: note.fileURL)
    expectEqual(note.text, "other")
    let isClosed = await withCheckedContinuation { done in note.close { done.resume(returning: $0) } }
    expect(isClosed && note.documentState == .closed)
  }

  @Test func anUnreadableDocumentReportsAnErrorAndStaysClosed() async {
    let note = Note(fileURL: place.file("None.txt"))
    expectEqual(await note.open(), false)
    expect(note.documentState.contains(.closed) && note.errors.count == 1 && note.calls.isEmpty)
  }

  @Test func closingSavesUnsavedChanges() async throws {
    try Data("old".utf8).write(to: place.file("A.txt"))
    let note = Note(fileURL: place.file("A.txt"))
    expect(await note.open())
    expect(!note.hasUnsavedChanges)
    expect(await note.autosave())
    expectEqual(note.calls, ["load public.plain-text"], "nothing has changed")
    note.text = "new"
    note.updateChangeCount(.done)
    expect(note.hasUnsavedChanges)
    expect(await note.close())
    expect(place.text("A.txt") == "new" && !note.hasUnsavedChanges && note.documentState == .closed)
  }

  @Test func undoneChangesAreNoUnsavedChanges() async throws {
    try Data("old".utf8).write(to: place.file("A.txt"))
    let note = Note(fileURL: place.file("A.txt"))
    expect(await note.open())
    note.undoManager.groupsByEvent = false
    note.undoManager.beginUndoGrouping()
    note.undoManager.registerUndo(withTarget: note) { note in note.undoManager.registerUndo(withTarget: note) { _ in } }
    note.undoManager.endUndoGrouping()
    expect(note.hasUnsavedChanges)
    note.undoManager.undo()
    expect(!note.hasUnsavedChanges)
    note.undoManager.redo()
    expect(note.hasUnsavedChanges)
    note.updateChangeCount(.cleared)
    expect(!note.hasUnsavedChanges)
  }

  @Test func undoingBeyondTheSavedStateIsAChange() async throws {
    let note = Note(fileURL: place.file("A.txt"))
    note.updateChangeCount(.done)
    expect(await note.save(to: note.fileURL, for: .forCreating))
    expect(!note.hasUnsavedChanges)
    note.updateChangeCount(.undone)
    expect(note.hasUnsavedChanges)
    note.updateChangeCount(.done)
    expect(note.hasUnsavedChanges, "as many changes as in the file, but others")
    note.updateChangeCount(.undone)
    expect(note.hasUnsavedChanges)
  }

  @Test func changesAreAutosavedAfterADelay() async throws {
    let clock = FrameClock.virtual()
    clock.makeCurrent()
    try Data("old".utf8).write(to: place.file("A.txt"))
    let note = Note(fileURL: place.file("A.txt"))
    expect(await note.open())
    clock.makeCurrent()
    note.text = "new"
    note.updateChangeCount(.done)
    expectEqual(clock.pendingWork, [], "a screen is at rest before it is saved")
    clock.advance(by: DocumentSession.autosaveDelay - 1)
    expectEqual(note.calls.count, 1)
    clock.advance(by: 2)
    expectEqual(note.calls.last, "contents public.plain-text")
    // Files are used in turn: this one is written when the next has been.
    expect(await note.save(to: note.fileURL, for: .forOverwriting))
    expect(place.text("A.txt") == "new" && !note.hasUnsavedChanges)
  }

  @Test func enteringTheBackgroundSavesChanges() async throws {
    try Data("old".utf8).write(to: place.file("A.txt"))
    let note = Note(fileURL: place.file("A.txt"))
    expect(await note.open())
    note.text = "new"
    note.updateChangeCount(.done)
    NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: UIApplication.shared)
    expect(place.text("A.txt") == "new" && !note.hasUnsavedChanges, "the app may end now")
    expect(await note.close())
    expectEqual(note.calls.count, 2, "nothing is left to be saved")
  }

  @Test func changesDuringSavingAreNotLost() async throws {
    let note = Note(fileURL: place.file("A.txt"))
    note.updateChangeCount(.done)
    let isSaved = await withCheckedContinuation { continuation in
      note.save(to: note.fileURL, for: .forCreating) { continuation.resume(returning: $0) }
      note.updateChangeCount(.done)
    }
    expect(isSaved && note.hasUnsavedChanges)
  }

  @Test func savingErrorsChangeTheDocumentState() async throws {
    var states: [UIDocument.State] = []
    let note = Note(fileURL: place.file("Folder/A.txt"))
    let observer = NotificationCenter.default.addObserver(
      forName: UIDocument.stateChangedNotification, object: note, queue: nil
    ) { _ in MainActor.assumeIsolated { states.append(note.documentState) } }
    defer { NotificationCenter.default.removeObserver(observer) }
    expectEqual(await note.save(to: note.fileURL, for: .forCreating), false)
    expect(states == [[.closed, .savingError]] && note.errors.count == 1)
    // Without contents the completion handler is not called.
    note.hasContents = false
    note.save(to: place.file("B.txt"), for: .forCreating) { _ in Issue.record("the completion was called") }
    expect(note.errors.count == 2 && place.names.isEmpty)
  }

  @Test func revertingReadsTheFileAgain() async throws {
    try Data("old".utf8).write(to: place.file("A.txt"))
    let note = Note(fileURL: place.file("A.txt"))
    expect(await note.open())
    note.text = "new"
    note.updateChangeCount(.done)
    note.calls = []
    expect(await note.revert(toContentsOf: note.fileURL))
    expect(note.text == "old" && !note.hasUnsavedChanges && note.documentState == .normal)
    expectEqual(note.calls, ["disable", "load public.plain-text", "enable"])
  }

  @Test func aSubclassMayReadAndWriteADirectoryItself() async throws {
    final class Album: UIDocument {
      var names: [String] = []
      override func contents(forType typeName: String) throws -> Any { names }
      override func read(from url: URL) throws {
        names = try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
      }
      override func writeContents(
        _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
      ) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for name in try #require(contents as? [String]) { try Data().write(to: url.appendingPathComponent(name)) }
      }
    }
    let album = Album(fileURL: place.file("Album.folder"))
    album.names = ["a", "b"]
    expect(await album.save(to: album.fileURL, for: .forCreating))
    album.names = ["c"]
    expect(await album.save(to: album.fileURL, for: .forOverwriting))
    let other = Album(fileURL: album.fileURL)
    expect(await other.open())
    expectEqual(other.names, ["c"], "the new folder is in the place of the old one")
  }
}
