import Foundation
import UIKit
import UniformTypeIdentifiers

/// Carries a value to another thread. Only one thread uses it at a time.
private struct Carried<Value>: @unchecked Sendable {
  let value: Value
}

extension Transferable {
  /// The content types from which values can be imported.
  public static func importedContentTypes() -> [UTType] { readableForms.map(\.type) }

  /// The representations that the builder made for this type.
  static var forms: [_TransferForm<Self>] { transferRepresentation._forms as? [_TransferForm<Self>] ?? [] }

  static var readableForms: [_TransferForm<Self>] { forms.filter(\.isReadable) }

  /// A provider that offers the value in each of its exported representations.
  package var itemProvider: NSItemProvider {
    let provider = NSItemProvider()
    for form in Self.forms {
      let carried = Carried(value: self)
      if let write = form.writeNow {
        provider.registerDataRepresentation(forTypeIdentifier: form.type.identifier, visibility: .all) { done in
          do { done(try write(carried.value), nil) } catch { done(nil, error) }
          return nil
        }
      } else if let write = form.write {
        provider.registerDataRepresentation(forTypeIdentifier: form.type.identifier, visibility: .all) { done in
          Task { do { done(try await write(carried.value), nil) } catch { done(nil, error) } }
          return nil
        }
      }
    }
    return provider
  }

  /// Imports a value from a dropped item, in the first readable representation; nil if that fails.
  package static func load(from provider: NSItemProvider, _ done: @escaping @Sendable (Self?) -> Void) {
    guard
      let form = readableForms.first(where: { provider.hasItemConformingToTypeIdentifier($0.type.identifier) })
    else { return done(nil) }
    if let read = form.readFile {
      provider.loadFileRepresentation(forTypeIdentifier: form.type.identifier) { file, _ in
        guard let file = file.flatMap(LentFile.init) else { return done(nil) }
        Task {
          let value = try? await read(file.url)
          file.delete()
          done(value)
        }
      }
      return
    }
    provider.loadDataRepresentation(forTypeIdentifier: form.type.identifier) { data, _ in
      guard let data else { return done(nil) }
      if let read = form.readNow { return done(try? read(data)) }
      guard let read = form.read else { return done(nil) }
      Task { done(try? await read(data)) }
    }
  }

  /// Imports a value from each dropped item and calls a closure with all of them, in the items' order. Items that
  /// cannot be read are skipped; if none can be read, the closure is not called.
  @MainActor
  package static func load(
    from providers: [NSItemProvider], _ done: @escaping @MainActor ([Self]) -> Void
  ) {
    let loaded = LoadedItems<Self>(providers.count)
    for (index, provider) in providers.enumerated() {
      load(from: provider) { item in
        nonisolated(unsafe) let item = item
        let take: @MainActor @Sendable () -> Void = {
          loaded.items[index] = item
          loaded.missing -= 1
          let items = loaded.items.compactMap(\.self)
          if loaded.missing == 0, !items.isEmpty { done(items) }
        }
        onMainActor(take)
      }
    }
  }
}

/// Collects values that are loaded concurrently, and returns them in the order of their providers.
@MainActor
private final class LoadedItems<Item> {
  var items: [Item?]
  var missing: Int

  init(_ count: Int) {
    items = Array(repeating: nil, count: count)
    missing = count
  }
}

/// A copy of a provider's file: the provider deletes the original as soon as its callback returns.
private struct LentFile {
  let url: URL

  init?(_ file: URL) {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    url = folder.appendingPathComponent(file.lastPathComponent)
    do {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      try files.copyItem(at: file, to: url)
    } catch { return nil }
  }

  func delete() { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
}
