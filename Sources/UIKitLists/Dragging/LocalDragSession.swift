/// A drag that begins and ends in this program; both ends see this one object.
@MainActor
final class LocalDragSession: NSObject, UIDragSession, UIDropSession {
  private(set) var items: [UIDragItem] = []
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  /// Where the finger is in the window.
  var finger = CGPoint.zero
  /// Calls that wait until the delegate performed the drop; nil outside of one.
  private var waiting: [() -> Void]?

  func begin(with items: [UIDragItem]) { self.items = items }
  func add(_ items: [UIDragItem]) { self.items += items }

  var localDragSession: (any UIDragSession)? { self }

  func location(in view: UIView) -> CGPoint { view.convert(finger, from: nil) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: Int64(items.count))
    let loading = LoadedObjects(count: items.count) { objects in
      progress.completedUnitCount = progress.totalUnitCount
      self.afterDrop { completion(objects) }
    }
    for (index, item) in items.enumerated() {
      item.itemProvider.loadObject(ofClass: aClass) { object, _ in loading.receive(object, at: index) }
    }
    return progress
  }

  /// Runs `perform`, and then the animations that it requested.
  func performDrop(_ perform: () -> Void) {
    waiting = []
    perform()
    let blocks = waiting ?? []
    waiting = nil
    for block in blocks { block() }
  }

  private func afterDrop(_ block: @escaping () -> Void) {
    if waiting == nil { block() } else { waiting?.append(block) }
  }
}

/// Objects that come one by one, from any thread.
private final class LoadedObjects: @unchecked Sendable {
  private let lock = NSLock()
  private var objects: [(any NSItemProviderReading)?]
  private var missing: Int
  private let completion: @MainActor ([any NSItemProviderReading]) -> Void

  init(count: Int, completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void) {
    objects = Array(repeating: nil, count: count)
    missing = count
    self.completion = completion
  }

  func receive(_ object: (any NSItemProviderReading)?, at index: Int) {
    let isComplete = lock.withLock {
      objects[index] = object
      missing -= 1
      return missing == 0
    }
    guard isComplete else { return }
    nonisolated(unsafe) let found = lock.withLock { objects.compactMap(\.self) }
    onMainActor { [completion] in completion(found) }
  }
}
