import Testing
import TrestleTesting
import UIKit

@testable import UIKitCore

/// Files and texts that were dragged in another program.
@MainActor @Suite(.serialized)
final class DropInputTests {
  /// Takes drops, and notes what it hears.
  private final class Target: NSObject, UIDropInteractionDelegate {
    let view = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    var notes: [String] = []
    var handles = true
    var operation = UIDropOperation.copy
    var onPerform: (any UIDropSession) -> Void = { _ in }

    override init() {
      super.init()
      view.addInteraction(UIDropInteraction(delegate: self))
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      notes.append("handle?")
      return handles
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      notes.append("enter")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
      -> UIDropProposal
    {
      let place = session.location(in: view)
      notes.append("update \(Int(place.x)) \(Int(place.y))")
      return UIDropProposal(operation: operation)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      notes.append("exit")
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      notes.append("perform \(session.items.count)")
      onPerform(session)
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
      notes.append("preview")
      return defaultPreview
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
      notes.append("conclude")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      notes.append("end")
    }
  }

  private let target = Target()
  private lazy var screen: MountedScreen = {
    let controller = UIViewController()
    controller.view.addSubview(target.view)
    return MountedScreen(controller)
  }()
  private let place = CGPoint(x: 50, y: 150)

  isolated deinit {}

  @Test func theViewBelowHearsOfADragAndItsDrop() {
    var texts: [String] = []
    target.onPerform = { session in
      session.loadObjects(ofClass: NSString.self) { texts = $0.map { "\($0)" } }
    }
    screen.drop([.text("one"), .text("two")], at: place)
    #expect(
      target.notes == ["handle?", "enter", "update 30 50", "perform 2", "conclude", "end"],
      "at once: there are no pictures that move")
    #expect(texts == ["one", "two"])
  }

  @Test func theDragIsOfNoViewOfThisProgramAndMovesNothing() {
    target.onPerform = { session in
      #expect(session.localDragSession == nil && !session.allowsMoveOperation)
    }
    screen.drop([.text("one")], at: place)
    #expect(target.notes.contains("perform 1"))
    target.notes = []
    target.operation = .move
    screen.drop([.text("one")], at: place)
    #expect(target.notes == ["handle?", "enter", "update 30 50", "end"], "a move of what is elsewhere is refused")
  }

  @Test func refusedAndMissedDropsHaveNoEffect() {
    target.handles = false
    screen.drop([.text("one")], at: place)
    #expect(target.notes == ["handle?"])
    target.notes = []
    target.handles = true
    screen.drop([.text("one")], at: CGPoint(x: 300, y: 600))
    screen.drop([.text("one")], at: CGPoint(x: -5, y: 9000))
    screen.drop([], at: place)
    #expect(target.notes == [])
    for operation in [UIDropOperation.cancel, .forbidden] {
      target.operation = operation
      screen.drop([.text("one")], at: place)
      #expect(target.notes == ["handle?", "enter", "update 30 50", "end"])
      target.notes = []
    }
  }

  @Test func aViewBelowAnAlertTakesNothing() {
    let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
    screen.window.rootViewController?.present(alert, animated: false)
    screen.advance(by: 1)
    screen.drop([.text("one")], at: place)
    #expect(target.notes == [])
  }

  @Test func filesComeWithTheirDataAndAddress() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let note = folder.appendingPathComponent("Größe 3.txt")
    try Data("from a file".utf8).write(to: note)
    var texts: [String]?
    var addresses: [String] = []
    target.onPerform = { session in
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
    target.onPerform = { [target] _ in target.view.removeFromSuperview() }
    screen.drop([.text("one")], at: place)
    screen.advance(by: 1)
    #expect(target.notes == ["handle?", "enter", "update 30 50", "perform 1", "conclude", "end"])
  }
}
