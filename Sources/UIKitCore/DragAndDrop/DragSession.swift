/// A drag and its drop; if the drag began in this program, both delegates get this one object.
@MainActor
package final class DragSession: NSObject, UIDragSession, UIDropSession {
  package private(set) var items: [UIDragItem] = []
  package var localContext: Any?
  package var allowsMoveOperation = true
  package var isRestrictedToDraggingApplication = false
  /// The position of the finger in the window.
  package var finger = CGPoint.zero
  /// Closures that wait until the delegate has performed the drop; nil outside a drop.
  private var waiting: [() -> Void]?
  private let motion = Pending()
  private let loading = Pending()

  private let isOfOtherProgram: Bool

  package override init() {
    isOfOtherProgram = false
    super.init()
  }

  /// The drag of another program, whose items can only be copied.
  package init(ofOtherProgram items: [UIDragItem]) {
    isOfOtherProgram = true
    self.items = items
    super.init()
    allowsMoveOperation = false
  }

  package func begin(with items: [UIDragItem]) { self.items = items }
  package func add(_ items: [UIDragItem]) { self.items += items }

  package var localDragSession: (any UIDragSession)? { isOfOtherProgram ? nil : self }

  package func location(in view: UIView) -> CGPoint { view.convert(finger, from: nil) }

  package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
  }

  package func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  @discardableResult
  package func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: Int64(items.count))
    loading.begin()
    let objects = LoadedObjects(count: items.count) { objects in
      progress.completedUnitCount = progress.totalUnitCount
      self.afterDrop {
        completion(objects)
        self.loading.end()
      }
    }
    for (index, item) in items.enumerated() {
      item.itemProvider.loadObject(ofClass: aClass) { object, _ in objects.receive(object, at: index) }
    }
    return progress
  }

  /// Runs `perform`, and then the closures that waited for its end.
  package func performDrop(_ perform: () -> Void) {
    waiting = []
    perform()
    let blocks = waiting ?? []
    waiting = nil
    for block in blocks { block() }
  }

  // MARK: What is under way

  /// Called when the picture of an item begins to move to its target, or back.
  package func motionBegins() { motion.begin() }
  package func motionEnds() { motion.end() }
  /// Calls when no picture moves any more, at once if none does.
  package func afterMotion(_ block: @escaping () -> Void) { motion.wait(block) }
  /// Runs a closure when all requested objects have been loaded, at once if none is missing.
  package func afterLoading(_ block: @escaping () -> Void) { loading.wait(block) }

  private func afterDrop(_ block: @escaping () -> Void) {
    if waiting == nil { block() } else { waiting?.append(block) }
  }
}

/// Counts running operations, and calls back when there are none.
@MainActor
private final class Pending {
  private var count = 0
  private var waiting: [() -> Void] = []

  func begin() { count += 1 }

  func end() {
    count -= 1
    guard count == 0 else { return }
    let blocks = waiting
    waiting = []
    for block in blocks { block() }
  }

  func wait(_ block: @escaping () -> Void) { if count == 0 { block() } else { waiting.append(block) } }
}

/// Collects objects that are loaded one by one, on any thread.
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
