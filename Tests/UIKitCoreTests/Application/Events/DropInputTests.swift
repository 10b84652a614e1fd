import Testing
import UIKitTesting
import UIKit

@testable import UIKitCore

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

  @Test func theViewBelowHearsOfADragAndItsDrop() {
    scene.loadsTexts = true
    var location: CGPoint?
    scene.onPerform = { [scene] in location = $0.location(in: scene.target) }
    screen.drop([.text("one"), .text("two")], at: place)
    let told = ["handle?", "enter", "update", "perform", "one", "two"]
    let items = ["drops", "drops", "arrived", "arrived"]
    #expect(scene.take() == told + items + ["conclude", "drop ends"], "at once: there are no pictures that move")
    #expect(location == CGPoint(x: 30, y: 50))
  }

  @Test func theDragIsOfNoViewOfThisProgramAndMovesNothing() {
    scene.onPerform = { session in
      #expect(session.localDragSession == nil && !session.allowsMoveOperation)
    }
    screen.drop([.text("one")], at: place)
    #expect(scene.take().contains("perform"))
    scene.operation = .move
    screen.drop([.text("one")], at: place)
    #expect(scene.take() == ["handle?", "enter", "update", "drop ends"], "a move of what is elsewhere is refused")
  }

  @Test func refusedAndMissedDropsHaveNoEffect() {
    scene.handles = false
    screen.drop([.text("one")], at: place)
    #expect(scene.take() == ["handle?"])
    scene.handles = true
    screen.drop([.text("one")], at: CGPoint(x: 300, y: 600))
    screen.drop([.text("one")], at: CGPoint(x: -5, y: 9000))
    screen.drop([], at: place)
    #expect(scene.take() == [])
    for operation in [UIDropOperation.cancel, .forbidden] {
      scene.operation = operation
      screen.drop([.text("one")], at: place)
      #expect(scene.take() == ["handle?", "enter", "update", "drop ends"])
    }
  }

  @Test func aViewBelowAnAlertTakesNothing() {
    let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
    alert.addTextField()
    screen.window.rootViewController?.present(alert, animated: false)
    screen.advance(by: 1)
    screen.drop([.text("one")], at: place)
    #expect(scene.take() == [] && alert.textFields?.first?.text == "")
  }

  @Test func aFieldOfAnAlertTakesATextInFrontOfTheView() throws {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    screen.window.rootViewController?.present(alert, animated: false)
    screen.advance(by: 1)
    let field = try #require(alert.textFields?.first)
    let bounds = field.bounds
    screen.drop([.text("one\ntwo")], at: field.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil))
    #expect(field.text == "one two" && scene.take() == [])
  }

  @Test func filesComeWithTheirDataAndAddress() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let note = folder.appendingPathComponent("Größe 3.txt")
    try Data("from a file".utf8).write(to: note)
    var texts: [String]?
    var addresses: [String] = []
    scene.onPerform = { session in
      #expect(session.hasItemsConforming(toTypeIdentifiers: ["public.text"]))
      #expect(!session.hasItemsConforming(toTypeIdentifiers: ["public.image"]))
      #expect(session.items.map(\.itemProvider.suggestedName) == ["Größe 3.txt", folder.lastPathComponent])
      session.loadObjects(ofClass: NSURL.self) { addresses = $0.compactMap { ($0 as? NSURL)?.path } }
      session.loadObjects(ofClass: NSString.self) { texts = $0.map { "\($0)" } }
    }
    screen.drop([.file(note), .file(folder)], at: place)
    while texts == nil { await Task.yield() }
    #expect(texts == ["from a file"], "a folder has no text")
    #expect(addresses == [note.path, folder.path])
  }

  @Test func aDelegateMayRemoveTheViewWhileItIsTold() {
    scene.onPerform = { [scene] _ in scene.target.removeFromSuperview() }
    screen.drop([.text("one")], at: place)
    screen.advance(by: 1)
    let told = ["handle?", "enter", "update", "perform", "drops", "arrived", "conclude", "drop ends"]
    #expect(scene.take() == told)
  }
}
