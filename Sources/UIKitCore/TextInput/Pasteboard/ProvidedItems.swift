import ListCore

/// Loads the data of item providers as items for a pasteboard.
final class ProvidedItems: @unchecked Sendable {
  private let lock = NSLock()
  private var items: [[String: Any]]
  /// How many data have not arrived, plus 1 until all were requested.
  private var awaited: Int
  private let completion: @MainActor ([[String: Any]]) -> Void

  private init(count: Int, awaited: Int, _ completion: @escaping @MainActor ([[String: Any]]) -> Void) {
    items = Array(repeating: [:], count: count)
    self.awaited = awaited + 1
    self.completion = completion
  }

  /// Loads everything that the providers have. `completion` is called once, at once if all data are there; items without
  /// data are left out.
  @MainActor
  static func load(_ providers: [NSItemProvider], completion: @escaping @MainActor ([[String: Any]]) -> Void) {
    let types = providers.map(\.registeredTypeIdentifiers)
    let loaded = ProvidedItems(count: providers.count, awaited: types.reduce(0) { $0 + $1.count }, completion)
    for (index, provider) in providers.enumerated() {
      for type in types[index] {
        provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
          guard loaded.isComplete(with: data, of: type, at: index) else { return }
          DispatchQueue.main.async { loaded.finish() }
        }
      }
    }
    if loaded.isComplete() { loaded.finish() }
  }

  /// - Returns: Whether nothing else is awaited.
  private func isComplete(with data: Data? = nil, of type: String = "", at index: Int = 0) -> Bool {
    lock.withLock {
      if let data { items[index][type] = Self.value(data, of: type) }
      awaited -= 1
      return awaited == 0
    }
  }

  @MainActor
  private func finish() { completion(items.filter { !$0.isEmpty }) }

  private static func value(_ data: Data, of type: String) -> Any {
    PasteboardType.texts.contains(type) ? String(decoding: data, as: UTF8.self) : data
  }
}
