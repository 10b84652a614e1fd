import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitLists

/// Data that is dragged: what it is, and what can be made of it.
@MainActor @Suite struct NSItemProviderTests {
  private final class Box<Value>: @unchecked Sendable {
    var value: Value?
  }

  private func load(_ type: any NSItemProviderReading.Type, from provider: NSItemProvider) -> Result<
    NSObject?, any Error
  > {
    let box = Box<Result<NSObject?, any Error>>()
    provider.loadObject(ofClass: type) { object, error in
      box.value = error.map { .failure($0) } ?? .success(object as? NSObject)
    }
    return box.value ?? .success(nil)
  }

  @Test func itemProvidersReturnTextsAndURLsUnchanged() throws {
    let text = NSItemProvider(object: NSString(string: "Größe 3"))
    expectEqual(text.registeredTypeIdentifiers, ["public.utf8-plain-text"])
    expect(text.canLoadObject(ofClass: NSString.self) && !text.canLoadObject(ofClass: NSURL.self))
    expectEqual(try load(NSString.self, from: text).get(), NSString(string: "Größe 3"))
    let address = NSItemProvider(object: NSURL(string: "https://example.org/a?b=c")!)
    expect(address.hasItemConformingToTypeIdentifier("public.url"))
    expect(try load(NSURL.self, from: address).get() == NSURL(string: "https://example.org/a?b=c")!)
  }

  @Test func itemProvidersLoadAnItemByItsType() throws {
    let text = NSItemProvider(item: NSString(string: "Row 3"), typeIdentifier: "public.plain-text")
    expect(text.registeredTypeIdentifiers == ["public.plain-text"] && text.canLoadObject(ofClass: NSString.self))
    expect(text.hasItemConformingToTypeIdentifier("public.text"))
    expectEqual(try load(NSString.self, from: text).get(), NSString(string: "Row 3"))
    let url = NSItemProvider(item: NSURL(string: "https://example.org")!, typeIdentifier: "public.url")
    expect(try load(NSURL.self, from: url).get() == NSURL(string: "https://example.org")!)
    let bytes = NSItemProvider(item: NSData(data: Data([1, 2])), typeIdentifier: "org.example.row")
    let loaded = Box<Data>()
    bytes.loadDataRepresentation(forTypeIdentifier: "org.example.row") { data, _ in loaded.value = data }
    expectEqual(loaded.value, Data([1, 2]))
    for empty in [
      NSItemProvider(item: nil, typeIdentifier: "a.type"), NSItemProvider(item: NSString("x"), typeIdentifier: nil),
    ] { expect(empty.registeredTypeIdentifiers.isEmpty) }
  }

  private func item(_ type: String, of provider: NSItemProvider) throws -> NSObject? {
    let box = Box<Result<NSObject?, any Error>>()
    provider.loadItem(forTypeIdentifier: type, options: nil) { item, error in
      box.value = error.map { .failure($0) } ?? .success(item as? NSObject)
    }
    return try require(box.value).get()
  }

  @Test func loadItemReturnsTheItemsOwnClass() throws {
    let list = NSArray(array: [NSString("a"), NSString("b")])
    let given = NSItemProvider(item: list, typeIdentifier: "com.apple.property-list")
    expect(try item("com.apple.property-list", of: given) === list)
    let text = NSItemProvider(object: NSString(string: "Text"))
    expectEqual(try item("public.plain-text", of: text), NSString(string: "Text"))
    let url = NSItemProvider(object: NSURL(string: "https://example.org")!)
    expect(try item("public.url", of: url) == NSURL(string: "https://example.org")!)
    #expect(throws: (any Error).self) { try item("public.image", of: text) }
  }

  @Test func anEmptyItemProviderGivesALoadingError() {
    let nothing = NSItemProvider()
    expect(nothing.registeredTypeIdentifiers.isEmpty)
    #expect(throws: (any Error).self) { try load(NSString.self, from: nothing).get() }
  }

  @Test func registeredDataIsLoadedOnDemand() {
    let provider = NSItemProvider()
    let asked = Box<Int>()
    provider.registerDataRepresentation(forTypeIdentifier: "a.type", visibility: .all) { completion in
      asked.value = (asked.value ?? 0) + 1
      completion(Data([1, 2]), nil)
      return nil
    }
    expectNil(asked.value)
    let loaded = Box<Data>()
    let progress = provider.loadDataRepresentation(forTypeIdentifier: "a.type") { data, _ in loaded.value = data }
    expect(loaded.value == Data([1, 2]) && asked.value == 1 && progress.isFinished)
  }

