/// A row of an outline: an element, how deep it lies, and whether what lies below it is shown.
struct OutlineEntry<Element: Identifiable>: Identifiable {
  let element: Element
  let level: Int
  /// Nil if nothing can lie below it.
  let isExpanded: Bool?

  var id: Element.ID { element.id }

  /// The entries that are shown, each before what lies below it. O(n) in these.
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
  /// An outline: elements, and below those that are expanded what they contain, further in.
  ///
  ///     Rows(
  ///       outline: cities, children: { $0.parts }, isExpanded: { filter.open.contains($0.id) },
  ///       toggle: { filter.toggle($0) }
  ///     ) { city in Row(city.id, Headline(city.id)) }
  ///
  /// A row that may contain others has a sign that points to them, and is expanded by a tap unless it has an action of
  /// its own. Each element is there once; making the list costs one look at each that is shown.
  ///
  /// - Parameters:
  ///   - children: what an element contains; nil for what can contain nothing.
  ///   - isExpanded: whether that is shown.
  ///   - toggle: called with an element that is tapped, to be expanded or no longer.
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
