import Foundation
import ListCore
import Observation

/// Searches elements by the typed words, for a screen to read.
///
///     @MainActor @Observable
///     final class Library {
///       let search: ListSearch<Book>
///
///       init(books: [Book]) {
///         search = ListSearch(books, by: \.title, \.author)
///         search.prompt = "Title or author"
///       }
///     }
///
/// Each typed word has to occur in one of an element's texts, in any order and in any case, with or without diacritics.
/// Letters with diacritics that are separate letters in the user's language are distinguished.
///
/// Another letter searches only the previous results. The search is done when ``text`` is set, so no result can arrive
/// late. The search is observable: a screen that reads it is updated when it changes.
@MainActor @Observable
public final class ListSearch<Element> {
  /// The order in which elements are found.
  public enum Order: Sendable {
    /// Elements with a text that begins with the typed words come first, then those with a word that does, then others;
    /// within each group by the rank of the text.
    case ranked
    /// The order of the array.
    case original
  }

  /// The state of a search.
  public enum Phase: Equatable, Sendable {
    /// Nothing has been typed: all elements are shown.
    case idle
    /// Some elements were found.
    case found
    /// None was.
    case noMatch
  }

  /// The searched elements. Setting it repeats the search; the next typed text costs one reading of each element's
  /// texts.
  public var elements: [Element] {
    didSet {
      index = nil
      search(isNarrower: false)
    }
  }

  /// The typed text. O(n) in the bytes of the searched texts; for a further letter, of the texts that were found.
  public var text = "" {
    didSet { if text != oldValue { typed() } }
  }

  /// The found elements; all elements while no text is typed.
  public private(set) var matches: SearchedElements<Element>

  /// The text of the empty search field; nil, the default, leaves it to the field.
  public var prompt: String?

  /// The order in which elements are found.
  @ObservationIgnored public let order: Order
  @ObservationIgnored private let fields: [(Element) -> String]
  @ObservationIgnored private var folding: SearchFolding
  @ObservationIgnored private var query: SearchQuery
  /// The matches of the last query, for the next one.
  @ObservationIgnored private var found: SearchMatches?
  @ObservationIgnored private var index: SearchIndex?

  /// A search of elements.
  ///
  /// - Parameters:
  ///   - elements: the elements to search, which can be replaced later.
  ///   - fields: the texts of an element that are searched, the most important first.
  ///   - order: the order in which elements are found.
  ///   - locale: the locale that decides which letters with diacritics are separate letters.
  public init(
    _ elements: [Element] = [], by fields: KeyPath<Element, String>..., order: Order = .ranked,
    locale: Locale = .current
  ) {
    self.elements = elements
    self.order = order
    self.fields = fields.map { field in { $0[keyPath: field] } }
    var folding = SearchFolding(language: locale.language.languageCode?.identifier)
    query = SearchQuery("", &folding)
    self.folding = folding
    matches = SearchedElements(all: elements)
  }

  /// The state of the search.
  public var phase: Phase {
    if matches.isWhole { return .idle }
    return matches.isEmpty ? .noMatch : .found
  }

  /// Reads the texts of all elements, so that the first letter need not. O(n).
  public func prepare() { _ = preparedIndex() }

  /// Reads the texts of some more elements, for a millisecond or two.
  /// - Returns: whether there are more elements.
  public func prepareFurther() -> Bool {
    read(elementsReadAtOnce)
    return (index?.count ?? 0) < elements.count
  }

  /// The ranges of the typed words in a text, as whole characters, in order.
  public func ranges(in text: String) -> [Range<String.Index>] {
    // Reads the text, so that a screen that uses the ranges observes it.
    self.text.isEmpty ? [] : query.ranges(in: text, &folding)
  }

  // MARK: Searching

  private func typed() {
    let typed = SearchQuery(text, &folding)
    guard typed != query else { return }
    let isNarrower = !query.isEmpty && typed.narrows(query)
    query = typed
    search(isNarrower: isNarrower)
  }

  private func search(isNarrower: Bool) {
    guard !query.isEmpty else {
      found = nil
      matches = SearchedElements(all: elements)
      return
    }
    let found = preparedIndex().matches(query, among: isNarrower ? self.found?.elements : nil)
    self.found = found
    matches = SearchedElements(elements, at: order == .ranked ? found.ranked : found.elements)
  }

  private func preparedIndex() -> SearchIndex {
    read(elements.count)
    return index ?? SearchIndex(fieldCount: fields.count)
  }

  /// Reads the texts of the next elements, of at most `count`.
  private func read(_ count: Int) {
    var read = index ?? SearchIndex(fieldCount: fields.count, capacity: elements.count)
    // If the property held the index too, the first `append` would copy it.
    index = nil
    let elements = elements
    for place in read.count..<min(read.count + count, elements.count) {
      for field in fields { read.append(field(elements[place]), &folding) }
    }
    index = read
  }
}

/// The number of elements that are read at once. With a few short texts each, that takes a millisecond or two.
private let elementsReadAtOnce = 2000

/// The results of a search, as a collection over the searched array.
public struct SearchedElements<Element>: RandomAccessCollection {
  private let elements: [Element]
  /// Nil for all elements.
  private let places: ContiguousArray<Int32>?

  init(all elements: [Element]) {
    self.elements = elements
    places = nil
  }

  init(_ elements: [Element], at places: ContiguousArray<Int32>) {
    self.elements = elements
    self.places = places
  }

  var isWhole: Bool { places == nil }

  /// The index of the first element.
  public var startIndex: Int { 0 }
  /// The index after the last element.
  public var endIndex: Int { places?.count ?? elements.count }
  /// The element at an index among the matches.
  public subscript(position: Int) -> Element { elements[places.map { Int($0[position]) } ?? position] }
}
