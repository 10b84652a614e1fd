/// A searchable object of any class, with the matches of the present search in order.
@MainActor
protocol SearchedText: AnyObject {
  var count: Int { get }
  var supportsReplacement: Bool { get }
  func search(_ query: String, _ options: UITextSearchOptions)
  /// Whether all matches are known.
  var isFinished: Bool { get }
  /// The first match that does not begin before the selection; nil if none is known.
  var nextIndex: Int? { get }
  /// Highlights the matches from an index on.
  func decorate(from index: Int)
  func clear()
  func highlight(_ index: Int, scrolls: Bool)
  func unhighlight(_ index: Int)
  func mayReplace(_ index: Int, with text: String) -> Bool
  func replace(_ index: Int, with text: String)
  func replaceAll(_ query: String, _ options: UITextSearchOptions, with text: String)
}

/// The matches in a searchable object, which is not retained.
@MainActor
final class SearchedObject<Searched: UITextSearching>: SearchedText {
  typealias Document = Searched.DocumentIdentifier
  private typealias Item = FoundTexts<Document>.Item

  private weak var searched: Searched?
  private var found: FoundTexts<Document>?
  /// The matches that the session knows, in order.
  private var items: [Item] = []
  private var revision = 0
  private let onChange: @MainActor (_ first: Int) -> Void

  /// - Parameter onChange: Called when matches arrive later, with the index of the first changed one.
  init(_ searched: Searched, onChange: @escaping @MainActor (_ first: Int) -> Void) {
    self.searched = searched
    self.onChange = onChange
  }

  var count: Int { items.count }
  var isFinished: Bool { found?.isFinished ?? true }
  var supportsReplacement: Bool { searched?.supportsTextReplacement ?? false }

  func search(_ query: String, _ options: UITextSearchOptions) {
    found = nil
    items = []
    guard let searched, !query.isEmpty else { return }
    let number = FoundNumber()
    let found = FoundTexts<Document> { [weak self] in self?.take(number) }
    number.found = found
    self.found = found
    searched.performTextSearch(
      queryString: query, options: options, resultAggregator: UITextSearchAggregator(found: found))
    found.endAsking()
    take()
  }

  /// Called when matches arrive later. They are ignored if another search has begun.
  private func take(_ number: FoundNumber) {
    guard let found, found === number.found else { return }
    onChange(take())
  }

  /// - Returns: the index of the first match that has changed.
  @discardableResult
  private func take() -> Int {
    guard let found else { return 0 }
    let new = found.items(after: items.count, revision)
    revision = new.revision
    if new.isWhole { items = [] }
    let first = items.count
    if isOrdered(items.suffix(1) + new.items) {
      // The matches go into a separate array, so that the aggregator's array is not copied when it grows.
      items.append(contentsOf: new.items)
      return first
    }
    found.sort(by: comesFirst)
    let sorted = found.items(after: 0, revision)
    revision = sorted.revision
    items = []
    items.append(contentsOf: sorted.items)
    return 0
  }

  private func isOrdered(_ items: some Collection<Item>) -> Bool {
    zip(items, items.dropFirst()).allSatisfy { !comesFirst($1, $0) }
  }

  private func comesFirst(_ one: Item, _ other: Item) -> Bool {
    guard let searched else { return false }
    if one.document != other.document {
      return searched.compare(document: one.document, toDocument: other.document) == .orderedAscending
    }
    return searched.compare(one.range, toRange: other.range, document: one.document) == .orderedAscending
  }

  var nextIndex: Int? {
    guard let searched, let selection = searched.selectedTextRange else { return items.isEmpty ? nil : 0 }
    let document = searched.selectedTextSearchDocument
    // Matches are in order: those before the selection come first.
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      let item = items[middle]
      let order: ComparisonResult =
        document.map { $0 == item.document } ?? true
        ? searched.compare(item.range, toRange: selection, document: item.document)
        : document.map { searched.compare(document: item.document, toDocument: $0) } ?? .orderedSame
      if order == .orderedAscending { low = middle + 1 } else { high = middle }
    }
    return low < items.count ? low : nil
  }

  func decorate(from index: Int) {
    for item in items[index...] {
      searched?.decorate(foundTextRange: item.range, document: item.document, usingStyle: .found)
    }
  }

  func clear() { searched?.clearAllDecoratedFoundText() }

  func highlight(_ index: Int, scrolls: Bool) {
    let item = items[index]
    searched?.willHighlight(foundTextRange: item.range, document: item.document)
    searched?.decorate(foundTextRange: item.range, document: item.document, usingStyle: .highlighted)
    if scrolls { searched?.scrollRangeToVisible(item.range, inDocument: item.document) }
  }

  func unhighlight(_ index: Int) {
    guard items.indices.contains(index) else { return }
    searched?.decorate(foundTextRange: items[index].range, document: items[index].document, usingStyle: .found)
  }

  func mayReplace(_ index: Int, with text: String) -> Bool {
    guard let searched, items.indices.contains(index) else { return false }
    return searched.supportsTextReplacement
      && searched.shouldReplace(foundTextRange: items[index].range, document: items[index].document, withText: text)
  }

  func replace(_ index: Int, with text: String) {
    searched?.replace(foundTextRange: items[index].range, document: items[index].document, withText: text)
  }

  func replaceAll(_ query: String, _ options: UITextSearchOptions, with text: String) {
    searched?.replaceAll(queryString: query, options: options, withText: text)
  }

  /// Tells searches apart without keeping their matches.
  private final class FoundNumber: @unchecked Sendable {
    weak var found: FoundTexts<Document>?
  }
}
