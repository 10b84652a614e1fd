import Foundation

extension RowList {
  /// A list of elements in the order of their names, in sections by initials, with an index beside it.
  ///
  ///     RowList(indexing: people, by: \.name) { person in Row(person, in: PersonCell.self) { $0.show($1) } }
  ///
  /// Costs O(n log n) comparisons by the language's rules, which are dear: make it when the elements change, and keep it.
  ///
  /// - Parameters:
  ///   - name: what an element is sorted by.
  ///   - alphabet: the language's letters; names that begin with none of them come last.
  ///   - row: makes the row of an element, each time it is shown.
  public init<Element: Identifiable>(
    indexing elements: some Sequence<Element>, by name: (Element) -> String,
    alphabet: IndexAlphabet = IndexAlphabet(), @AnyRowBuilder row: @escaping @MainActor (Element) -> AnyRow
  ) {
    let named = elements.map { (name: name($0), element: $0) }
    let groups = Dictionary(grouping: named) { alphabet.title(for: $0.name) }
    self.init(
      sections: alphabet.titles.compactMap { title in
        guard let group = groups[title] else { return nil }
        let sorted = group.sorted { alphabet.precedes($0.name, $1.name) }.map(\.element)
        return RowSection(title) { Rows(sorted, row: row) }.header(title).indexTitle(title)
      })
    indexTitles = alphabet.titles
  }
}
