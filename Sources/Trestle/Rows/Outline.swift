/// A row of an outline: an element, its depth, and whether its children are shown.
struct OutlineEntry<Element: Identifiable>: Identifiable {
  let element: Element
  let level: Int
  /// Nil for an element that cannot have children.
  let isExpanded: Bool?

  var id: Element.ID { element.id }

  /// The shown entries, each before its children. O(n) in their number.
  static func all(
    _ roots: some Sequence<Element>, children: (Element) -> [Element]?, isExpanded: (Element) -> Bool
  ) -> [OutlineEntry] {
    var entries: [OutlineEntry] = []
    func add(_ element: Element, _ level: Int) {
      let below = children(element)
      let expands = below == nil ? nil : isExpanded(element)
      entries.append(OutlineEntry(element: element, level: level, isExpanded: expands))
      if expands == true { for child in below ?? [] { add(child, level + 1) } }
    }
    for root in roots { add(root, 0) }
    return entries
  }
}

extension Rows {
  /// An outline: elements, each followed by its children, indented, if it is expanded.
  ///
  ///     Rows(
  ///       outline: cities, children: { $0.parts }, isExpanded: { filter.open.contains($0.id) },
  ///       toggle: { filter.toggle($0) }
  ///     ) { city in Row(city.id, Headline(city.id)) }
  ///
  /// A row with children has a disclosure indicator, and a tap expands it unless it has a custom action. Each element
  /// occurs once. Making the list takes one step per shown element.
  ///
  /// - Parameters:
  ///   - roots: the elements at the top level.
  ///   - children: the elements within an element; nil for one that cannot have any.
  ///   - isExpanded: whether an element's children are shown.
  ///   - toggle: called with a tapped element, to expand or collapse it.
  ///   - row: makes the row of an element, each time it is shown.
  public init<Element: Identifiable>(
    outline roots: [Element], children: (Element) -> [Element]?, isExpanded: (Element) -> Bool,
    toggle: @escaping (Element) -> Void, @AnyRowBuilder row: @escaping @MainActor (Element) -> AnyRow
  ) {
    let entries = OutlineEntry.all(roots, children: children, isExpanded: isExpanded)
    self.init(entries) { entry -> AnyRow in
      var made = row(entry.element)
      made.style.indentationLevel = entry.level
      made.style.isExpanded = entry.isExpanded
      if entry.isExpanded != nil, made.behaviour.select == nil { made.behaviour.select = { toggle(entry.element) } }
      return made
    }
  }
}
