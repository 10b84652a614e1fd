import Foundation
import ListCore
import Observation

/// Searches elements by what is typed, for a screen to read.
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
/// Every word that is typed has to stand in one of an element's texts, in any order, whatever its case, diacritics and
/// width. Letters with diacritics that are letters of their own in the reader's language are told apart.
///
/// A letter more only looks through what was found before. Everything is done when ``text`` is set, so there is no
/// answer that could come too late. What a screen reads of a search is followed as with any observable model.
@MainActor @Observable
public final class ListSearch<Element> {
  /// The order in which elements are found.
  public enum Order: Sendable {
    /// Elements with a text that begins with what is typed, then those in which a word does, then others; among these
    /// by which of the texts it is.
    case ranked
    /// As in the array.
    case original
  }

  /// Where a search stands.
  public enum Phase: Equatable, Sendable {
    /// Nothing is typed: all elements are there.
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
  ///   - fields: the texts of an element that are looked through, the most important first.
  ///   - order: the order in which elements are found.
  ///   - locale: what tells which letters are letters of their own.
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

  /// Where the search stands.
  public var phase: Phase {
    if matches.isWhole { return .idle }
    return matches.isEmpty ? .noMatch : .found
  }

  /// Reads the texts of all elements, so that the first letter need not. O(n).
  public func prepare() { _ = preparedIndex() }

  /// Reads the texts of some more elements, for a millisecond or two.
  /// - Returns: whether there are others left.
  public func prepareFurther() -> Bool {
    read(elementsReadAtOnce)
    return (index?.count ?? 0) < elements.count
  }

  /// Where what is typed stands in a text, as whole characters, in order.
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
    // Only one of the two may hold it: else the first append copies all.
    index = nil
    let elements = elements
    for place in read.count..<min(read.count + count, elements.count) {
      for field in fields { read.append(field(elements[place]), &folding) }
    }
    index = read
  }
}

/// A millisecond's work or two, with a few short texts each.
private let elementsReadAtOnce = 2000

/// Elements that were found, out of an array that they stay in.
public struct SearchedElements<Element>: RandomAccessCollection {
  private let elements: [Element]
  /// Nil for all of them.
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

  /// The place of the first one.
  public var startIndex: Int { 0 }
  /// The place behind the last one.
  public var endIndex: Int { places?.count ?? elements.count }
  /// The element at a place among those that were found.
  public subscript(position: Int) -> Element { elements[places.map { Int($0[position]) } ?? position] }
}
