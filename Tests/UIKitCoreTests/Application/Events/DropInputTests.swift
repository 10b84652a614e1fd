import Expectations
import Foundation
import Glibc
import ScreenTesting
import Stage
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitTesting

/// Files and texts that were dragged in another program.
@MainActor @Suite(.serialized)
final class DropInputTests {
  private lazy var scene = DragScene()
  private lazy var screen: MountedScreen = {
    let controller = UIViewController()
    controller.view.addSubview(scene.target)
    return MountedScreen(controller)
  }()
  private let place = CGPoint(x: 50, y: 250)

  isolated deinit {}

  @Test func anExternalDropCallsTheViewsDropDelegate() {
    scene.loadsTexts = true
    var location: CGPoint?
    scene.onPerform = { [scene] in location = $0.location(in: scene.target) }
    screen.drop([.text("one"), .text("two")], at: place)
    let told = ["handle?", "enter", "update", "perform", "one", "two"]
    let items = ["drops", "drops", "arrived", "arrived"]
    expectEqual(scene.take(), told + items + ["conclude", "drop ends"], "at once: there are no pictures that move")
    expectEqual(location, CGPoint(x: 30, y: 50))
  }

  @Test func externalDragsHaveNoLocalSessionAndAllowNoMove() {
    scene.onPerform = { session in
      expect(session.localDragSession == nil && !session.allowsMoveOperation)
    }
    screen.drop([.text("one")], at: place)
    expect(scene.take().contains("perform"))
    scene.operation = .move
    screen.drop([.text("one")], at: place)
    expectEqual(scene.take(), ["handle?", "enter", "update", "drop ends"], "a move of what is elsewhere is refused")
  }

  private func move(_ kind: DragEvent.Kind, to place: CGPoint?) {
    screen.sendEvent(.drag(DragEvent(kind: kind, location: place, timestamp: screen.time)))
    screen.advance(frames: 1)
  }

  @Test func externalDragMovementsAreReported() {
    scene.loadsTexts = true
    move(.text, to: CGPoint(x: 300, y: 600))
    expectEqual(scene.take(), [])
    move(.text, to: place)
    expectEqual(scene.take(), ["handle?", "enter", "update"])
    move(.text, to: CGPoint(x: 60, y: 260))
    expectEqual(scene.take(), ["update"])
    move(.text, to: CGPoint(x: 300, y: 600))
    expectEqual(scene.take(), ["exit"])
    move(.text, to: place)
    expectEqual(scene.take(), ["enter", "update"])
    screen.drop([.text("one")], at: place)
    let items = ["drops", "arrived"]
    expectEqual(scene.take(), ["update", "perform", "one"] + items + ["conclude", "drop ends"], "it is one session")
    move(.text, to: place)
    expectEqual(scene.take(), ["handle?", "enter", "update"], "another drag")
    move(.text, to: nil)
    expectEqual(scene.take(), ["exit", "drop ends"])
    move(.text, to: nil)
    expectEqual(scene.take(), [])
  }

  @Test func anExternalDragWithoutDropEnds() {
    move(.text, to: place)
    _ = scene.take()
    screen.drop([], at: place)
    expectEqual(scene.take(), ["exit", "drop ends"])
    move(.text, to: place)
    _ = scene.take()
    screen.drop([.text("one")], at: CGPoint(x: 300, y: 600))
    expectEqual(scene.take(), ["exit", "drop ends"], "it moved away before it was dropped")
  }

  @Test func externalDragsRevealTypesBeforeData() async throws {
    let answer = Answer()
    var types: [[String]] = []
    scene.onHandle = { session in
      types.append(session.items.flatMap(\.itemProvider.registeredTypeIdentifiers))
      session.items[0].itemProvider.loadDataRepresentation(
        forTypeIdentifier: session.items[0].itemProvider.registeredTypeIdentifiers[0]
      ) { answer.add($0, $1) }
    }
    move(.text, to: place)
    move(.text, to: nil)
    move(.files, to: place)
    move(.files, to: nil)
    expectEqual(types, [["public.utf8-plain-text"], ["public.file-url"]])
    expect(answer.data == [nil, nil] && answer.errors.count { $0 != nil } == 2)
  }

  @Test func canHandleIsQueriedAgainWhenFilesAreDropped() throws {
    scene.handles = false
    move(.files, to: place)
    expectEqual(scene.take(), ["handle?"])
    scene.handles = true
    screen.drop([.file(URL(fileURLWithPath: "/nowhere/letter.txt"))], at: place)
    expectEqual(scene.take().prefix(4), ["handle?", "enter", "update", "perform"])
  }

  @Test func aTextViewShowsACaretForExternalText() {
    let text = UITextView(frame: CGRect(x: 20, y: 400, width: 200, height: 100))
    text.text = "one two"
    screen.controller.view.addSubview(text)
    screen.advance(frames: 1)
    let caret = text.convert(text.caretRect(for: text.position(from: text.beginningOfDocument, offset: 4)!), to: nil)
    func carets() -> [CGRect] {
      text.subviews.filter { $0 is TextCaret && !$0.isHidden }.map { $0.convert($0.bounds, to: nil) }
    }
    move(.text, to: CGPoint(x: caret.midX, y: caret.midY))
    expect(carets() == [caret] && !text.isFirstResponder)
    move(.text, to: place)
    expectEqual(carets(), [])
    move(.text, to: CGPoint(x: caret.midX, y: caret.midY))
    screen.drop([.text("and ")], at: CGPoint(x: caret.midX, y: caret.midY))
    expect(text.text == "one and two" && carets().count == 1 && text.isFirstResponder)
  }

