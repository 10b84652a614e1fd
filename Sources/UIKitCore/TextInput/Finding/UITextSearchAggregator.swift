/// Collects the matches of a search, from any thread.
public struct UITextSearchAggregator<DocumentIdentifier: Hashable>: @unchecked Sendable {
  let found: FoundTexts<DocumentIdentifier>

  /// All matches, in the order of the text as far as the search has been shown.
  public var allFoundRanges: [UITextRange] { found.items.map(\.range) }

  /// Adds a match.
  public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier) {
    found.add(range, in: document)
  }

  /// Removes a match whose text has changed.
  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
    found.remove(range, in: document)
  }

  /// Removes all matches.
  public func invalidate() { found.removeAll() }

  /// Says that no more matches follow, so that the matches are shown.
  public func finishedSearching() { found.finish() }
}

/// The matches of one search.
final class FoundTexts<Document: Hashable>: @unchecked Sendable {
  struct Item {
    let range: UITextRange
    let document: Document
  }

  private let lock = NSLock()
  private var stored: [Item] = []
  /// The number of times that matches were moved or removed.
  private var revision = 0
  private var hasEnded = false
  /// Whether the app's search method has not returned yet; until then the session is not told of changes.
  private var isAsking = true
  private var isTelling = false
  private let onChange: @MainActor @Sendable () -> Void

  /// - Parameter onChange: Called after changes that are made after the app's search method returned.
  init(_ onChange: @escaping @MainActor @Sendable () -> Void) { self.onChange = onChange }

  var items: [Item] { lock.withLock { stored } }
  /// Whether no more matches follow.
  var isFinished: Bool { lock.withLock { hasEnded } }

  /// The matches after a number of known ones; all matches if the known ones were moved or removed since.
  func items(after count: Int, _ revision: Int) -> (items: [Item], isWhole: Bool, revision: Int) {
    lock.withLock {
      let isWhole = revision != self.revision || count == 0
      return (isWhole ? stored : Array(stored.dropFirst(count)), isWhole, self.revision)
    }
  }

  func sort(by comesFirst: (Item, Item) -> Bool) {
    // The app's comparison is called without the lock.
    let sorted = items.sorted(by: comesFirst)
    lock.withLock {
      guard stored.count == sorted.count else { return }
      stored = sorted
      revision += 1
    }
  }

  func add(_ range: UITextRange, in document: Document) {
    change { $0.append(Item(range: range, document: document)) }
  }

  /// Adds matches of a search on the main thread, and reports them at once.
  @MainActor
  func add(_ ranges: some Sequence<UITextRange>, in document: Document, isLast: Bool) {
    let tells = lock.withLock {
      for range in ranges { stored.append(Item(range: range, document: document)) }
      hasEnded = hasEnded || isLast
      return !isAsking
    }
    if tells { onChange() }
  }

  func remove(_ range: UITextRange, in document: Document) {
    change(isRevision: true) { items in
      items.removeAll { $0.document == document && ($0.range === range || $0.range.isEqual(range)) }
    }
  }

  func removeAll() { change(isRevision: true) { $0 = [] } }

  func finish() {
    lock.withLock { hasEnded = true }
    change { _ in }
  }

  func endAsking() { lock.withLock { isAsking = false } }

  private func change(isRevision: Bool = false, _ body: (inout [Item]) -> Void) {
    let tells = lock.withLock {
      body(&stored)
      if isRevision { revision += 1 }
      let tells = !isAsking && !isTelling
      isTelling = isTelling || tells
      return tells
    }
    guard tells else { return }
    Task { @MainActor [self] in
      lock.withLock { isTelling = false }
      onChange()
    }
  }
}
