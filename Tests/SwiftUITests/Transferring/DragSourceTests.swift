import Expectations
import Testing
import UIKit
import UIKitTesting
import UniformTypeIdentifiers

@testable import SwiftUI

@MainActor struct DragSourceTests {
  private struct Note: Codable, Equatable, Transferable {
    var title: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: UTType(exportedAs: "example.note"))
      ProxyRepresentation(exporting: \.title)
    }
  }

  private final class Log: @unchecked Sendable {
    var lines: [String] = []
  }

  private struct Screen<Source: View, Target: View>: View {
    @ViewBuilder let source: () -> Source
    @ViewBuilder let target: () -> Target
    var body: some View {
      VStack(spacing: 0) {
        source().frame(width: 100, height: 100)
        Spacer(minLength: 0)
        target().frame(width: 200, height: 200)
      }
    }
  }

  private func carry(_ screen: Screen<some View, some View>) throws {
    let hosted = Hosted(screen, width: 300, height: 500)
    try hosted.screen.settle()
    hosted.screen.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 100, y: 350), press: 1, duration: 0.5)
    try hosted.screen.settle()
  }

  @Test func valuesAreDraggedAndDropped() throws {
    let log = Log()
    try carry(
      Screen {
        Color.red.draggable("text")
      } target: {
        Color.blue.dropDestination(for: String.self) { items, place in
          log.lines.append("\(items) \(Int(place.x)) \(Int(place.y))")
          return true
        } isTargeted: {
          log.lines.append("\($0)")
        }
      })
    expect(log.lines.first == "true" && log.lines.contains("[\"text\"] 50 50"), "\(log.lines)")
    expectEqual(log.lines.filter { $0 == "false" }.count, 1)
  }

  @Test func customTransferableTypesUseCodableOrProxyRepresentations() throws {
    var notes: [Note] = []
    var texts: [String] = []
    try carry(
      Screen {
        Color.red.draggable(Note(title: "Milk"))
      } target: {
        Color.blue.dropDestination(for: Note.self) { items, _ in
          notes += items
          return true
        }
      })
    expectEqual(notes, [Note(title: "Milk")])
    try carry(
      Screen {
        Color.red.draggable(Note(title: "Milk")) { Color.green.frame(width: 20, height: 20) }
      } target: {
        Color.blue.dropDestination(for: String.self) { items, _ in
          texts += items
          return true
        }
      })
    expectEqual(texts, ["Milk"])
  }

  @Test func otherTypesAreNotAccepted() throws {
    var count = 0
    try carry(
      Screen {
        Color.red.draggable(Data([1]))
      } target: {
        Color.blue.dropDestination(for: Note.self) { _, _ in
          count += 1
          return true
        }
      })
    expectEqual(count, 0)
  }

  @Test func aDropDelegateReceivesItemProviders() throws {
    struct Target: DropDelegate {
      let log: Log
      func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [UTType.plainText]) }
      func dropEntered(info: DropInfo) { log.lines.append("entered") }
      func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
      func performDrop(info: DropInfo) -> Bool {
        log.lines.append("dropped \(info.itemProviders(for: [UTType.plainText]).count)")
        return true
      }
    }
    let log = Log()
    try carry(
      Screen {
        Color.red.onDrag { NSItemProvider(object: NSString(string: "text")) }
      } target: {
        Color.blue.onDrop(of: [UTType.plainText], delegate: Target(log: log))
      })
    expect(log.lines.first == "entered" && log.lines.last == "dropped 1")
    var count = 0
    try carry(
      Screen {
        Color.red.onDrag { NSItemProvider(object: NSString(string: "text")) }
      } target: {
        Color.blue.onDrop(of: [UTType.plainText], isTargeted: nil) { providers in
          count += providers.count
          return true
        }
      })
    expectEqual(count, 1)
  }

  @Test func aValueIsImportedFromTheFirstAvailableRepresentation() {
    expect(String.importedContentTypes().contains(.plainText) && Note.importedContentTypes().count == 1)
    let log = Log()
    func read<T: Transferable>(_ type: T.Type, _ provider: NSItemProvider, _ text: @escaping @Sendable (T) -> String) {
      T.load(from: provider) { value in
        let text = value.map(text)
        MainActor.assumeIsolated { log.lines.append(text ?? "nothing") }
      }
    }
    read(String.self, "a".itemProvider) { $0 }
    read(String.self, NSItemProvider(object: NSString(string: "b"))) { $0 }
    read(Note.self, "c".itemProvider, \.title)
    expectEqual(log.lines, ["a", "b", "nothing"])
    let url = URL(string: "https://example.com/a")!
    URL.load(from: url.itemProvider) { expectEqual($0, url) }
  }
}