  @Test func refusedAndMissedDropsHaveNoEffect() {
    scene.handles = false
    screen.drop([.text("one")], at: place)
    expectEqual(scene.take(), ["handle?"])
    scene.handles = true
    screen.drop([.text("one")], at: CGPoint(x: 300, y: 600))
    screen.drop([.text("one")], at: CGPoint(x: -5, y: 9000))
    screen.drop([], at: place)
    expectEqual(scene.take(), [])
    for operation in [UIDropOperation.cancel, .forbidden] {
      scene.operation = operation
      screen.drop([.text("one")], at: place)
      expectEqual(scene.take(), ["handle?", "enter", "update", "drop ends"])
    }
  }

  @Test func viewsBelowAnAlertRefuseExternalDrops() {
    let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
    alert.addTextField()
    screen.window.rootViewController?.present(alert, animated: false)
    screen.advance(by: 1)
    screen.drop([.text("one")], at: place)
    expect(scene.take() == [] && alert.textFields?.first?.text == "")
  }

  @Test func anAlertsFieldTakesExternalText() throws {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    screen.window.rootViewController?.present(alert, animated: false)
    screen.advance(by: 1)
    let field = try require(alert.textFields?.first)
    let bounds = field.bounds
    screen.drop([.text("one\ntwo")], at: field.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil))
    expect(field.text == "one two" && scene.take() == [])
  }

  @Test func droppedFilesProvideDataAndURL() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let note = folder.appendingPathComponent("Größe 3.txt")
    try Data("from a file".utf8).write(to: note)
    var texts: [String]?
    var addresses: [String] = []
    scene.onPerform = { session in
      expect(session.hasItemsConforming(toTypeIdentifiers: ["public.text"]))
      expect(!session.hasItemsConforming(toTypeIdentifiers: ["public.image"]))
      expectEqual(session.items.map(\.itemProvider.suggestedName), ["Größe 3.txt", folder.lastPathComponent])
      session.loadObjects(ofClass: NSURL.self) { addresses = $0.compactMap { ($0 as? NSURL)?.path } }
      session.loadObjects(ofClass: NSString.self) { texts = $0.map { "\($0)" } }
    }
    screen.drop([.file(note), .file(folder)], at: place)
    while texts == nil { await Task.yield() }
    expectEqual(texts, ["from a file"], "a folder has no text")
    expectEqual(addresses, [note.path, folder.path])
  }

  /// A file that is gone, a folder with the name of a text, a link to nothing and a pipe that nobody writes to.
  private static func unreadable(in folder: URL) throws -> [URL] {
    let files = ["gone.txt", "folder.txt", "link.txt", "pipe.txt"].map(folder.appendingPathComponent)
    let manager = FileManager.default
    try manager.createDirectory(at: files[1], withIntermediateDirectories: true)
    try manager.createSymbolicLink(at: files[2], withDestinationURL: folder.appendingPathComponent("nowhere.txt"))
    guard mkfifo(files[3].path, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
    return files
  }

  private final class Answer: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [(Data?, (any Error)?)] = []
    func add(_ data: Data?, _ error: (any Error)?) { lock.withLock { values.append((data, error)) } }
    var errors: [(any Error)?] { lock.withLock { values.map(\.1) } }
    var data: [Data?] { lock.withLock { values.map(\.0) } }
  }

  @Test func unreadableDroppedFilesGiveLoadingErrors() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let files = try Self.unreadable(in: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    var texts: [String]?
    let answer = Answer()
    scene.onPerform = { session in
      session.loadObjects(ofClass: NSString.self) { texts = $0.map { "\($0)" } }
      for item in session.items where item.itemProvider.hasItemConformingToTypeIdentifier("public.text") {
        item.itemProvider.loadDataRepresentation(forTypeIdentifier: "public.text") { answer.add($0, $1) }
      }
    }
    screen.drop(files.map { .file($0) }, at: place)
    while texts == nil || answer.errors.count < 3 { await Task.yield() }
    expect(texts == [] && answer.data.allSatisfy { $0 == nil })
    expect(answer.errors.count == 3 && answer.errors.allSatisfy { $0 != nil }, "a folder has no data to ask for")
    screen.advance(by: 1)
    let told = scene.take()
    expect(told.contains("conclude") && told.last == "drop ends", "the program goes on")
  }

  @Test func unreadableDroppedFilesKeepTheTypedText() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let files = try Self.unreadable(in: folder)
    let good = folder.appendingPathComponent("good.txt")
    try Data("read ".utf8).write(to: good)
    defer { try? FileManager.default.removeItem(at: folder) }
    let view = UITextView(frame: CGRect(x: 0, y: 400, width: 300, height: 100))
    screen.window.rootViewController?.view.addSubview(view)
    view.becomeFirstResponder()
    screen.type("typed")
    view.selectedRange = NSRange(location: 0, length: 5)
    let point = view.convert(CGPoint(x: 8, y: 18), to: nil)
    screen.drop(files.map { .file($0) }, at: point)
    // Another drop after them shows that they are done, or would be.
    screen.drop([.file(files[0]), .file(good)], at: point)
    while view.text == "typed" { await Task.yield() }
    expect(view.text == "read typed" && view.isFirstResponder)
    view.undoManager?.undo()
    expectEqual(view.text, "typed")
    screen.press(.keyboardEnd)
    screen.type("!")
    expectEqual(view.text, "typed!")
  }

  @Test func aDropDelegateMayRemoveItsViewInPerformDrop() {
    scene.onPerform = { [scene] _ in scene.target.removeFromSuperview() }
    screen.drop([.text("one")], at: place)
    screen.advance(by: 1)
    let told = ["handle?", "enter", "update", "perform", "drops", "arrived", "conclude", "drop ends"]
    expectEqual(scene.take(), told)
  }
}
