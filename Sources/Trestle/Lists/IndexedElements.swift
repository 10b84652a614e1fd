import Foundation
import ListCore

/// Elements in the order of their names, in sections by initials, as ``RowList/init(_:row:)`` shows them.
///
///     let indexed = await Task.detached { IndexedElements(cities, by: { $0.id }) }.value
/// Sorting by a language's rules is slow, so sort long lists away from the main actor, and only when the elements
/// change.
public struct IndexedElements<Element> {
  /// The elements of one title.
  public struct Group {
    /// The letter that its names begin with.
    public let title: String
    /// In the order of their names.
    public let elements: [Element]
  }

  /// The sections that have elements, in the order of the language's letters.
  public let groups: [Group]
  /// The titles of all letters, also of those without elements.
  public let titles: [String]

  /// Sorts elements. O(n log n) comparisons of bytes, and O(n) by the language's rules if these mostly agree with the
  /// bytes.
  ///
  /// - Parameters:
  ///   - elements: the elements, in any order.
  ///   - name: the text by which an element is sorted.
  ///   - alphabet: the language's letters; names that begin with another character come last.
  public init(
    _ elements: some Sequence<Element>, by name: (Element) -> String, alphabet: IndexAlphabet = IndexAlphabet()
  ) {
    typealias Entry = (name: String, key: [UInt8], element: Element)
    var folding = SearchFolding(language: nil)
    // The first two characters of a name decide its letter, and many names share them.
    var known: [Substring: String] = [:]
    var entries: [String: [Entry]] = [:]
    for element in elements {
      let name = name(element)
      let start = name.prefix(2)
      let title = known[start] ?? alphabet.title(for: String(start))
      known[start] = title
      entries[title, default: []].append((name, folding.fold(name), element))
    }
    titles = alphabet.titles
    groups = alphabet.titles.compactMap { title in
      guard var group = entries[title] else { return nil }
      // Sorts by bytes first, which is fast and gives nearly the right order: then few comparisons by the language's
      // rules are needed.
      group.sort { $0.key.lexicographicallyPrecedes($1.key) }
      group.sort { alphabet.precedes($0.name, $1.name) }
      return Group(title: title, elements: group.map(\.element))
    }
  }
}

extension IndexedElements {
  /// The elements that satisfy a condition, in the same order. O(n).
  public func filtered(_ keeps: (Element) -> Bool) -> IndexedElements {
    let groups = groups.map { Group(title: $0.title, elements: $0.elements.filter(keeps)) }
    return IndexedElements(groups: groups.filter { !$0.elements.isEmpty }, titles: titles)
  }

  private init(groups: [Group], titles: [String]) {
    self.groups = groups
    self.titles = titles
  }
}

extension IndexedElements: Sendable where Element: Sendable {}
extension IndexedElements.Group: Sendable where Element: Sendable {}
