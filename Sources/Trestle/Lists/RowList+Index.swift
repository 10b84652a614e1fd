import Foundation

extension RowList {
  /// A list of elements in the order of their names, in sections by initials, with an index beside it.
  ///
  ///     RowList(indexing: cities, by: { $0.id }) { city in Row(text: city.id) }
  ///
  /// The elements are sorted each time; for long lists see ``IndexedElements``.
  ///
  /// - Parameters:
  ///   - elements: the elements, in any order.
  ///   - name: the text by which an element is sorted.
  ///   - alphabet: the language's letters; names that begin with another character come last.
  ///   - row: makes the row of an element, each time it is shown.
  public init<Element: Identifiable>(
    indexing elements: some Sequence<Element>, by name: (Element) -> String,
    alphabet: IndexAlphabet = IndexAlphabet(), @AnyRowBuilder row: @escaping @MainActor (Element) -> AnyRow
  ) {
    self.init(IndexedElements(elements, by: name, alphabet: alphabet), row: row)
  }

  /// A list of elements that are in order already, with an index beside it.
  public init<Element: Identifiable>(
    _ indexed: IndexedElements<Element>, @AnyRowBuilder row: @escaping @MainActor (Element) -> AnyRow
  ) {
    self.init(
      sections: indexed.groups.map { group in
        RowSection(group.title) { Rows(group.elements, row: row) }.header(group.title).indexTitle(group.title)
      })
    indexTitles = indexed.titles
  }
}
