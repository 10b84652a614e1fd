/// Collects the matches of a search. Every thread may tell it of some.
public struct UITextSearchAggregator<DocumentIdentifier: Hashable>: @unchecked Sendable {
  let found: FoundTexts<DocumentIdentifier>

  /// All matches, in the order of the text as far as the search has been shown.
  public var allFoundRanges: [UITextRange] { found.items.map(\.range) }

  /// Adds a match.
  public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier) {
    found.add(range, in: document)
  }

  /// Takes a match away whose text is another now.
  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
    found.remove(range, in: document)
  }

  /// Takes all matches away.
  public func invalidate() { found.removeAll() }

  /// There are no more matches: they are shown.
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
  /// While the search is asked for, the session waits for its answer.
  private var isAsking = true
  private var isTelling = false
  private let onChange: @MainActor @Sendable () -> Void

  /// - Parameter onChange: Called after changes that come later than the answer.
  init(_ onChange: @escaping @MainActor @Sendable () -> Void) { self.onChange = onChange }

  var items: [Item] { lock.withLock { stored } }

  func sort(by comesFirst: (Item, Item) -> Bool) {
    // The app's comparison is called without the lock.
    let sorted = items.sorted(by: comesFirst)
    lock.withLock { if stored.count == sorted.count { stored = sorted } }
  }

  func add(_ range: UITextRange, in document: Document) {
    change { $0.append(Item(range: range, document: document)) }
  }

  func remove(_ range: UITextRange, in document: Document) {
    change { items in items.removeAll { $0.document == document && ($0.range === range || $0.range.isEqual(range)) } }
  }

  func removeAll() { change { $0 = [] } }
  func finish() { change { _ in } }
  func endAsking() { lock.withLock { isAsking = false } }

  private func change(_ body: (inout [Item]) -> Void) {
    let tells = lock.withLock {
      body(&stored)
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
