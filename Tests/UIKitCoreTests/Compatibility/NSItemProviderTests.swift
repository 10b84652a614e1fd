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

  @Test func textsAndAddressesAreReadAsTheyWere() throws {
    let text = NSItemProvider(object: NSString(string: "Größe 3"))
    #expect(text.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(text.canLoadObject(ofClass: NSString.self) && !text.canLoadObject(ofClass: NSURL.self))
    #expect(try load(NSString.self, from: text).get() == NSString(string: "Größe 3"))
    let address = NSItemProvider(object: NSURL(string: "https://example.org/a?b=c")!)
    #expect(address.hasItemConformingToTypeIdentifier("public.url"))
    #expect(try load(NSURL.self, from: address).get() == NSURL(string: "https://example.org/a?b=c")!)
  }

  @Test func missingDataAreAnError() {
    let nothing = NSItemProvider()
    #expect(nothing.registeredTypeIdentifiers.isEmpty)
    #expect(throws: (any Error).self) { try load(NSString.self, from: nothing).get() }
  }

  @Test func dataIsLoadedWhenItIsAskedFor() {
    let provider = NSItemProvider()
    let asked = Box<Int>()
    provider.registerDataRepresentation(forTypeIdentifier: "a.type", visibility: .all) { completion in
      asked.value = (asked.value ?? 0) + 1
      completion(Data([1, 2]), nil)
      return nil
    }
    #expect(asked.value == nil)
    let loaded = Box<Data>()
    let progress = provider.loadDataRepresentation(forTypeIdentifier: "a.type") { data, _ in loaded.value = data }
    #expect(loaded.value == Data([1, 2]) && asked.value == 1 && progress.isFinished)
  }

  /// Data that the drop delegate loads arrive after its call has returned.
  @Test func aSessionLoadsItsItemsAfterTheDrop() {
    let session = LocalDragSession()
    session.begin(with: ["one", "two"].map { UIDragItem(itemProvider: NSItemProvider(object: NSString(string: $0))) })
    #expect(session.canLoadObjects(ofClass: NSString.self) && !session.canLoadObjects(ofClass: NSURL.self))
    #expect(session.hasItemsConforming(toTypeIdentifiers: ["public.url", "public.utf8-plain-text"]))
    var log: [String] = []
    session.performDrop {
      session.loadObjects(ofClass: NSString.self) { objects in log += objects.map { "\($0)" } }
      log.append("performed")
    }
    #expect(log == ["performed", "one", "two"])
  }
}
