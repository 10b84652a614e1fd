import Expectations
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct ProvidedItemsTests {
  @Test func availableDataIsLoadedSynchronously() {
    let providers = ["one", "two"].map { NSItemProvider(object: $0 as NSString) }
    var loaded: [[String: Any]] = []
    ProvidedItems.load(providers) { loaded = $0 }
    expectEqual(loaded.map { $0["public.utf8-plain-text"] as? String }, ["one", "two"])
  }

  @Test func providersWithoutDataGiveNoItem() {
    var counts: [Int] = []
    ProvidedItems.load([]) { counts.append($0.count) }
    ProvidedItems.load([NSItemProvider(), NSItemProvider(object: "x" as NSString)]) { counts.append($0.count) }
    expectEqual(counts, [0, 1])
  }

  @Test func dataFromAnotherThreadIsAwaited() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { completion in
      Thread.detachNewThread { completion(Data([1, 2]), nil) }
      return nil
    }
    provider.registerDataRepresentation(forTypeIdentifier: "public.json", visibility: .all) { completion in
      completion(nil, CocoaError(.fileReadUnknown))
      return nil
    }
    let item = await withCheckedContinuation { continuation in
      ProvidedItems.load([provider]) { items in
        continuation.resume(returning: items.map { $0.mapValues { $0 as? Data } })
      }
    }
    expectEqual(item, [["public.data": Data([1, 2])]])
  }
}
