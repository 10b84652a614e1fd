/// A snapshot to be applied.
struct SnapshotRequest<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  enum Manner: Equatable {
    case animated, unanimated, reload

    init(isAnimated: Bool) { self = isAnimated ? .animated : .unanimated }
  }

  enum Subject {
    /// All sections and their items.
    case all(SnapshotContents<Section, Item>)
    /// The items of one section; the others stay as they are when the request is carried out.
    case section(Section, OutlineContents<Item>)
  }

  let subject: Subject
  let manner: Manner
  /// Called on the main actor, whichever thread the request came from.
  let completion: (() -> Void)?
}

/// Snapshots that wait to be applied, in order of arrival, from any thread.
final class SnapshotInbox<Section: Hashable & Sendable, Item: Hashable & Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var requests: [SnapshotRequest<Section, Item>] = []

  func add(_ request: SnapshotRequest<Section, Item>) {
    lock.lock()
    requests.append(request)
    lock.unlock()
  }

  /// Removes the first waiting snapshot and returns it; nil if none waits.
  func next() -> SnapshotRequest<Section, Item>? {
    lock.lock()
    defer { lock.unlock() }
    return requests.isEmpty ? nil : requests.removeFirst()
  }
}