  @Test func dataIsFoundByConformingTypes() {
    let provider = NSItemProvider()
    for (type, byte) in [("public.png", UInt8(1)), ("public.plain-text", 2)] {
      provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
        completion(Data([byte]), nil)
        return nil
      }
    }
    expect(provider.hasItemConformingToTypeIdentifier("public.image"))
    expect(!provider.hasItemConformingToTypeIdentifier("public.jpeg"))
    expect(provider.canLoadObject(ofClass: NSString.self) && !provider.canLoadObject(ofClass: NSURL.self))
    let loaded = Box<[UInt8]>()
    for type in ["public.image", "public.data", "public.text", "public.movie"] {
      provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
        loaded.value = (loaded.value ?? []) + (data.map { [UInt8]($0) } ?? [0])
      }
    }
    expectEqual(loaded.value, [1, 1, 2, 0])
  }

  private func withFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }

  @Test func anItemProviderForAFileGivesDataAndURL() async throws {
    try await withFolder { folder in
      let file = folder.appendingPathComponent("list.CSV")
      let provider = try require(NSItemProvider(contentsOf: file))
      expectEqual(provider.registeredTypeIdentifiers, ["public.comma-separated-values-text", "public.file-url"])
      expectEqual(provider.suggestedName, "list.CSV")
      try Data("a,b".utf8).write(to: file)
      let data = await withCheckedContinuation { continuation in
        provider.loadDataRepresentation(forTypeIdentifier: "public.text") { data, _ in
          expect(!Thread.isMainThread)
          continuation.resume(returning: data)
        }
      }
      expectEqual(data, Data("a,b".utf8), "as it was when it was asked for")
      expectEqual(try load(NSURL.self, from: provider).get(), NSURL(fileURLWithPath: file.path))
      expect(NSItemProvider(contentsOf: URL(string: "https://example.org/a.txt")) == nil)
      expectEqual(NSItemProvider(contentsOf: folder)?.registeredTypeIdentifiers, ["public.file-url"])
    }
  }

  @Test func aMissingFileGivesALoadingError() async throws {
    let gone = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    let provider = try require(NSItemProvider(contentsOf: gone))
    expect(provider.canLoadObject(ofClass: NSString.self), "it may be there when it is read")
    let (object, failure): (Bool, (any Error)?) = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: NSString.self) { object, error in
        continuation.resume(returning: (object != nil, error))
      }
    }
    expect(!object && failure != nil)
  }

  @Test func loadFileRepresentationProvidesATemporaryFile() async throws {
    let provider = NSItemProvider(object: NSString(string: "lent"))
    provider.suggestedName = "../Note"
    let (file, text): (URL?, String?) = await withCheckedContinuation { continuation in
      provider.loadFileRepresentation(forTypeIdentifier: "public.plain-text") { file, _ in
        let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        continuation.resume(returning: (file, text))
      }
    }
    expect(text == "lent" && file?.lastPathComponent == "Note.txt")
    expectEqual(file.map { FileManager.default.fileExists(atPath: $0.path) }, false, "it goes when the call is over")
    provider.suggestedName = nil
    let missing: (any Error)? = await withCheckedContinuation { continuation in
      provider.loadFileRepresentation(forTypeIdentifier: "public.png") { _, error in
        continuation.resume(returning: error)
      }
    }
    expect(missing != nil)
  }

  /// Data that the drop delegate loads arrive after its call has returned.
  @Test func aDropSessionLoadsItsItemsAfterPerformDrop() {
    let session = DragSession()
    session.begin(with: ["one", "two"].map { UIDragItem(itemProvider: NSItemProvider(object: NSString(string: $0))) })
    expect(session.canLoadObjects(ofClass: NSString.self) && !session.canLoadObjects(ofClass: NSURL.self))
    expect(session.hasItemsConforming(toTypeIdentifiers: ["public.url", "public.utf8-plain-text"]))
    var log: [String] = []
    session.performDrop {
      session.loadObjects(ofClass: NSString.self) { objects in log += objects.map { "\($0)" } }
      log.append("performed")
    }
    expectEqual(log, ["performed", "one", "two"])
  }
}
