/// A search in an object with text.
///
/// The first match after the selection is highlighted; after the last match the first one follows.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
  private var searched: (any SearchedText)?
  private var last: (query: String, options: UITextSearchOptions)?
  private var highlighted: Int?
  /// The match to highlight once it is found, by its index or else after the selection, and whether to scroll to it.
  private var wanted: (index: Int?, scrolls: Bool)?
  /// Whether the session itself is changing the text.
  private var isReplacing = false

  /// A search in an object, which is not retained.
  public convenience init<SearchableObject: UITextSearching>(searchableObject: SearchableObject) {
    self.init()
    searched = SearchedObject(searchableObject) { [weak self] in self?.matchesCame(from: $0) }
  }

  open override var resultCount: Int { searched?.count ?? 0 }
  open override var highlightedResultIndex: Int { highlighted ?? NSNotFound }
  open override var supportsReplacement: Bool { searched?.supportsReplacement ?? false }

  open override var allowsReplacementForCurrentlyHighlightedResult: Bool {
    guard let highlighted, let searched else { return false }
    return searched.mayReplace(highlighted, with: "")
  }

  open override func performSearch(query: String, options: UITextSearchOptions?) {
    search(query, options ?? UITextSearchOptions(.contains, .caseInsensitive), scrolls: true)
  }

  private func search(_ query: String, _ options: UITextSearchOptions, scrolls: Bool) {
    last = (query, options)
    searched?.search(query, options)
    show(from: nil, scrolls: scrolls)
  }

  /// Shows the matches, and highlights one.
  private func show(from index: Int?, scrolls: Bool) {
    guard let searched else { return }
    searched.clear()
    searched.decorate(from: 0)
    highlighted = nil
    wanted = (index, scrolls)
    highlightWanted()
    onUpdate()
  }

  /// Called when matches arrive after the search method returned. Matches that are shown already are left alone.
  private func matchesCame(from first: Int) {
    guard first > 0 else { return show(from: wanted?.index, scrolls: wanted?.scrolls ?? true) }
    searched?.decorate(from: first)
    highlightWanted()
    onUpdate()
  }

  /// Highlights the wanted match once it is known. If no match follows the selection, that is the first match, as soon
  /// as all matches are known.
  private func highlightWanted() {
    guard let wanted, let searched else { return }
    let known = wanted.index.map { $0 < searched.count ? $0 : nil } ?? searched.nextIndex
    let last = wanted.index == nil ? 0 : searched.count - 1
    guard let index = known ?? (searched.isFinished ? last : nil) else { return }
    self.wanted = nil
    if index >= 0, index < searched.count { highlight(index, scrolls: wanted.scrolls) }
  }

  private func highlight(_ index: Int, scrolls: Bool) {
    if let highlighted { searched?.unhighlight(highlighted) }
    highlighted = index
    wanted = nil
    searched?.highlight(index, scrolls: scrolls)
  }

  open override func highlightNextResult(in direction: UITextStorageDirection) {
    let count = resultCount
    guard count > 0 else { return }
    let step = direction == .forward ? 1 : -1
    highlight(((highlighted ?? (step > 0 ? -1 : 0)) + step + count) % count, scrolls: true)
    onUpdate()
  }

  open override func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    guard let searched, let index = highlighted, searched.mayReplace(index, with: replacementString) else { return }
    replacing { searched.replace(index, with: replacementString) }
    guard let last else { return }
    searched.search(last.query, last.options)
    // The caret is after the replacement: the next match is the one after it.
    show(from: nil, scrolls: true)
  }

  open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
    guard let searched, searched.supportsReplacement else { return }
    let options = options ?? last?.options ?? UITextSearchOptions(.contains, .caseInsensitive)
    replacing { searched.replaceAll(searchQuery, options, with: replacementString) }
    search(searchQuery, options, scrolls: false)
  }

  private func replacing(_ body: () -> Void) {
    isReplacing = true
    defer { isReplacing = false }
    body()
  }

  /// Searches the changed text again and highlights the match with the same index, without scrolling.
  open override func invalidateFoundResults() {
    guard !isReplacing, let last else { return }
    let index = highlighted ?? wanted?.index
    searched?.search(last.query, last.options)
    show(from: index, scrolls: false)
  }

  /// The panel is closed.
  final func end() {
    searched?.search("", UITextSearchOptions(.contains, []))
    searched?.clear()
    highlighted = nil
    wanted = nil
    last = nil
  }
}
